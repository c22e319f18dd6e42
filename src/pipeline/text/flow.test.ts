import { expect, it } from 'vitest';
import { glueBetween } from './flow.ts';

it.each([
  ['publicly-', 'correctable', 'publicly-correctable'],
  ['a Mix-', 'Up', 'a Mix-Up'],
  ['a choice—', 'a mulligan', 'a choice—a mulligan'],
  ['Error —', 'Hidden', 'Error — Hidden'],
  ['头脑风暴/', 'Brainstorm', '头脑风暴/ Brainstorm'],
  ['施放', 'Brainstorm', '施放Brainstorm'],
  ['Add {G}', 'to your mana pool', 'Add {G} to your mana pool'],
  ['Pay {2}', '{R}', 'Pay {2}{R}'],
  ['a card (', 'the first', 'a card (the first'],
  ['a card', '.', 'a card.'],
  ['', 'A card', 'A card'],
])('%j and %j become %j', (before, next, whole) => {
  expect(before + glueBetween(before, next) + next).toBe(whole);
});
