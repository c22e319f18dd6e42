import { expect, test } from 'vitest';
import { interfaceLanguages } from '../../schema/language.ts';
import type { Result } from '../query/result.ts';
import type { SearchRecord } from '../text/record.ts';
import { aboutOf, makeView, placeOf, type View } from './about.ts';

const view = (lang: View['lang']): View => makeView(lang, { documents: '{"ipg":"IPG"}' });
const record: SearchRecord = {
  url: 'ipg/2.3/#remedy-4',
  kind: 'clause',
  document: 'ipg',
  section: '2.3',
  anchor: 'remedy-4',
  titles: {},
  passages: [],
};
const repeated = { zh: '第三次起离场', ja: '3回目から退場', en: 'the third means leaving' };

test.each<[View['lang'], Partial<Result>, string]>([
  ['zh', { langs: ['zh'] }, ''],
  ['zh', { langs: ['zh', 'ja', 'en'] }, '另有日文和英文'],
  ['en', { lang: 'ja', langs: ['ja', 'zh'] }, 'Japanese · also in Chinese'],
  ['ja', { tier: 'citation', lang: null }, ''],
  [
    'en',
    { lang: 'en', record: { ...record, penalty: 'warning', repeated } },
    'basic penalty: Warning · the third means leaving · ',
  ],
])('the line about a result, in %s: %j', (lang, own, line) => {
  const result: Result = { tier: 'literal', record, match: null, lang: 'zh' };
  expect(aboutOf(view(lang), { ...result, ...own })).toBe(line);
});

test.each(interfaceLanguages)('the kind of a remark says that it is not official, in %s', (lang) => {
  expect(view(lang).t.kinds.remark).toMatch(/（非官方）|（非公式）|\(not official\)/u);
});

test.each<[Partial<SearchRecord>, string]>([
  [{}, 'IPG 2.3 · Additional Remedy 4'],
  [{ anchor: 'remedy-1..remedy-3' }, 'IPG 2.3 · Additional Remedy 1–3'],
  [{ kind: 'annotation', anchor: 'remedy-4-note-1' }, 'IPG 2.3 · Additional Remedy 4 · annotation 1'],
  [{ kind: 'section' }, 'IPG 2.3'],
  [{ kind: 'ruling', document: 'm10', section: 'ajani-goldmane', anchor: 'r2' }, 'Ruling 2'],
  [{ kind: 'remark', document: 'm10', section: 'changed', anchor: 'mulligan' }, ''],
])('the place of a result: %j', (own, place) => {
  expect(placeOf(view('en'), { ...record, ...own })).toBe(place);
});
