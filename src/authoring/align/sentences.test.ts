import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../schema/language.ts';
import { leansOnTheLast, splitSentences } from './sentences.ts';
import { toFlow } from './testing.fixture.ts';

const cases: readonly (readonly [lang: Language, text: string, sentences: readonly string[]])[] = [
  ['en', 'One card. Two cards.', ['One card.', 'Two cards.']],
  ['en', 'Keep it (as it is. Really.) Then go on.', ['Keep it (as it is. Really.)', 'Then go on.']],
  ['en', 'A card, e.g. Brainstorm, is drawn.', ['A card, e.g. Brainstorm, is drawn.']],
  ['en', 'It costs 1.5 or so.', ['It costs 1.5 or so.']],
  ['zh', '先抓牌。 然后弃牌。', ['先抓牌。', '然后弃牌。']],
  ['zh', '他说“停。”然后离开', ['他说“停。”', '然后离开']],
  ['ja', 'カードを引く(1枚。)。次に捨てる。', ['カードを引く(1枚。)。', '次に捨てる。']],
];

describe('splitSentences', () => {
  it.each(cases)('%s: %s', (lang, text, sentences) => {
    expect(splitSentences(toFlow(text), lang).map((flow) => flow.text)).toEqual(sentences);
  });

  it('loses no character of any text', () => {
    const bare = (text: string): string => text.replace(/[\s\uFEFF]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('zh', 'ja', 'en'), (text, lang) => {
        const joined = splitSentences(toFlow(text), lang)
          .map((flow) => flow.text)
          .join('');
        expect(bare(joined)).toBe(bare(text));
      }),
    );
  });
});

describe('leansOnTheLast', () => {
  it.each([
    ['en', 'These excess cards are returned.', true],
    ['en', 'This infraction only applies to cards.', false],
    ['zh', '这些多余的牌张放回正确位置。', true],
    ['zh', '此违规仅适用于以下情况。', false],
    ['ja', 'それらの過剰なカードは戻される。', true],
    ['ja', 'この違反は適用される。', false],
  ] as const)('%s: %s', (lang, sentence, isLeaning) => {
    expect(leansOnTheLast(sentence, lang)).toBe(isLeaning);
  });
});
