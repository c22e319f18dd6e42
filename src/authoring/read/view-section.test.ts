import { expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { readGuide } from './guide/guide.ts';
import { segmentSource } from './lines/segment.ts';
import { type SectionParseView, viewSection } from './view-section.ts';

const view = (text: string, lang: Language): SectionParseView => {
  const source = createSourceText('test.txt', text);
  const { segments } = segmentSource(source);
  return viewSection(source, readGuide(source, segments, { languages: [lang], isAnnotated: true }), lang);
};

it('shows a section as plain data, with its lines', () => {
  const text =
    '2.9 Guessing\n\nPenalty\nWarning\n\nDefinition\nA player guesses.\n> It is easy.\n\nExamples\nA. A player guesses twice.\nB. A player asks.\n> Example A is rare.';
  const about = { scope: 'label', label: 'A' };
  expect(view(text, 'en')).toMatchObject({
    ...{ section: '2.9', title: 'Guessing', penalty: 'Warning', ledger: [] },
    parts: [
      { part: 'penalty', clauses: [{ lang: 'en', text: 'Warning', lines: [4, 4] }] },
      {
        part: 'definition',
        clauses: [{ lines: [7, 7], annotations: [{ text: 'It is easy.', lines: [8, 8] }] }],
      },
      {
        part: 'examples',
        clauses: [{ label: 'A', text: 'A player guesses twice.', annotations: [{ about }] }, { label: 'B' }],
      },
    ],
    markup: expect.arrayContaining([
      { role: 'title', text: 'Guessing', lines: [1, 1] },
      { role: 'mark', text: 'A. ', lines: [11, 11] },
    ]),
    diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'structure/missing-part' })]),
  });
});

it('keeps commentary of a part that has no clause', () => {
  expect(view('定義:\nこれは注釈です。', 'ja').parts).toEqual([
    { part: 'definition', clauses: [], annotations: [{ text: 'これは注釈です。', lines: [2, 2] }] },
  ]);
});
