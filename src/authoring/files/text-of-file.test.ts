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
import { isNoText, textOfFile } from './text-of-file.ts';

const long =
  'The player puts the cup on the floor, dries the table, and tells the judge what was in the cup so';

describe('a PDF file', () => {
  it('gives its lines as they are printed, from top to bottom, with running titles and page numbers', async () => {
    const page = (number: number): FixtureLine[] => [
      { text: `${number}`, x: 300, y: 40 },
      { text: 'Guide to Drinks', y: 760 },
      { text: 'A cup stands on the table.', y: 700 },
      { text: 'Nobody drinks from it.', y: 688 },
    ];
    expect(await textOfFile(pdfOf([page(1), page(2)]), 'guide.pdf')).toBe(
      [1, 2]
        .map(
          (number) => `Guide to Drinks\n\nA cup stands on the table.\nNobody drinks from it.\n\n${number}\n`,
        )
        .join('\n'),
    );
  });

  it('gives a paragraph as one line where paragraphs are set apart, also across the end of a page', async () => {
    const text = await textOfFile(
      pdfOf([
        [
          { text: 'Wet cards are bad.', y: 700 },
          { text: long, y: 670 },
          { text: 'that it can be mended.', y: 658 },
          { text: 'It is not', y: 628 },
          { text: long, y: 598 },
          { text: long, y: 586 },
        ],
        [{ text: 'that the next player stays dry.', y: 700 }],
      ]),
      'guide.pdf',
    );
    expect(text.split('\n')).toEqual([
      'Wet cards are bad.',
      '',
      `${long} that it can be mended.`,
      '',
      'It is not',
      '',
      `${long} ${long} that the next player stays dry.`,
      '',
    ]);
  });

  it('marks bold and italic words, and italics that go on in the next line only once', async () => {
    const text = await textOfFile(
      pdfOf([
        [
          { text: 'Remedy', y: 700, font: 'Helvetica-Bold' },
          { text: 'Dry the', y: 688 },
          { text: 'table', x: 112, y: 688, font: 'Helvetica-Oblique' },
          { text: '(This may', y: 676, font: 'Helvetica-Oblique' },
          { text: 'take long.)', y: 664, font: 'Helvetica-Oblique' },
        ],
      ]),
      'guide.pdf',
    );
    expect(text).toBe('**Remedy**\nDry the _table\n(This may\ntake long.)_\n');
  });

  it('gives Chinese words of fonts that the file does not bring along', async () => {
    const line = { text: '牌手将茶放在桌上。', y: 700, font: 'STSong-Light' };
    expect(await textOfFile(pdfOf([[line]]), 'guide.pdf')).toBe('牌手将茶放在桌上。\n');
  });

  it('reads columns one after the other, as the file has them', async () => {
    const lines = [
      { text: 'left above', y: 700 },
      { text: 'left below', y: 688 },
      { text: 'right above', x: 320, y: 700 },
      { text: 'right below', x: 320, y: 688 },
    ];
    const text = await textOfFile(pdfOf([lines]), 'guide.pdf');
    expect(text.split(/\n+/u).slice(0, 4)).toEqual([
      'left above',
      'left below',
      'right above',
      'right below',
    ]);
  });

  it('gives a paragraph of a column as one line', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => 700 - index * 12);
    const column = (x: number): FixtureLine[] =>
      rows.map((y) => ({ text: 'The cup on the table is full of', x, y }));
    const pages = [
      [{ text: long, y: 760 }, { text: long, y: 730 }, ...column(72), ...column(320)],
      [{ text: 'It is not.', y: 700 }],
    ];
    const text = await textOfFile(pdfOf(pages), 'guide.pdf');
    expect(text).toContain(Array.from(rows, () => 'The cup on the table is full of').join(' '));
  });

  it('measures paragraphs by the lines right above others, not by running titles', async () => {
    const page = [
      { text: `${long}.`, x: 220, y: 760 },
      ...Array.from({ length: 12 }, (_, row) => [
        { text: 'The cup stands on the table and is', y: 720 - row * 50 },
        { text: 'full of tea.', y: 708 - row * 50 },
      ]).flat(),
    ];
    const text = await textOfFile(pdfOf([page, page]), 'guide.pdf');
    expect(text).toContain('The cup stands on the table and is full of tea.');
  });

  it('gives the bullets that are drawn, as browsers print lists', async () => {
    const lines = [
      { text: 'These are wet:', y: 700 },
      { text: 'the cup', x: 90, y: 688, hasDrawnBullet: true },
      { text: 'and its saucer;', x: 90, y: 676 },
      { text: 'the table.', x: 90, y: 664, hasDrawnBullet: true },
    ];
    expect(await textOfFile(pdfOf([lines]), 'guide.pdf')).toBe(
      'These are wet:\n• the cup\nand its saucer;\n• the table.\n',
    );
  });

  it('begins a line at the number of a chapter of a card', async () => {
    const lines = [long, 'II - Dry the table.'].map((text, index) => ({ text, y: 700 - index * 12 }));
    const apart = Array.from({ length: 4 }, (_, index) => ({ text: 'A cup.', y: 600 - index * 30 }));
    expect(await textOfFile(pdfOf([[...lines, ...apart]]), 'guide.pdf')).toContain('so\nII - Dry');
  });
});

