import { expect, test } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import type { Clause } from '../schema/guide.ts';
import type { InterfaceLanguage, Language } from '../schema/language.ts';
import type { LaterChange } from '../schema/later-change.ts';
import { viewClause } from './clause-view.ts';
import { columnsOf } from './columns.ts';
import { clauseWords } from './words.ts';

const all = { zh: '', ja: '', en: '' };
const change: LaterChange = { id: 'cut', since: null, occasion: all, what: all, affects: [] };
const view = (id: Clause['id'], lang: InterfaceLanguage, edited: Partial<Clause> = {}) => {
  const clauses = section.clauses.map((clause) => (clause.id === id ? { ...clause, ...edited } : clause));
  const page = { ...section, clauses };
  const found = viewClause(
    { lang, section: page, columns: columnsOf(page, lang), laterChanges: [change] },
    id,
  );
  return { ...found, cell: (column: Language) => found.cells.find((each) => each.column === column) };
};
const annotation = (text: string) => ({
  id: 'examples-note-1',
  text,
  source: { file: 'rules.zh.txt', lines: [4, 4] as [number, number] },
});

test.each([
  ['the words for its kind', undefined, clauseWords.en.missingReasons.omits, {}],
  ['a note in the language of the page', { en: 'There is none.' }, '', { en: 'There is none.' }],
  // Readers may not understand the note.
  [
    'both, if the note is in another',
    { zh: '没有' },
    `${clauseWords.en.missingReasons.omits} `,
    { zh: '没有' },
  ],
])('a missing text has %s', (_, note, words, shown) => {
  const missing = note && { missing: [{ lang: 'en' as const, reason: { kind: 'omits' as const, note } }] };
  expect(view('penalty', 'en', missing).cell('en')?.missing).toEqual({ words, note: shown });
});

test('a later change of one language is shown with its text only', () => {
  const concern = { change: 'cut', status: 'outdated' as const, langs: ['zh' as const] };
  const { cell } = view('definition-1', 'en', { changes: [concern] });
  expect([cell('zh')?.since, cell('en')?.since]).toEqual([[change], []]);
});

test('annotations without a clause text are in the column of their language, unless they are translated', () => {
  const note = annotation('Note.');
  const unofficial = { zh: { text: 'Unofficially.', from: 'en' as const, translator: 'A' } };
  expect(view('definition-1', 'en').onlyColumn).toBeUndefined();
  expect(view('examples', 'en', { annotations: { en: [note] } }).onlyColumn).toBe('en');
  const { onlyColumn, annotations } = view('examples', 'zh', {
    annotations: { en: [{ ...note, unofficial }] },
  });
  expect(onlyColumn).toBeUndefined();
  expect(annotations).toMatchObject([{ of: 'en', brief: 'Unofficially.', briefLang: 'zh' }]);
});

test('an annotation in two languages is shown once, the language of the page first', () => {
  const notes = { annotations: { zh: [annotation('评注。')], en: [annotation('Note.')] } };
  const { annotations, onlyColumn } = view('examples', 'en', notes);
  expect(onlyColumn).toBeUndefined();
  expect(annotations).toMatchObject([{ printed: ['en', 'zh'], of: 'en', brief: 'Note.' }]);
  expect(view('examples', 'ja', notes).annotations).toMatchObject([{ of: 'zh', brief: '评注。' }]);
});
