import { expect, test } from 'vitest';
import type { Contents } from '../schema/contents.ts';
import type { GuideSection } from '../schema/guide.ts';
import { listContents, wholePagesOf } from './contents-view.ts';

const listed = { number: '2.1', titles: { en: 'Lost dice' }, penalty: 'warning' } as const;
const contents: Contents = {
  document: 'handbook',
  edition: '2020-01-01',
  chapters: [{ number: '2', titles: { en: 'Lost things' }, sections: [listed] }],
};
const section = (number: string) => ({ section: number, titles: { en: 'As printed' } }) as GuideSection;

test('a section with a text has its record, and the name that the contents give it', () => {
  const record = section('2.1');
  expect(listContents(contents, [record])[0]?.sections).toEqual([{ ...listed, record }]);
});

test('sections and chapters that the contents lack are added, sorted by number', () => {
  const chapters = listContents(contents, ['10.1', '9.2', '2.2'].map(section));
  expect(chapters.map(({ number, sections }) => [number, sections.map((each) => each.number)])).toEqual([
    ['2', ['2.1', '2.2']],
    ['9', ['9.2']],
    ['10', ['10.1']],
  ]);
});

test.each([
  [14, ['all/']],
  [15, ['all/', 'all/2/', 'all/3/']],
])('the pages of a whole guide with %i sections are %j', (count, paths) => {
  const numbers = Array.from({ length: count }, (_, index) => `${(index % 3) + 1}.${index + 1}`);
  expect(wholePagesOf(listContents(undefined, numbers.map(section))).map(({ path }) => path)).toEqual(paths);
});
