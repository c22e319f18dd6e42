import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { readGuide } from './guide/guide.ts';
import { segmentSource } from './lines/segment.ts';
import { type SectionParseView, viewSection } from './view-section.ts';

const view = (text: string, lang: Language, isAnnotated = false): SectionParseView => {
  const source = createSourceText('test.txt', text);
  const staged = readGuide(source, segmentSource(source).segments, { languages: [lang], isAnnotated });
  return viewSection(source, staged, lang);
};

describe('viewSection', () => {
  it('shows a section as plain data', () => {
    const text =
      '2.9 Guessing 猜测\n\nPenalty 处罚\nWarning 警告\n\nDefinition\nA player guesses.\n> It is easy.\n\nExamples\n\n• A. A player guesses twice.\n• B. A player asks.\n> Example A is rare.';
    expect(view(text, 'en', true)).toEqual({
      section: '2.9',
      title: 'Guessing',
      penalty: 'Warning',
      parts: [
        {
          part: 'penalty',
          clauses: [
            { lang: 'en', text: 'Warning', lines: [4, 4], annotations: [] },
            { lang: 'zh', text: '警告', lines: [4, 4], annotations: [] },
          ],
        },
        {
          part: 'definition',
          clauses: [
            {
              lang: 'en',
              text: 'A player guesses.',
              lines: [7, 7],
              annotations: [{ text: 'It is easy.', lines: [8, 8] }],
            },
          ],
        },
        {
          part: 'examples',
          clauses: [
            {
              label: 'A',
              lang: 'en',
              text: 'A player guesses twice.',
              lines: [12, 12],
              annotations: [
                { text: 'Example A is rare.', lines: [14, 14], about: { scope: 'label', label: 'A' } },
              ],
            },
            { label: 'B', lang: 'en', text: 'A player asks.', lines: [13, 13], annotations: [] },
          ],
        },
      ],
      ledger: [],
      markup: expect.arrayContaining([
        { role: 'title', text: 'Guessing', lines: [1, 1] },
        { role: 'title', text: '猜测', lines: [1, 1] },
        { role: 'heading', text: '处罚', lines: [3, 3] },
        { role: 'mark', text: 'A. ', lines: [12, 12] },
      ]),
      diagnostics: [expect.objectContaining({ code: 'structure/missing-part', line: 14 }), expect.anything()],
    });
  });

  it('keeps commentary of a part that has no clause', () => {
    const { parts } = view('定義:\nこれは注釈です。', 'ja', true);
    expect(parts).toEqual([
      { part: 'definition', clauses: [], annotations: [{ text: 'これは注釈です。', lines: [2, 2] }] },
    ]);
  });
});
