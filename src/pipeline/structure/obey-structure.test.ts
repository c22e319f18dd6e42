import { describe, expect, it } from 'vitest';
import { type FaqRow, type GuideRow, structureFileSchema } from '../../schema/structure.ts';
import { createSourceText } from '../text/source-text.ts';
import { obeyStructure } from './obey-structure.ts';
import type { CardBlock, TextBlock } from './structure.ts';

const clause = { is: 'clause', part: 'definition', lang: 'en' } as const;

const obeyGuide = (text: string, lines: readonly GuideRow[]) => {
  const source = createSourceText('a.txt', text);
  const file = structureFileSchema.parse({ source: 'a.txt', kind: 'guide', lines });
  const { value, diagnostics } = obeyStructure(source, file, [], 'a.yml');
  if (value.kind !== 'guide') throw new Error('The structure is not of a guide.');
  return { ...value, diagnostics };
};

const obeyFaq = (text: string, lines: readonly FaqRow[]) => {
  const file = structureFileSchema.parse({ source: 'a.txt', kind: 'set-faq', lines });
  const { value, diagnostics } = obeyStructure(createSourceText('a.txt', text), file, [], 'a.yml');
  if (value.kind !== 'set-faq') throw new Error('The structure is not of a set FAQ.');
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

it('what the row says of its text is kept', () => {
  const { blocks } = obeyGuide('WARNING\nx\ny\nz', [
    { at: '1', is: 'subheading', part: 'definition', lang: 'en' },
    { at: '2', ...clause, part: 'examples', label: 'A' },
    { at: '3', ...clause, is: 'annotation', about: 'part' },
    { at: '4', ...clause, is: 'annotation', about: 'A' },
  ]);
  expect(blocks).toMatchObject([
    { role: 'heading', inside: true },
    { role: 'clause', part: 'examples', label: 'A' },
    { role: 'annotation', about: { scope: 'part' } },
    { role: 'annotation', about: { scope: 'label', label: 'A' } },
  ]);
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
  it.each<[what: string, rows: readonly GuideRow[], code: string, at: object]>([
    [
      'a mark that is not in its line',
      [whole, { at: '2', mark: 'B.', ...clause }],
      'no-mark',
      { file: 'a.yml' },
    ],
    [
      'a mark that is inside the text',
      [whole, { at: '2', mark: 't', ...clause }],
      'no-mark',
      { file: 'a.yml' },
    ],
    [
      'lines that the text does not have',
      [
        { at: '1-2', ...clause },
        { at: '9', ...clause },
      ],
      'points-nowhere',
      { file: 'a.yml' },
    ],
    ['text in no row', [whole], 'lost', { line: 2, column: 1 }],
    ['part of a line in no row', [whole, { at: '2:1-4', ...clause }], 'lost', { line: 2, column: 6 }],
    ['text in two rows', [whole, { at: '1-2', ...clause }], 'doubled', { line: 1, column: 1 }],
  ])('%s', (_, rows, code, at) => {
    const [first] = obeyGuide('Draw a card.\nDraw two.', rows).diagnostics;
    expect(first).toMatchObject({ code: `structure/${code}`, severity: 'error', file: 'a.txt', ...at });
  });
});

it('a set FAQ is made of flat rows: chapters, sections with notes and card boxes, groups of cards with rulings', () => {
  const show = (text: TextBlock | null): string => text?.flow.text ?? '-';
  const card = ({ name, text, rulings }: CardBlock): unknown => [
    show(name),
    ...text.map(show),
    rulings.map(({ blocks }) =>
      blocks.map((block) => (block.type === 'paragraph' ? show(block) : block.items.map(show))),
    ),
  ];
  const { title, chapters, diagnostics } = obeyFaq(
    'FAQ\nNotes\nCombat\n* a note\nBear\nRulings\nWhite\nAngel\nFlying\n* one\nmore\n- x\n- y\n* two',
    [
      { at: '1', is: 'title' },
      { at: '2', is: 'chapter', kind: 'notes' },
      { at: '3', is: 'section' },
      { at: '4', is: 'note', kind: 'bullet', mark: '*' },
      { at: '5', is: 'card' },
      { at: '6', is: 'chapter', kind: 'rulings' },
      { at: '7', is: 'group' },
      { at: '8', is: 'card' },
      { at: '9', is: 'rules-text' },
      { at: '10', is: 'ruling', mark: '*' },
      { at: '11', is: 'paragraph' },
      { at: '12', is: 'item', mark: '-' },
      { at: '13', is: 'item', mark: '-' },
      { at: '14', is: 'ruling', mark: '*' },
    ],
  );
  expect(diagnostics).toEqual([]);
  expect(show(title)).toBe('FAQ');
  expect(
    chapters.map(({ heading, sections, groups }) => [
      show(heading),
      ...sections.map((section) => [
        show(section.heading),
        ...section.items.map((item) => (item.type === 'card' ? card(item) : show(item))),
      ]),
      ...groups.map((group) => [show(group.heading), ...group.cards.map(card)]),
    ]),
  ).toEqual([
    ['Notes', ['Combat', 'a note', ['Bear', []]]],
    ['Rulings', ['White', ['Angel', 'Flying', [['one', 'more', ['x', 'y']], ['two']]]]],
  ]);
});
