import { displayWidth } from '../read/lines/sentence.ts';
import { pick, type Random } from './random.ts';

/** Damage that texts take from printers, mail programs and word processors; their wording stays the same. */

type Damage = (lines: readonly string[], random: Random) => readonly string[];

/** A blank line after each paragraph, as in texts with broken lines; without it, paragraphs could not be found. */
const paragraphsApart: Damage = (lines) =>
  lines.flatMap((line, index) =>
    line !== '' && /^[^\s|]/u.test(lines[index + 1] ?? '') ? [line, ''] : [line],
  );

/** Every line broken at 72 columns but not inside Latin words, as mail programs do. */
const mailWidth: Damage = (lines) => lines.flatMap((line) => wrapAt(line, 72));

const wrapAt = (line: string, width: number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const word of line.match(/\s*(?:[^\s\u2E80-\uFFFF]+|[\u2E80-\uFFFF])/gu) ?? []) {
    // Lines never begin with closing punctuation.
    const isClosing = /^[。，、；：！？）」』》】”’]/u.test(word);
    if (piece !== '' && !isClosing && displayWidth(piece + word) > width) {
      pieces.push(piece);
      piece = word.trimStart();
    } else piece += word;
  }
  return [...pieces, piece];
};

/** A page number and a running title after every 23 lines. */
const printedPages: Damage = (lines) =>
  lines.flatMap((line, index) =>
    index % 23 === 22
      ? [line, '', `- ${(index + 1) / 23} -`, '', 'Collected Texts, third printing', '']
      : [line],
  );

/** Every line indented, with blanks of three kinds at its end. */
const setIn: Damage = (lines, random) =>
  lines.map((line) => (line === '' ? '' : `    ${line}${pick(random, ['', ' ', '\u00A0', '\u3000\t'])}`));

/** Tabs and no-break spaces for single blanks inside of lines. */
const oddBlanks: Damage = (lines, random) =>
  lines.map((line) => line.replace(/(?<=\S) (?=\S)/gu, () => pick(random, [' ', ' ', ' ', '\u00A0'])));

const damages = { paragraphsApart, mailWidth, printedPages, setIn, oddBlanks } as const;
export type DamageKind = keyof typeof damages;

/** The text with some damages done to it. */
export const damageText = (text: string, kinds: readonly DamageKind[], random: Random): string =>
  kinds.reduce<readonly string[]>((lines, kind) => damages[kind](lines, random), text.split('\n')).join('\n');
