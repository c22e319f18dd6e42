import { describe, expect, test } from 'vitest';
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
  part: 'remedy',
  anchor: 'remedy-4',
  titles: {},
  passages: [],
};
const result: Result = { tier: 'literal', record, match: null, lang: 'zh' };

describe('a result says', () => {
  test.each<[string, View['lang'], Partial<Result>, string]>([
    ['nothing, where it was found in the language of the reader alone', 'zh', { langs: ['zh'] }, ''],
    ['in which others it was found too', 'zh', { langs: ['zh', 'ja', 'en'] }, '另有日文和英文'],
    [
      'both, where the language of the reader is none of them',
      'en',
      { lang: 'ja', langs: ['ja', 'zh'] },
      'Japanese · also in Chinese',
    ],
    ['nothing of languages, where a place is cited', 'ja', { tier: 'citation', lang: null }, ''],
    [
      'what further Warnings for it become, beside its penalty',
      'en',
      {
        lang: 'en',
        record: {
          ...record,
          penalty: 'warning',
          repeated: { zh: '第三次起离场', ja: '3回目から退場', en: 'the third means leaving' },
        },
      },
      'basic penalty: Warning · the third means leaving · ',
    ],
  ])('%s', (_, lang, own, said) => {
    expect(aboutOf(view(lang), { ...result, ...own })).toBe(said);
  });
});

test.each(interfaceLanguages)('what a kind is called says that a note is ours, in %s', (lang) => {
  expect(view(lang).t.kinds.remark).toMatch(/（非官方）|（非公式）|\(not official\)/u);
});

describe('the place of a result', () => {
  test.each<[string, Partial<SearchRecord>, string]>([
    ['a clause', {}, 'IPG 2.3 · Additional Remedy 4'],
    ['several in a row', { anchor: 'remedy-1..remedy-3' }, 'IPG 2.3 · Additional Remedy 1–3'],
    [
      'an annotation',
      { kind: 'annotation', anchor: 'remedy-4-note-1' },
      'IPG 2.3 · Additional Remedy 4 · annotation 1',
    ],
    ['a section', { kind: 'section' }, 'IPG 2.3'],
    ['a ruling', { kind: 'ruling', document: 'm10', section: 'ajani-goldmane', anchor: 'r2' }, 'Ruling 2'],
    [
      'our note on what is no clause',
      { kind: 'remark', document: 'm10', section: 'changed', part: undefined as never, anchor: 'mulligan' },
      '',
    ],
  ])('of %s', (_, own, place) => {
    expect(placeOf(view('en'), { ...record, ...own })).toBe(place);
  });
});
