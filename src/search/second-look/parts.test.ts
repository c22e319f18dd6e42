import { expect, test } from 'vitest';
import { smallIndex } from '../index/small-index.fixture.ts';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames } from '../names/names.ts';
import { planQuery } from '../query/plan.ts';
import type { SearchRecord } from '../text/record.ts';
import { findParts } from './parts.ts';

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
  part: id.replace(/-.*$/u, '') as 'definition',
  titles: { en: 'Hidden Card Error' },
  passages: [
    { text: en, lang: 'en' },
    { text: zh, lang: 'zh' },
  ],
});
const index = smallIndex([
  clause('reveal', 'The opponent reveals the cards of a hand.', '对手展示手牌。'),
  clause('shuffle', 'The cards are shuffled into the library of the opponent.', '将牌洗入对手的牌库。'),
  clause('life', 'Lifelink gains life for damage.', '系命使伤害获得生命。'),
  ...Array.from({ length: 20 }, (_, number) => clause(`other-${number}`, `Nothing ${number}.`, '无事。')),
]);
const answer = async (query: string) => {
  const found = await findParts({ plan: planQuery(query), names, matches: [], index });
  return found.map(({ row }) => row.anchor);
};
test.each([
  ['what should happen when the opponent has shuffled his hand of cards into the library', 'shuffle'],
  ['must an opponent who reveals cards keep them in hand', 'reveal'],
  ['does any damage with 絆魂 gain me life', 'life'],
  ['对手的牌被洗入牌库怎么办', 'shuffle'],
  ['shuffled cards', 'shuffle'],
])('%s is answered first by what says most of it: %s', async (question, anchor) => {
  expect((await answer(question))[0]).toBe(anchor);
});

test.each(['spaceship to the moon', '宇宙船的引擎', 'what if', '怎么办'])(
  'what speaks of nothing here, or hardly, has no answer: %s',
  async (query) => {
    expect(await answer(query)).toEqual([]);
  },
);
