import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  docxOf,
  encryptedOffice,
  encryption,
  type FixtureLine,
  paragraphOf,
  pdfOf,
  runOf,
} from './files.fixture.ts';
import { textOfFile } from './text-of-file.ts';

const long =
  'The player puts the cup on the floor, dries the table, and tells the judge what was in the cup so';

const page = (number: number, ...lines: readonly string[]): FixtureLine[] => [
  { text: `${number}`, x: 300, y: 40 },
  { text: `Guide to Drinks | ${number} of 3`, y: 760 },
  ...lines.map((text, index) => ({ text, y: 700 - index * 12 })),
];
const full = 'The cup on the table is full of';
const columnAt = (x: number): readonly FixtureLine[] =>
  Array.from({ length: 8 }, (_, index) => ({ text: full, x, y: 700 - index * 12 }));

it.each<[what: string, pages: readonly (readonly FixtureLine[])[], text: string]>([
  [
    'its lines from top to bottom, without running titles and page numbers',
    [page(1, 'A cup stands on the table.', '4'), page(2, 'Nobody'), page(3, 'drinks.')],
    'A cup stands on the table.\n4\nNobody\ndrinks.\n',
  ],
  [
    'each paragraph as one line, also across pages, if wide distances separate paragraphs',
    [
      [
        { text: 'Wet cards are bad.', y: 700 },
        { text: long, y: 670 },
        { text: 'that it can be mended.', y: 658 },
        { text: 'It is not', y: 628 },
        { text: long, y: 598 },
        { text: long, y: 586 },
      ],
      [{ text: 'that the next player stays dry.', y: 700 }],
    ],
    `Wet cards are bad.\n\n${long} that it can be mended.\n\nIt is not\n\n${long} ${long} that the next player stays dry.\n`,
  ],
  [
    'marks of bold and italic words, with one pair for italics on several lines',
    [
      [
        { text: 'Remedy', y: 700, font: 'Helvetica-Bold' },
        { text: 'Dry the', y: 688 },
        { text: 'table', x: 112, y: 688, font: 'Helvetica-Oblique' },
        { text: '(This may', y: 676, font: 'Helvetica-Oblique' },
        { text: 'take long.)', y: 664, font: 'Helvetica-Oblique' },
      ],
    ],
    '**Remedy**\nDry the _table\n(This may\ntake long.)_\n',
  ],
  [
    'Chinese words in fonts that the file does not embed',
    [[{ text: '牌手将茶放在桌上。', y: 700, font: 'STSong-Light' }]],
    '牌手将茶放在桌上。\n',
  ],
  [
    'bullets that are drawn as shapes, as browsers do',
    [
      [
        { text: 'These are wet:', y: 700 },
        { text: 'the cup', x: 90, y: 688, hasDrawnBullet: true },
        { text: 'and its saucer;', x: 90, y: 676 },
        { text: 'the table.', x: 90, y: 664, hasDrawnBullet: true },
      ],
    ],
    'These are wet:\n• the cup\nand its saucer;\n• the table.\n',
  ],
])('a PDF file gives %s', async (_what, pages, text) => {
  expect(await textOfFile(pdfOf(pages), 'guide.pdf')).toBe(text);
});

it('a PDF file gives columns one after the other, and a paragraph of a column as one line', async () => {
  const top = [long, long].map((text, index) => ({ text, y: 760 - index * 30 }));
  const pages = [[...top, ...columnAt(72), ...columnAt(320)], [{ text: 'It is not.', y: 700 }]];
  const lines = (await textOfFile(pdfOf(pages), 'guide.pdf')).split(/\n+/u);
  expect(lines.slice(0, 4)).toEqual([long, long, Array(8).fill(full).join(' '), full]);
});