describe('a DOCX file', () => {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = [
    `<w:abstractNum w:abstractNumId="5">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1%2)')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="6">${level(0, 'bullet', '\uF0B7')}${level(1, 'upperRoman', '(%2)')}</w:abstractNum>`,
    '<w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>',
    '<w:num w:numId="2"><w:abstractNumId w:val="6"/></w:num>',
    '<w:num w:numId="3"><w:abstractNumId w:val="5"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"/></w:lvlOverride></w:num>',
  ].join('');
  const styles = [
    '<w:style w:type="paragraph" w:styleId="Head"><w:pPr><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:b/></w:rPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Point"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>',
    '<w:style w:type="paragraph" w:styleId="Point2"><w:basedOn w:val="Point"/></w:style>',
  ].join('');

  it('gives a line for each paragraph, with the numbers, letters and bullets that a reader of it sees', async () => {
    const body = [
      paragraphOf(runOf('Drinks'), { style: 'Head' }),
      paragraphOf(runOf('Tea'), { list: [1, 0] }),
      paragraphOf(runOf('green'), { list: [1, 1] }),
      paragraphOf(runOf('black'), { list: [1, 1] }),
      paragraphOf(runOf('Soup'), { list: [1, 0] }),
      paragraphOf(runOf('hot'), { list: [1, 1] }),
      paragraphOf(runOf('Milk'), { style: 'Point2' }),
      paragraphOf(runOf('goat'), { list: [2, 1] }),
      paragraphOf(''),
      paragraphOf(runOf('Water'), { list: [3, 0] }),
    ].join('');
    expect(await textOfFile(docxOf(body, { styles, numbering }), 'guide.docx')).toBe(
      '## Drinks\n1. Tea\n1a) green\n1b) black\n2. Soup\n2a) hot\n• Milk\n(I) goat\n\n4. Water\n',
    );
  });

  it('indents the bullets of a list in a list', async () => {
    const points = `<w:abstractNum w:abstractNumId="7">${level(0, 'bullet', '\uF0B7')}${level(1, 'bullet', 'o')}</w:abstractNum><w:num w:numId="4"><w:abstractNumId w:val="7"/></w:num>`;
    const body = [
      paragraphOf(runOf('Tea'), { list: [4, 0] }),
      paragraphOf(runOf('green'), { list: [4, 1] }),
    ].join('');
    expect(await textOfFile(docxOf(body, { numbering: points }), 'guide.docx')).toBe('• Tea\n  ◦ green\n');
  });

  it('marks bold and italic words, not parts of words and not the letters of headings', async () => {
    const body = [
      paragraphOf(
        runOf('A ') + runOf('wet', 'b') + runOf(' card is ') + runOf('very wet', 'b', 'i') + runOf('.'),
      ),
      paragraphOf(runOf('un', 'i') + runOf('dry ') + runOf('2*3', 'b')),
      paragraphOf(runOf('牌') + runOf('湿了', 'b') + runOf('。')),
    ].join('');
    expect(await textOfFile(docxOf(body), 'guide.docx')).toBe(
      'A **wet** card is **_very wet_**.\nundry 2*3\n牌**湿了**。\n',
    );
  });

  it('leaves out what is deleted, reads what stands there twice once, and keeps breaks of lines', async () => {
    const body = [
      `<w:p><w:del>${runOf('dry')}</w:del><w:ins>${runOf('wet')}</w:ins><w:r><w:br/><w:t>card</w:t></w:r></w:p>`,
      `<w:p><mc:AlternateContent><mc:Choice>${runOf('cup')}</mc:Choice><mc:Fallback>${runOf('cup')}</mc:Fallback></mc:AlternateContent></w:p>`,
    ].join('');
    expect(await textOfFile(docxOf(body), 'guide.docx')).toBe('wet\ncard\ncup\n');
  });

  it('gives the notes of a paragraph below it, and the paragraphs of a text box as lines', async () => {
    const note = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
    const body = [
      `<w:p>${runOf('Tea')}${note(2)}${runOf(' is wet.')}</w:p>`,
      `<w:p><w:r><w:drawing><w:txbxContent>${['A cup', 'of tea'].map((text) => paragraphOf(runOf(text))).join('')}</w:txbxContent></w:drawing></w:r></w:p>`,
    ].join('');
    const footnotes = `<w:footnote w:type="separator" w:id="1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>
      <w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${runOf(' Or soup.')}</w:p></w:footnote>`;
    const text = await textOfFile(docxOf(body, { footnotes }), 'guide.docx');
    expect(text.split(/\n+/u)).toEqual(['Tea[1] is wet.', '[1] Or soup.', 'A cup', 'of tea', '']);
  });

  it('gives a table of words with bars, and the paragraphs of one that only lays them out', async () => {
    const cell = (...paragraphs: readonly string[]): string =>
      `<w:tc>${paragraphs.map((text) => paragraphOf(runOf(text))).join('')}</w:tc>`;
    const body = [
      `<w:tbl><w:tr>${cell('Drink')}${cell('Penalty')}</w:tr><w:tr>${cell('Tea')}${cell('Warning')}</w:tr></w:tbl>`,
      `<w:tbl><w:tr>${cell('one', 'two')}${cell('three')}</w:tr></w:tbl>`,
    ].join('');
    expect(await textOfFile(docxOf(body), 'guide.docx')).toBe(
      '| Drink | Penalty |\n| Tea | Warning |\none\ntwo\nthree\n',
    );
  });
});

