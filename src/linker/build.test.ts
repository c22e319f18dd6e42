import { expect, test } from 'vitest';
import { inventedContent as content } from '../../scripts/content/invented.fixture.ts';
import type { Contents } from '../schema/contents.ts';
import type { Document } from '../schema/document.ts';
import { findCitations } from '../search/cite/find.ts';
import { makeTable } from './build.ts';
import { openTable } from './table.ts';

/* More citations in prose than docs/citing.md has. The content is the invented one, and a second guide, MTR. */

const mtr: Document = {
  id: 'mtr',
  kind: 'guide',
  titles: { zh: '比赛规则', ja: 'イベント規定', en: 'Tournament Rules (MTR)' },
  abbreviation: 'MTR',
  prevails: 'en',
};
const sections = [{ number: '7.2', titles: { en: 'Lantern Parades' } }];
const contents: Contents = {
  document: 'mtr',
  edition: '2020-01-01',
  chapters: [{ number: '7', titles: { en: 'Lights' }, sections }],
};
const table = openTable(
  makeTable({
    ...content,
    documents: [...content.documents, mtr],
    contents: [...content.contents, contents],
  }),
);
const linked = (text: string, areNamesCited = true) =>
  findCitations(table, text, { areNamesCited }).map(
    ({ start, end, url }) => `${text.slice(start, end)}: ${url}`,
  );

test.each([
  // Part of a file name, mail address, path or address.
  'ipg2.3.docx is out',
  '桌边指南2.3.pdf',
  'IPG_2.3.zip',
  'mail judge@ipg-2.3.example now',
  'my_IPG 2.3',
  'C:\\judge\\IPG 2.3\\a.txt',
  'dir/ipg/2.3/notes',
  'https://judge.example/ipg-2.3',
  'judge.example/?about=IPG+2.3',
  // A number alone, or of something else.
  'Final score 2.3 and 2.4 percent',
  'Per JAR §2.3, a drawn match',
  'Hidden Soup (JAR 2.3)',
  'Hidden Soup of the JAR',
  '完整规则2.3：隐藏的汤',
  'section 2.4 of the lease, 第2.3节, バージョン2.3',
  'remedy 4',
  'MTRA 7.2',
  // The name of a section that is not an infraction.
  'The judge saw the Lantern Parades.',
])('%s has no link', (text) => {
  expect(linked(text)).toEqual([]);
  expect(linked(text, false)).toEqual([]);
});

test.each([
  ['“IPG 2.3.”', ['IPG 2.3: ipg/2.3/']],
  ['see IPG 2.3: a bowl', ['IPG 2.3: ipg/2.3/']],
  ['an IPG 2.3-like case', ['IPG 2.3: ipg/2.3/']],
  ['MTR 4.2/IPG 2.3', ['IPG 2.3: ipg/2.3/']],
  ['见judge.example。IPG 2.3', ['IPG 2.3: ipg/2.3/']],
  ['See 桌边指南 2.3 (judge)', ['桌边指南 2.3: ipg/2.3/']],
  ['根据 MTG 桌边指南 2.3', ['桌边指南 2.3: ipg/2.3/']],
  ['見よ https://forum.example/ipg。IPG 2.3を', ['IPG 2.3: ipg/2.3/']],
  ['Lantern Parades (MTR 7.2)', ['MTR 7.2: mtr/#s-7.2']],
  ['MTR第七章', ['MTR第七章: mtr/#s-7']],
  ['イベント規定7.2', ['イベント規定7.2: mtr/#s-7.2']],
  ['section 7.2 of the MTR, then IPG 2.5', ['section 7.2 of the MTR: mtr/#s-7.2', 'IPG 2.5: ipg/#s-2.5']],
])('the citations are linked: %s', (text, links) => {
  expect(linked(text, false)).toEqual(links);
});

test.each([
  ['给 AP 隐藏的汤', '隐藏的汤'],
  ['HS, then JAR 2.3', 'HS'],
  ['By JAR 2.3 it is fine. HS', 'HS'],
])('with `areNamesCited`, the name of an infraction alone is linked: %s', (text, name) => {
  expect(linked(text)).toEqual([`${name}: ipg/2.3/`]);
});
