import { expect, test } from 'vitest';
import type { FaqChapter } from '../schema/faq.ts';
import { compareChapters } from './reading-order.ts';

test('chapters stand as in a source that has them, whatever they are called', () => {
  const chapter = (slug: string, lines: Readonly<Record<string, number>>) => {
    const headings = Object.entries(lines).map(([lang, line]) => [lang, { source: { lines: [line, line] } }]);
    return { slug, headings: Object.fromEntries(headings), sections: [] } as unknown as FaqChapter;
  };
  const rulings = chapter('card-rulings', { zh: 90, ja: 80 });
  const lanterns = chapter('new-keyword-lanterns', { zh: 20 });
  const legal = chapter('legal', { zh: 200, ja: 190 });
  const added = chapter('added-in-japan', { ja: 100 });
  const sorted = [legal, added, rulings, lanterns].sort(compareChapters);
  expect(sorted.map(({ slug }) => slug)).toEqual([
    'new-keyword-lanterns',
    'card-rulings',
    'added-in-japan',
    'legal',
  ]);
});
