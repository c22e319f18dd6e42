import { expect, it } from 'vitest';
import { mentionsByCard } from './mentions.ts';

it('turns round where cards are mentioned', () => {
  const mentions = mentionsByCard([
    { slug: 'shock', mentionedIn: ['ipg/2.3/#example-c', 'm10/cards/clone/#r1', 'm10/cards/clone/#r3'] },
    { slug: 'island', mentionedIn: ['m10/general-notes/#lucky-charms', 'm10/cards/ponder/'] },
    { slug: 'clone', mentionedIn: [] },
  ]);
  expect([...mentions]).toEqual([
    ['m10/cards/clone', [{ slug: 'shock', rulings: ['r1', 'r3'] }]],
    ['m10/cards/ponder', [{ slug: 'island', rulings: [] }]],
  ]);
});
