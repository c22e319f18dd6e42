import { expect, test } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import type { GuideSection } from '../schema/guide.ts';
import { viewPart } from './part-view.ts';

type Heading = GuideSection['headings'][number];
const own: Heading = {
  lang: 'en',
  text: 'Examples',
  source: { file: 'rules.en.txt', lines: [1, 1] },
  part: 'examples',
};
const other: Heading = { ...own, source: { ...own.source, file: 'rules.zh.txt' } };

test.each([
  ['the heading of its own source', [other, own], own, [other]],
  ['the heading that another source prints in its language', [other], other, []],
  ['no heading from inside the part', [{ ...own, before: 'example-a' } as Heading], undefined, []],
])('a column has %s', (_, headings, heading, others) => {
  const view = viewPart({ section: { ...section, headings }, columns: { all: ['en', 'zh'] } }, 'examples');
  expect(view).toMatchObject({ cells: [{ heading }, { heading: undefined }], others });
});
