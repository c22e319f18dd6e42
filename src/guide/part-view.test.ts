import { expect, test } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import { viewPart } from './part-view.ts';

const heading = (file: string, text: string) => ({
  lang: 'en' as const,
  text,
  source: { file, lines: [1, 1] as [number, number] },
  part: 'examples' as const,
});
const view = (...headings: readonly ReturnType<typeof heading>[]) =>
  viewPart({ section: { ...section, headings: [...headings] }, columns: { all: ['en', 'zh'] } }, 'examples');
const [own, other] = [heading('rules.en.txt', 'Examples'), heading('rules.zh.txt', 'EXAMPLES')];

test('a column has the heading that its own source prints; that of another source stands beside', () => {
  expect(view(other, own)).toMatchObject({
    cells: [
      { column: 'en', heading: own },
      { column: 'zh', heading: undefined },
    ],
    others: [other],
  });
  expect(view(other)).toMatchObject({ cells: [{ heading: other }, {}], others: [] });
});

test('headings inside of the part are not its own', () => {
  expect(view({ ...own, ...{ before: 'example-a' } })).toMatchObject({
    cells: [{ heading: undefined }, {}],
    others: [],
  });
});
