import { expect, test } from 'vitest';
import { inventedContent } from '../../scripts/content/invented.fixture.ts';
import type { Contents } from '../schema/contents.ts';
import type { Document } from '../schema/document.ts';
import { findCitations } from '../search/cite/find.ts';
import { makeTable } from './build.ts';
import { openTable } from './table.ts';

/* The invented texts, with two invented guides: one of infractions, and one that is called as a known guide of others. */
const titles = { zh: '比赛规则', ja: 'イベント規定', en: 'Tournament Rules (MTR)' };
const documents: Document[] = [
  {
    id: 'handbook',
    kind: 'guide',
    titles: { zh: '庆典处理手册', ja: '祝祭手引き', en: 'Festival Handbook (HB)' },
    abbreviation: 'HB',
    prevails: 'en',
  },
  { id: 'mtr', kind: 'guide', titles, abbreviation: 'MTR', prevails: 'en' },
];
const contents: Contents[] = [
  contentsOf('handbook', { number: '7.2', titles: { en: 'Lantern Left Alight' }, penalty: 'warning' }),
  contentsOf('mtr', { number: '7.2', titles: { en: 'Lantern Parades' } }),
];
function contentsOf(document: string, only: Contents['chapters'][number]['sections'][number]): Contents {
  const chapters = [{ number: '7', titles: { en: 'Lights' }, sections: [only] }];
  return { document, edition: '2020-01-01', chapters };
}
const table = openTable(
  makeTable({
    ...inventedContent,
    documents: [...inventedContent.documents, ...documents],
    contents: [...inventedContent.contents, ...contents],
  }),
);
const linked = (text: string, settings = {}) => findCitations(table, text, settings).map(({ url }) => url);

test.each([
  ['See MTR 7.2.', ['mtr/#s-7.2']],
  ['MTR第七章', ['mtr/#s-7']],
  ['イベント規定7.2', ['mtr/#s-7.2']],
  ['section 7.2 of the MTR, then HB 7.2', ['mtr/#s-7.2', 'handbook/#s-7.2']],
  ['MTRA 7.2', []],
  ['見よ https://forum.example/hb。HB 7.2を', ['handbook/#s-7.2']],
])('a guide that the site has is linked, and others are not: %s', (text, urls) => {
  expect(linked(text)).toEqual(urls);
});

test('a section is cited by its name in a guide of infractions alone', () => {
  const settings = { areNamesCited: true };
  expect(linked('The judge said Lantern Left Alight.', settings)).toEqual(['handbook/#s-7.2']);
  expect(linked('The judge said Lantern Parades.', settings)).toEqual([]);
  expect(linked('Lantern Parades (MTR 7.2)', settings)).toEqual(['mtr/#s-7.2']);
});
