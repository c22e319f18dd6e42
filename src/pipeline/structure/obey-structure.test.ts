import { describe, expect, it } from 'vitest';
import { type GuideRow, structureFileSchema } from '../../schema/structure.ts';
import { createSourceText } from '../text/source-text.ts';
import { obeyStructure } from './obey-structure.ts';

const clause = { is: 'clause', part: 'definition', lang: 'en' } as const;

const obeyGuide = (text: string, lines: readonly GuideRow[]) => {
  const source = createSourceText('a.txt', text);
  const file = structureFileSchema.parse({ source: 'a.txt', kind: 'guide', lines });
  const { value, diagnostics } = obeyStructure(source, file, [], 'a.yml');
  if (value.kind !== 'guide') throw new Error('The structure is not of a guide.');
  return { ...value, diagnostics };
};

describe('a row takes', () => {
  it.each<[what: string, text: string, row: Pick<GuideRow, 'at' | 'mark'>, expected: string]>([
    ['its line', 'Draw a card.', { at: '1' }, 'Draw a card.'],
    ['its line without the mark', 'A. Draw a card.', { at: '1', mark: 'A.' }, 'Draw a card.'],
    [
      'its line without several marks',
      '• A. Draw: now',
      { at: '1', mark: ['•', 'A.', { at: '1:10-10' }] },
      'Draw now',
    ],
    ['its line without a mark at a place', 'a b a', { at: '1', mark: { at: '1:5-5' } }, 'a b'],
    ['English lines with a space between them', 'Draw a\ncard.', { at: '1-2' }, 'Draw a card.'],
    ['Chinese lines with nothing between them', '抓一\n张牌。', { at: '1-2' }, '抓一张牌。'],
    ['a broken word whose hyphen is a mark', 'oppo-\nnent', { at: '1-2', mark: '-' }, 'opponent'],
    ['lines that are apart as one paragraph', 'Draw a\n\ncard.', { at: '1, 3' }, 'Draw a card.'],
    ['the lines of a list, each as a line', 'a |\nb |', { at: ['1', '2'] }, 'a |\nb |'],
    ['no invisible characters', 'Draw\u200B a\u2060 card.', { at: '1' }, 'Draw a card.'],
  ])('%s', (_, text, row, expected) => {
    const { blocks, diagnostics } = obeyGuide(text, [{ ...row, ...clause }]);
    expect(blocks.map(({ flow }) => flow.text)).toEqual([expected]);
    expect(diagnostics).toEqual([]);
  });
});

it('two rows can share a line by its columns', () => {
  const { blocks, diagnostics } = obeyGuide('定义 Definition', [
    { at: '1:1-3', is: 'heading', part: 'definition', lang: 'zh' },
    { at: '1:4-13', is: 'heading', part: 'definition', lang: 'en' },
  ]);
  expect(blocks.map(({ lang, flow }) => [lang, flow.text])).toEqual([
    ['zh', '定义'],
    ['en', 'Definition'],
  ]);
  expect(diagnostics).toEqual([]);
});

it('dividers and invisible characters between the rows are on no page and are not lost', () => {
  const rows: GuideRow[] = [
    { at: '1', ...clause },
    { at: '2', is: 'divider', mark: '-----' },
  ];
  const { blocks, markup, diagnostics } = obeyGuide('Draw.\n-----\n\u200B', rows);
  expect([blocks.length, markup, diagnostics]).toEqual([
    1,
    [
      { start: 6, end: 11 },
      { start: 12, end: 13 },
    ],
    [],
  ]);
});

describe('an error is reported for', () => {
  const whole = { at: '1', ...clause };
  const inStructure = { file: 'a.yml' };
  it.each<[what: string, rows: readonly GuideRow[], code: string, at: object]>([
    ['a mark that is not in its line', [whole, { at: '2', mark: 'B.', ...clause }], 'no-mark', inStructure],
    ['a mark that is inside the text', [whole, { at: '2', mark: 't', ...clause }], 'no-mark', inStructure],
    ['lines that the text does not have', [whole, { at: '9', ...clause }], 'points-nowhere', inStructure],
    ['text in no row', [whole], 'lost', { line: 2, column: 1 }],
    ['part of a line in no row', [whole, { at: '2:1-4', ...clause }], 'lost', { line: 2, column: 6 }],
    ['text in two rows', [whole, { at: '1-2', ...clause }], 'doubled', { line: 1, column: 1 }],
  ])('%s', (_, rows, code, at) => {
    const [first] = obeyGuide('Draw a card.\nDraw two.', rows).diagnostics;
    expect(first).toMatchObject({ code: `structure/${code}`, severity: 'error', file: 'a.txt', ...at });
  });
});
