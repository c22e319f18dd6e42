import { expect, test } from 'vitest';
import type { Contents } from '../schema/contents.ts';
import type { GuideSection } from '../schema/guide.ts';
import { listContents, wholePagesOf } from './contents-view.ts';

const contents: Contents = {
  document: 'handbook',
  edition: '2020-01-01',
  chapters: [
    {
      number: '2',
      titles: { en: 'Lost things' },
      sections: [{ number: '2.1', titles: { en: 'Lost dice' }, penalty: 'warning' }],
    },
  ],
};
const section = (number: string) => ({ section: number, titles: { en: 'As printed' } }) as GuideSection;

test('a section that is here has its record, and the name that the contents give it', () => {
  const record = section('2.1');
  const [chapter] = listContents(contents, [record]);
  expect(chapter?.sections).toEqual([
    { number: '2.1', titles: { en: 'Lost dice' }, penalty: 'warning', record },
  ]);
});

test('what the contents do not name stands in its place by number, 10.1 behind 9.2', () => {
  const chapters = listContents(contents, ['10.1', '9.2', '2.2'].map(section));
  expect(chapters.map(({ number, sections }) => [number, sections.map((each) => each.number)])).toEqual([
    ['2', ['2.1', '2.2']],
    ['9', ['9.2']],
    ['10', ['10.1']],
  ]);
});

test('a guide without contents has the sections that are here', () => {
  const record = section('1.1');
  expect(listContents(undefined, [record])).toEqual([
    { number: '1', titles: {}, sections: [{ number: '1.1', titles: { en: 'As printed' }, record }] },
  ]);
});

test.each([
  [14, ['all/']],
  [15, ['all/', 'all/2/', 'all/3/']],
])('a guide of %i sections is read as a whole on %j', (count, paths) => {
  const numbers = Array.from({ length: count }, (_, index) => `${(index % 3) + 1}.${index + 1}`);
  expect(wholePagesOf(listContents(undefined, numbers.map(section))).map(({ path }) => path)).toEqual(paths);
});
