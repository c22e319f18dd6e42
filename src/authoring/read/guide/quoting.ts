import type { Quoting } from '../../../schema/source.ts';
import { displayWidth } from '../lines/sentence.ts';
import { isLettered, isMixed, type Paragraph } from './paragraph.ts';

/** What sets some paragraphs of a text apart from the others. */
export interface Marks {
  /** As a message calls it. */
  readonly name: string;
  readonly has: (paragraph: Paragraph) => boolean;
  /** What most texts mean by it, where nothing else tells. */
  readonly usual: Quoting;
}

/**
 * The marks of a text that has some paragraphs with them and some without, the clearest first: quotation, type, brackets,
 * indentation. `least` is how many of both there must be: one is enough where people say what the marks mean.
 */
export const findMarks = (
  paragraphs: readonly Paragraph[],
  quoted: Quoting | undefined,
): Marks | undefined => {
  const found = kindsOf(paragraphs, quoted).filter(({ has, among = paragraphs }) => {
    const count = among.filter(has).length;
    return quoted === undefined ? isMixed(among, has) : count > 0 && count < paragraphs.length;
  });
  return found[0];
};

interface MarksAmong extends Marks {
  /** The paragraphs that could have them. */
  readonly among?: readonly Paragraph[];
}

const kindsOf = (paragraphs: readonly Paragraph[], quoted: Quoting | undefined): readonly MarksAmong[] => {
  const bold: MarksAmong = { name: 'bold type', has: isBold, usual: 'official' };
  const italic: MarksAmong = { name: 'italic type', has: isItalic, usual: 'comment' };
  const plain = paragraphs.filter(isPlain);
  return [
    { name: '`>`', has: isQuoted, usual: 'official' },
    ...(quoted === 'comment' ? [italic, bold] : [bold, italic]),
    { name: 'brackets', has: isBracketed, usual: 'comment' },
    { name: 'indentation', has: setInFrom(plain), usual: 'comment', among: plain },
  ];
};

export const isQuoted = ({ traits }: Paragraph): boolean => traits.has('quoted');
export const isBold = ({ traits }: Paragraph): boolean => traits.has('bold');
export const isItalic = ({ traits }: Paragraph): boolean => traits.has('italic');

/** `（此处说的是抓牌。）` */
const isBracketed = ({ text }: Paragraph): boolean =>
  /^(?:\[[^[\]]+\]|［[^［］]+］|【[^【】]+】|〔[^〔〕]+〕|\([^()]+\)|（[^（）]+）)$/u.test(text.text);

/** Lists are indented and lettered in official text too: they do not tell who speaks. */
const isPlain = (paragraph: Paragraph): boolean => !paragraph.isListItem && !isLettered(paragraph);

/** Tells what is indented more than the rest; a whole text can be indented. */
const setInFrom = (plain: readonly Paragraph[]): ((paragraph: Paragraph) => boolean) => {
  const margin = plain.reduce(
    (least, { indent }) => Math.min(least, displayWidth(indent)),
    Number.POSITIVE_INFINITY,
  );
  return (paragraph) =>
    isPlain(paragraph) && paragraph.lang !== 'ja' && displayWidth(paragraph.indent) >= margin + 2;
};

/** What the marks of a text mean, and whether its whole wording leaves no doubt of it. */
export interface Meaning {
  readonly quoted: Quoting;
  readonly isSure: boolean;
}

/**
 * The meaning of marks, from all paragraphs with them against all without: how much each reads like commentary (`scores`,
 * from wording, letters and place), and what labels say.
 */
export const weighMarks = (
  { has, usual }: Marks,
  paragraphs: readonly Paragraph[],
  scores: readonly number[],
): Meaning => {
  const values = paragraphs.map(({ voice, isVoiceCarried }, index) => {
    if (voice !== undefined && !isVoiceCarried) return voice === 'note' ? labelWeight : -labelWeight;
    return Math.max(-mostWeight, Math.min(mostWeight, scores[index] ?? 0));
  });
  const [own, others] = [true, false].map((isOwn) =>
    values.filter((_, index) => {
      const paragraph = paragraphs[index];
      return paragraph !== undefined && has(paragraph) === isOwn;
    }),
  );
  const [left, right] = [statisticsOf(own ?? []), statisticsOf(others ?? [])];
  const difference = left.mean - right.mean;
  const error = Math.sqrt(left.spread / left.count + right.spread / right.count);
  const told: Quoting = difference > 0 ? 'comment' : 'official';
  const quoted = difference === 0 ? usual : told;
  const isSure =
    Math.min(left.count, right.count) >= fewestToTell &&
    Math.abs(difference) >= leastDifference &&
    Math.abs(difference) >= surelyApart * error;
  return { quoted, isSure };
};

/** A label says more than any wording; a single paragraph should not decide. */
const labelWeight = 4;
const mostWeight = 2.5;

const fewestToTell = 3;
const leastDifference = 1;
const surelyApart = 4.5;

/** No text is so even that its spread is none. */
const leastSpread = 0.5;

const statisticsOf = (values: readonly number[]) => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, spread: Math.max(leastSpread, squares / Math.max(1, count - 1)) };
};
