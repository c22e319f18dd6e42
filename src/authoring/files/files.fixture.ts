import { strToU8, zipSync } from 'fflate';

// Makes files in the formats that publishers use. The programs of publishers write other bytes each time.

/** A line of a page: its font, size, place and words. */
export interface FixtureLine {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  /** `Helvetica`, `Helvetica-Bold`, `Helvetica-Oblique`, or `STSong-Light`, which has Chinese characters. */
  readonly font?: string;
  /** Whether a small square is drawn before the line, as browsers draw the bullets of lists. */
  readonly hasDrawnBullet?: boolean;
}

const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'STSong-Light'];

/** A PDF file with the lines of its pages. */
export const pdfOf = (
  pages: readonly (readonly FixtureLine[])[],
  { trailer = '' }: { readonly trailer?: string } = {},
): Uint8Array => {
  const kids = pages.map((_, index) => 10 + index * 2);
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`],
    ...fonts.map((name, index): [number, string] => [3 + index, fontObject(name)]),
    [
      7,
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 8 0 R >>',
    ],
    [
      8,
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 >>',
    ],
    ...pages.flatMap((lines, index): [number, string][] => {
      const id = 10 + index * 2;
      const named = fonts.map((_, at) => `/F${at} ${3 + at} 0 R`).join(' ');
      const content = lines.map(lineOperators).join('\n');
      return [
        [
          id,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << ${named} >> >> /Contents ${id + 1} 0 R >>`,
        ],
        [id + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      ];
    }),
  ]);
  let text = '%PDF-1.4\n';
  const offsets = [...objects].map(([id, body]) => {
    const offset = text.length;
    text += `${id} 0 obj\n${body}\nendobj\n`;
    return [id, offset] as const;
  });
  const start = text.length;
  const rows = offsets.map(([id, offset]) => `${id} 1\n${`${offset}`.padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${10 + pages.length * 2} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return strToU8(text, true);
};

const fontObject = (name: string): string =>
  name === 'STSong-Light'
    ? '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UCS2-H /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>'
    : `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

const lineOperators = ({
  text,
  x = 72,
  y,
  size = 10,
  font = 'Helvetica',
  hasDrawnBullet = false,
}: FixtureLine): string => {
  const codes = [...text].map((sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).padStart(font === 'STSong-Light' ? 4 : 2, '0'),
  );
  // All values are doubled, because the scale is one half.
  const bullet = hasDrawnBullet ? `q 0.5 0 0 0.5 0 0 cm ${x * 2 - 20} ${y * 2 + 4} 8 8 re f Q ` : '';
  return `${bullet}BT /F${fonts.indexOf(font)} ${size} Tf ${x} ${y} Td <${codes.join('')}> Tj ET`;
};

/** A DOCX file with the body, styles and lists given as WordprocessingML. */
export const docxOf = (
  body: string,
  { styles = '', numbering = '' }: { readonly styles?: string; readonly numbering?: string } = {},
): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(part('document', `<w:body>${body}</w:body>`)),
    'word/styles.xml': strToU8(part('styles', styles)),
    'word/numbering.xml': strToU8(part('numbering', numbering)),
  });

const part = (name: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:${name}>`;

/** A paragraph of a DOCX file; `list` has the number of the list, and the level of the paragraph in it. */
export const paragraphOf = (
  runs: string,
  { style = '', list }: { readonly style?: string; readonly list?: readonly [number, number] } = {},
): string =>
  `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}${list ? `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>` : ''}</w:pPr>${runs}</w:p>`;

/** A run of a DOCX file; `looks` has `b` for bold, `i` for italics. */
export const runOf = (text: string, ...looks: readonly string[]): string =>
  `<w:r><w:rPr>${looks.map((look) => `<w:${look}/>`).join('')}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** The trailer entries of an encrypted PDF file with an unknown password. */
export const encryption = `/ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'12'.repeat(32)}> /U <${'34'.repeat(32)}> /P -4 >>`;

/** The bytes by which an encrypted DOCX file is recognized: the signature of OLE, and the name of its stream. */
export const encryptedOffice = (): Uint8Array =>
  Uint8Array.from([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...[...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]),
  ]);