/** A DOCX file with a heading, a list in a list, bold and italic words, a line break and a tracked change. */
const docx = (format: 'bullet' | 'decimal'): Uint8Array => {
  const level = (at: number): string => `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`;
  return docxOf(
    [
      paragraphOf(runOf('Drinks', 'b'), { style: 'Head' }),
      paragraphOf(''),
      paragraphOf(runOf('A ') + runOf('wet', 'b') + runOf(' card is ') + runOf('very wet', 'b', 'i')),
      paragraphOf(runOf('Tea'), { list: [1, 0] }),
      paragraphOf(runOf('un', 'i') + runOf('sweetened'), { list: [1, 1] }),
      paragraphOf(runOf('Soup'), { list: [1, 0] }),
      `<w:p><w:del>${runOf('dry')}</w:del><w:ins>${runOf('湿了')}</w:ins><w:r><w:br/><w:t>card</w:t></w:r></w:p>`,
    ].join(''),
    {
      styles: '<w:style w:type="paragraph" w:styleId="Head"><w:name w:val="heading 2"/></w:style>',
      numbering: `<w:abstractNum w:abstractNumId="5">${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>`,
    },
  );
};

it('a DOCX file gives its paragraphs, headings, bullets, bold and italic words', async () => {
  expect(await textOfFile(docx('bullet'), 'guide.docx')).toBe(
    '## Drinks\n\nA **wet** card is **_very wet_**\n\n• Tea\n  ◦ unsweetened\n• Soup\n\n湿了\ncard\n',
  );
});

it('a DOCX file with automatically numbered paragraphs is refused; the message quotes the first one', async () => {
  await expect(textOfFile(docx('decimal'), 'guide.docx')).rejects.toThrow(/^3 paragraphs .* “Tea”\.$/u);
});

describe('an HTML file', () => {
  it('gives paragraphs, headings, lists and cells, without scripts, navigation and the page title', async () => {
    const page = `<!doctype html><title>Drinks</title><script>alert("tea")</script><nav><a>Soups</a></nav><h2><b>Penalty</b></h2>
      <p>A <em>very
      wet</em> card<br>is bad: <img alt="{T}" src="t.png"></p><ol start="2"><li>Tea<ul><li>green</li></ul></li><li><p>Soup</p><p>Hot.</p></li></ol>
      <blockquote><p>Wet.</p></blockquote><table><tr><th>Drink<th>Penalty</tr></table>`;
    expect(await textOfFile(strToU8(page), 'page')).toBe(
      '## Penalty\n\nA _very wet_ card\nis bad: {T}\n\n2. Tea\n  ◦ green\n3. Soup\n  Hot.\n\nWet.\n\nDrink\nPenalty\n',
    );
  });

  it('is decoded with the charset that it declares', async () => {
    const bytes = [...strToU8('<html><meta charset="gbk"><p>'), 0xcb, 0xae];
    expect(await textOfFile(Uint8Array.from(bytes), 'page.html')).toBe('水\n');
  });
});

describe('a file whose text cannot be extracted is refused with a hint:', () => {
  const refused: readonly (readonly [name: string, bytes: Uint8Array, code: string])[] = [
    ['pages that are pictures', pdfOf([[], []]), 'scanned'],
    ['a PDF that is cut off', pdfOf([[{ text: 'tea', y: 700 }]]).subarray(0, 300), 'damaged'],
    ['a PDF with a password', pdfOf([[{ text: 'tea', y: 700 }]], { trailer: encryption }), 'encrypted'],
    ['a DOCX whose XML is not well-formed', docxOf('<w:p>'), 'damaged'],
    ['another archive', zipSync({ 'tea.txt': strToU8('tea') }), 'damaged'],
    ['a DOC from before 2007', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'other-format'],
    ['a DOCX with a password', encryptedOffice(), 'encrypted'],
    ['RTF', strToU8('{\\rtf1 tea}'), 'other-format'],
    ['an HTML page without words', strToU8('<!doctype html><script>tea()</script>'), 'scanned'],
  ];

  it.each(refused)('%s', async (_, bytes, code) => {
    await expect(textOfFile(bytes, 'file')).rejects.toMatchObject({
      code,
      hint: expect.stringMatching(/\.$/u),
    });
  });
});
