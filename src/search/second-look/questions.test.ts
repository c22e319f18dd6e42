import { expect, test } from 'vitest';
import { indexNames, type NameEntry } from '../names/names.ts';
import { planQuery } from '../query/plan.ts';
import { keepHan } from '../texts/han.ts';
import type { SearchRecord } from '../texts/record.ts';
import { indexRecords } from '../texts/text-index.ts';
import { answerQuestion, readSubjects } from './questions.ts';

const lifelink: NameEntry = {
  url: 'terms/#lifelink',
  kind: 'term',
  document: 'terms',
  section: 'lifelink',
  titles: { zh: '系命', ja: '絆魂', en: 'lifelink' },
};
const names = indexNames([lifelink]);

const clause = (id: string, en: string, zh: string): SearchRecord => ({
  url: `ipg/2.3/#${id}`,
  kind: 'clause',
  document: 'ipg',
  section: '2.3',
  anchor: id,
  titles: { en: 'Hidden Card Error' },
  passages: [
    { text: en, lang: 'en' },
    { text: zh, lang: 'zh' },
  ],
});
const index = indexRecords(
  [
    clause('reveal', 'The opponent reveals the cards of a hand.', '对手展示手牌。'),
    clause('shuffle', 'The cards are shuffled into the library of the opponent.', '将牌洗入对手的牌库。'),
    clause('life', 'Lifelink gains life for damage.', '系命使伤害获得生命。'),
    ...Array.from({ length: 20 }, (_, number) => clause(`other-${number}`, `Nothing ${number}.`, '无事。')),
  ],
  keepHan,
);
const answer = async (query: string) =>
  (await answerQuestion(names, planQuery(query), index)).map(({ record }) => record.anchor);

test('words that only ask carry no weight, and a term is what it is called in each language', () => {
  expect(readSubjects(names, 'What happens if a player draws lifelink cards?')).toEqual([
    ['系命', '絆魂', 'lifelink'],
    ['player'],
    ['draws'],
    ['cards'],
  ]);
  expect(readSubjects(names, '对手洗牌怎么办')).toEqual([['对手'], ['手洗'], ['洗牌']]);
  expect(readSubjects(names, 'カードを引いた場合はどうなりますか')).toEqual([['カード'], ['を引'], ['引い']]);
});

test.each([
  ['what should happen when the opponent has shuffled his hand of cards into the library', 'shuffle'],
  ['must an opponent who reveals cards keep them in hand', 'reveal'],
  ['does any damage with 絆魂 gain me life', 'life'],
  ['对手的牌被洗入牌库怎么办', 'shuffle'],
])('%s is answered first by what says most of it: %s', async (question, anchor) => {
  expect((await answer(question))[0]).toBe(anchor);
});

test.each(['shuffled cards', 'spaceship to the moon', '牌库顶的宇宙船', 'what if', '怎么办'])(
  'what is less than a sentence, or speaks of nothing here, has no answer: %s',
  async (query) => {
    expect(await answer(query)).toEqual([]);
  },
);
