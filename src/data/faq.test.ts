import { expect, it } from 'vitest';
import { toPublishedFaq } from './faq.ts';
import { chapter } from './records.fixture.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };

it('gives the first heading as a string, with place and corrections beside it, and keeps the rest', () => {
  const faq = toPublishedFaq('m10', [chapter], '2009-06-23', rights);
  expect(faq).toMatchObject({ schemaVersion: 2, document: 'm10', asOf: '2009-06-23', rights });
  const [published] = faq.chapters;
  expect(published).toMatchObject({
    slug: 'rules-changes',
    heading: '规则改变',
    headingSource: { file: 'faq.zh.txt', lines: [1, 1] },
    titles: chapter.titles,
  });
  expect(published?.sections[0]).toEqual({
    ...chapter.sections[0],
    heading: '战斗',
    headingSource: chapter.sections[0]?.headings.zh?.source,
    headingCorrections: chapter.sections[0]?.headings.zh?.corrections,
    notes: chapter.sections[0]?.notes.map((note) => ({ ...note, ...note.texts.zh })),
  });
  expect(published?.sections[1]).toEqual(chapter.sections[1]);
  expect(published?.groups).toEqual([
    {
      heading: '白色',
      headingSource: { file: 'faq.zh.txt', lines: [10, 10] },
      headings: chapter.groups?.[0]?.headings,
      cards: ['test-angel'],
    },
    { headings: {}, cards: ['test-ogre'] },
  ]);
});