describe('an HTML file', () => {
  it('gives paragraphs, headings, lists and quotations, and nothing that is not shown as text', async () => {
    const page = `<!doctype html><title>Drinks</title><script>alert("tea")</script><nav><a>Soups</a></nav><h2><b>Penalty</b></h2>
      <p>A <em>very
      wet</em> card<br>is bad: <img alt="{T}" src="t.png"></p><ol type="A" start="2"><li>Tea<ul><li>green</li></ul></li><li>Soup</li></ol>
      <blockquote><p>Wet.</p></blockquote><table><tr><th>Drink<th>Penalty</tr></table>`;
    expect(await textOfFile(strToU8(page), 'page')).toBe(
      '## Penalty\n\nA _very wet_ card\nis bad: {T}\n\nB. Tea\n  ◦ green\nC. Soup\n\n> Wet.\n\n| Drink | Penalty |\n',
    );
  });

  it('indents what stands below the first line of an item, unless the item only lays out what has headings', async () => {
    const page = `<ul><li>The cup:<ul><li>is wet,</li><li>is full:<ol><li>of tea</li></ol></li></ul></li>
      <li><p>A mug.</p><p>It stands<br>there.</p></li></ul><ul><li><h3>Soup</h3><p>Hot.</p><p>Salty.</p></li></ul>`;
    expect(await textOfFile(strToU8(`<!doctype html>${page}`), 'page')).toBe(
      '• The cup:\n  ◦ is wet,\n  ◦ is full:\n    1. of tea\n• A mug.\n  It stands\n  there.\n\n### Soup\n\nHot.\n\nSalty.\n',
    );
  });

  it('leaves out the sign that links to a heading, but no words of links', async () => {
    const page = `<h2>1.1 Tea <a href="#tea">¶</a></h2><p>See <a href="#cup">Cups</a> and <a href="/x">¶</a>.</p>`;
    expect(await textOfFile(strToU8(`<!doctype html>${page}`), 'page')).toBe(
      '## 1.1 Tea\n\nSee Cups and ¶.\n',
    );
  });

  it('is read in the characters that it names', async () => {
    const bytes = [...strToU8('<html><meta charset="gbk"><p>'), 0xcb, 0xae];
    expect(await textOfFile(Uint8Array.from(bytes), 'page.html')).toBe('水\n');
  });
});

it('plain text and Markdown are their own text', async () => {
  const text = strToU8('# Drinks\n\n- *tea*\n');
  expect(isNoText(text, 'drinks.md')).toBe(false);
  expect(await textOfFile(text, 'drinks.md')).toBe('# Drinks\n\n- *tea*\n');
});

describe('a file without text is refused with what to do:', () => {
  const refused: readonly (readonly [name: string, bytes: Uint8Array, code: string])[] = [
    ['pages that are pictures', pdfOf([[], []]), 'scanned'],
    ['a PDF that is cut off', pdfOf([[{ text: 'tea', y: 700 }]]).subarray(0, 300), 'damaged'],
    ['a PDF with a password', pdfOf([[{ text: 'tea', y: 700 }]], { trailer: encryption }), 'encrypted'],
    ['a DOCX that is cut off', docxOf(paragraphOf(runOf('tea'))).subarray(0, 200), 'damaged'],
    ['a DOCX whose XML is not well-formed', docxOf('<w:p>'), 'damaged'],
    ['another archive', zipSync({ 'tea.txt': strToU8('tea') }), 'other-format'],
    ['a DOC of before 2007', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'other-format'],
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
