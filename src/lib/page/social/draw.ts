import type { ColorToken } from '../color-tokens.ts';

/** What a social picture says, in English: the face that is at hand at build time has no ideographs. */
export interface SocialPicture {
  /** Over the title: `IPG 2.3`. */
  readonly kicker: string;
  readonly title: string;
  /** A sentence of the text itself. */
  readonly text: string;
  /** What each language has, with its ticks where there are any. */
  readonly rows: readonly {
    readonly color: string;
    readonly words: string;
    readonly strip?: { readonly width: number; readonly path: string };
  }[];
}

/** How wide a line is that is set in this size and weight. */
export type MeasureText = (text: string, size: number, weight: number) => number;

export const socialSize = { width: 1200, height: 630 };

/** Draws a social picture as SVG, on the light paper of the site. Words that have no room end in an ellipsis. */
export function drawSocialPicture(
  { kicker, title, text, rows }: SocialPicture,
  tokens: Readonly<Record<string, ColorToken>>,
  measure: MeasureText,
): string {
  const color = (name: string) => tokens[name]?.light ?? '#000';
  const rowsTop = 580 - rows.length * 44;
  const heading = wrapText(title, 1040, 3, (line) => measure(line, 60, 700));
  const textTop = 150 + heading.length * 68;
  const room = Math.max(0, Math.floor((rowsTop - textTop - 16) / 44));
  const body = room > 0 ? wrapText(text, 1040, room, (line) => measure(line, 32, 400)) : [];

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}" font-family="Source Serif 4">`,
    `<path fill="${color('paper')}" d="M0 0h1200v630H0z"/><path fill="${color('accent')}" d="M0 0h1200v12H0z"/>`,
    line(80, 106, 34, 700, color('accent'), kicker),
    line(1120, 106, 34, 700, color('ink'), 'Sidejudge', 'end'),
    ...heading.map((each, index) => line(80, 184 + index * 68, 60, 700, color('ink'), each)),
    ...body.map((each, index) => line(80, textTop + 36 + index * 44, 32, 400, color('soft'), each)),
    ...rows.flatMap((row, index) => {
      const y = rowsTop + 30 + index * 44;
      const ticks = row.strip;
      const scale = ticks ? Math.min(2, 420 / ticks.width) : 0;
      return [
        line(80, y, 28, 700, color(row.color), row.words),
        ...(ticks
          ? [
              `<path fill="${color(row.color)}" transform="translate(${1120 - ticks.width * scale} ${y - 24}) scale(${scale} 2)" d="${ticks.path}"/>`,
            ]
          : []),
      ];
    }),
    '</svg>',
  ].join('');
}

/**
 * Breaks words into lines no wider than `width`, at most `most` of them; what has no room ends in an ellipsis.
 *
 * `wrapText('one two three', 7, 2, (line) => line.length) // => ['one two', 'three']`
 */
export function wrapText(
  text: string,
  width: number,
  most: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((each) => each !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else return [...lines.slice(0, -1), shorten(`${last} …`, width, measure)];
  }
  return lines;
}

function shorten(line: string, width: number, measure: (line: string) => number): string {
  const shorter = line.replace(/\s+\S+ …$/u, ' …');
  return measure(line) <= width || shorter === line ? line : shorten(shorter, width, measure);
}

function line(
  x: number,
  y: number,
  size: number,
  weight: number,
  fill: string,
  text: string,
  anchor = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
