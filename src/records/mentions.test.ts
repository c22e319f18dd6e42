import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

it('turns round where cards are mentioned', () => {
  const cards = [
    ['ipg/2.3/#example-c', 'm10/cards/clone/#r1', 'm10/cards/clone/#r3'],
    ['m10/general-notes/#lucky-charms', 'm10/cards/ponder/'],
    [],
  ].map((mentionedIn, index) => ({ id: index, data: { mentionedIn } }));
  const [shock, island] = cards;
  expect(mentionsOf('m10/cards/clone', cards)).toEqual([{ ...shock, rulings: ['r1', 'r3'] }]);
  expect(mentionsOf('m10/cards/ponder', cards)).toEqual([{ ...island, rulings: [] }]);
});
