import { expect, it } from 'vitest';
import type { Term } from '../../schema/term.ts';
import { noKnowledge, vocabulariesOf } from './knowledge.ts';

const use = { zh: '', ja: '', en: '' };
const term = (id: string, zh: string, ja: string, en: string): Term => ({ id, zh, ja, en, aliases: [], use });

const found = (terms: readonly Term[], text: string, lang: 'zh' | 'en'): readonly string[] =>
  vocabulariesOf({ cards: [], terms }).flatMap((find) =>
    Array.from(find(text, lang).values(), ({ kind, name }) => `${kind} ${name}`),
  );

it('A term that is a common word as well counts once', () => {
  const terms = [term('opponent', '对手', '対戦相手', 'opponent')];
  expect(found(terms, '其对手', 'zh')).toEqual(['term opponent']);
});

it('A term of its own is found beside the words in it', () => {
  const terms = [term('looking-at-extra-cards', '额外看牌', '過剰なカードを見た', 'Looking at Extra Cards')];
  expect(found(terms, 'Looking at Extra Cards', 'en')).toContain('term Looking at Extra Cards');
});

it('A card whose name is a word of the rules needs something that shows it is a card', () => {
  const cards = [{ slug: 'cancel', names: { en: 'Cancel', zh: '取消', ja: '取り消し' } }];
  const terms = [term('cancel', '取消', '取り消す', 'cancel')];
  const named = (text: string, lang: 'zh' | 'en'): boolean =>
    vocabulariesOf({ cards, terms }).some((find) => find(text, lang).has('card Cancel'));
  expect(named('施放取消/Cancel', 'zh')).toBe(true);
  expect(named('主审可以取消其比赛资格', 'zh')).toBe(false);
});

it('Penalties are known without any content', () => {
  const hits = vocabulariesOf(noKnowledge).flatMap((find) => [...find('处罚为一盘负', 'zh').keys()]);
  expect(hits).toContain('penalty game-loss');
});
