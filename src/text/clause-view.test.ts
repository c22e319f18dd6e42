import { expect, test } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import type { Clause, GuideSection } from '../schema/guide.ts';
import type { InterfaceLanguage, Language, Notes } from '../schema/language.ts';
import type { LaterChange } from '../schema/later-change.ts';
import { viewClause } from './clause-view.ts';
import { columnsOf } from './columns.ts';
import { clauseWords } from './words.ts';

const all = { zh: '', ja: '', en: '' };
const change: LaterChange = {
  id: 'cut',
  since: null,
  occasion: all,
  what: all,
  affects: [{ target: 'ipg/9.1/#definition-1', langs: ['zh'], status: 'outdated' }],
};
const unofficial = { text: 'Unofficially.', from: 'en' as const, translator: 'A' };
const view = (id: Clause['id'], lang: InterfaceLanguage, edited: Partial<Clause> = {}) => {
  const clauses = section.clauses.map((clause) => (clause.id === id ? { ...clause, ...edited } : clause));
  const page: GuideSection = { ...section, clauses };
  const columns = columnsOf(page, lang);
  return viewClause({ lang, section: page, columns, laterChanges: [change] }, id);
};
const cell = (of: ReturnType<typeof view>, column: Language) =>
  of.cells.find((each) => each.column === column);
const source = { file: 'rules.zh.txt', lines: [4, 4] as [number, number] };

test('a language without the clause says why, by kind or by what is decided of it', () => {
  const words = clauseWords.en.missingReasons.omits;
  const missingIn = (column: Language, note?: Notes) =>
    cell(
      view('penalty', 'en', note && { missing: [{ lang: column, reason: { kind: 'omits', note } }] }),
      column,
    )?.missing;
  expect(missingIn('en')).toEqual({ words, note: {} });
  const note = { zh: '没有', ja: 'ない', en: 'There is none.' };
  expect(missingIn('en', note)).toEqual({ words: '', note });
  // A note that this page cannot say does not take the place of the kind, and is said after it as it is.
  const inChinese = { zh: '没有' };
  expect(missingIn('en', inChinese)).toEqual({ words: `${words} `, note: inChinese });
});

test('a text older than a change of the guide has it, the others do not', () => {
  const concern = { change: 'cut', status: 'outdated' as const, langs: ['zh' as const] };
  const of = view('definition-1', 'en', { changes: [concern] });
  expect(cell(of, 'zh')?.since).toEqual([change]);
  expect(cell(of, 'en')?.since).toEqual([]);
});

test('a row of annotations alone goes with their column, unless they are translated', () => {
  const note = { id: 'examples-note-1', text: 'Note.', source };
  expect(view('definition-1', 'en').onlyColumn).toBeUndefined();
  expect(view('examples', 'en', { annotations: { en: [note] } }).onlyColumn).toBe('en');
  const translated = view('examples', 'zh', {
    annotations: { en: [{ ...note, unofficial: { zh: unofficial } }] },
  });
  expect(translated.onlyColumn).toBeUndefined();
  expect(translated.annotations).toMatchObject([{ of: 'en', brief: 'Unofficially.', briefLang: 'zh' }]);
});

test('an annotation that is printed in two languages is one, and begins in that of the reader', () => {
  const note = (text: string) => [{ id: 'examples-note-1', text, source }];
  const notes = { annotations: { zh: note('评注。'), en: note('Note.') } };
  const { annotations, onlyColumn } = view('examples', 'en', notes);
  expect(onlyColumn).toBeUndefined();
  expect(annotations).toMatchObject([{ printed: ['en', 'zh'], of: 'en', brief: 'Note.' }]);
  expect(view('examples', 'ja', notes).annotations).toMatchObject([{ of: 'zh', brief: '评注。' }]);
});
