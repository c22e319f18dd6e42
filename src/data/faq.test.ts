import { expect, it } from 'vitest';
import { toPublishedFaq } from './faq.ts';
import { chapter } from './records.fixture.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };

it('gives headings as strings, with place and corrections beside them, and keeps the rest', () => {
  const faq = toPublishedFaq('m10', [chapter], '2009-06-23', rights);
  expect(faq).toMatchObject({ schemaVersion: 1, document: 'm10', asOf: '2009-06-23', rights });
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
    headingSource: chapter.sections[0]?.heading?.source,
    headingCorrections: chapter.sections[0]?.heading?.corrections,
  });
  expect(published?.sections[1]).toEqual(chapter.sections[1]);
  expect(published?.groups).toEqual([
    { heading: '白色', headingSource: { file: 'faq.zh.txt', lines: [10, 10] }, cards: ['test-angel'] },
    { cards: ['test-ogre'] },
  ]);
});
