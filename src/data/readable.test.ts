import { expect, it } from 'vitest';
import { countReadable } from './readable.ts';
import { input } from './records.fixture.ts';

it('counts the texts of each kind, and those that can be read in each language', () => {
  const ruling = input.cards[0]?.rulings[0];
  const unofficial = { en: { text: 'Library', translator: 'A. Translator', from: 'zh' as const } };
  const cards = input.cards.map((card) => ({
    ...card,
    rulings: card.rulings.map((one) => (one === ruling ? { ...one, unofficial } : one)),
  }));
  const counts = Object.fromEntries(countReadable({ ...input, cards }).map((one) => [one.kind, one]));
  // A clause without a text is not counted.
  expect(counts.clauses?.total).toBe(3);
  expect(counts.clauses?.languages.en).toEqual({ official: 2, unofficial: 0 });
  expect(counts.rulings).toMatchObject({
    total: 2,
    languages: { zh: { official: 2, unofficial: 0 }, en: { official: 0, unofficial: 1 } },
  });
});
