import type { Part } from '../../../schema/guide.ts';
import type { Quoting } from '../../../schema/source.ts';
import { displayWidth } from '../lines/sentence.ts';
import { isLettered, isMixed, type Paragraph } from './paragraph.ts';
import { commentaryScore, politeness } from './wording.ts';
import type { Voice } from './words.ts';

/** How much each paragraph reads like commentary (above 0) or like official text (below), from its wording and its place. */
export const scoreParagraphs = (paragraphs: readonly Paragraph[]): readonly number[] =>
  smoothPairs(paragraphs, scoresOf(paragraphs));

/** From here on a score decides, and from here on it doubts what a label seems to say. */
export const sureScore = 0.5;
export const strongScore = 1.5;

export const voiceOfScore = (score: number): Voice => (score > 0 ? 'note' : 'official');

/** Above 0 for commentary, below for official text, around 0 where the paragraph itself does not tell. */
export const scoreOf = (paragraph: Paragraph): number => {
  const text = paragraph.text.text;
  if (paragraph.lang === 'ja') return politeness(text) ?? (paragraph.labeled ? -1 : 0);
  if (isLettered(paragraph)) return -3;
  const head = paragraph.headed === undefined ? 0 : -1.5;
  return commentaryScore(text, paragraph.lang) + head;
};

/**
 * What its place tells of a paragraph: among lettered examples one without a letter is commentary, and so is
 * one that quotes a word of the paragraph before it (`The key word here is “possible”`).
 */
const scoresOf = (paragraphs: readonly Paragraph[]): readonly number[] => {
  let part: Part | undefined;
  let hasLetter = false;
  return paragraphs.map((paragraph, index) => {
    const { headed, lang, isListItem } = paragraph;
    if (headed !== undefined) hasLetter = false;
    part = headed ?? part;
    const isBehindExample = part === 'examples' && hasLetter && !isLettered(paragraph) && !isListItem;
    hasLetter ||= isLettered(paragraph);
    const score = scoreOf(paragraph);
    if (lang === 'ja') return score;
    const above = paragraphs[index - 1]?.text.text ?? '';
    return score + (isBehindExample ? 1 : 0) + (headed === undefined && quotesFrom(paragraph, above) ? 1 : 0);
  });
};

/** True where a word in quotation marks is in the text above without them. */
const quotesFrom = ({ text }: Paragraph, above: string): boolean =>
  [...text.text.slice(0, longestQuoting).matchAll(/[“「"](?<word>[^“”「」"]{2,16})[”」"]/gu)].some(
    (match) => {
      const word = match.groups?.word?.replace(/[.,。，]$/u, '') ?? '';
      return word.length >= 2 && above.includes(word) && !above.includes(match[0]);
    },
  );

const longestQuoting = 600;

/** An English paragraph and the Chinese one below it say the same: they are told together. */
const smoothPairs = (paragraphs: readonly Paragraph[], scores: readonly number[]): readonly number[] => {
  const smooth = [...scores];
  for (let index = 0; index + 1 < paragraphs.length; index += 1) {
    const [first, second] = [paragraphs[index], paragraphs[index + 1]];
    if (first?.lang !== 'en' || second?.lang !== 'zh') continue;
    const sum = (scores[index] ?? 0) + (scores[index + 1] ?? 0);
    smooth[index] = sum;
    smooth[index + 1] = sum;
    index += 1;
  }
  return smooth;
};

/** What sets some paragraphs of a text apart from the others. */
export interface Marks {
  /** As a message calls it. */
  readonly name: string;
  readonly has: (paragraph: Paragraph) => boolean;
  /** Where they can mean either: `"May" or "must"`, the half of a quotation of two paragraphs. */
  readonly isUnclear?: (paragraph: Paragraph) => boolean;
  /** What most texts mean by it, where nothing else tells. */
  readonly usual: Quoting;
}

/**
 * The marks of a text that has some paragraphs with them and some without, the clearest first: quotation, type, brackets
 * or quotation marks, indentation. Two of each there must be; one is enough where people say what the marks mean.
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
  const brackets: MarksAmong = { name: 'brackets', has: isBracketed, usual: 'comment' };
  // A comment of one paragraph can be nothing but a quotation: these marks count where people say that they do.
  const quotes: MarksAmong = {
    name: 'quotation marks',
    isUnclear: isHalfQuoted,
    has: isInQuotationMarks,
    usual: 'official',
  };
  const areMostlyQuotes =
    paragraphs.filter(isInQuotationMarks).length > paragraphs.filter(isBracketed).length;
  return [
    { name: '`>`', has: isQuoted, usual: 'official' },
    ...(quoted === 'comment' ? [italic, bold] : [bold, italic]),
    quoted !== undefined && areMostlyQuotes ? quotes : brackets,
    { name: 'indentation', has: setInFrom(plain), usual: 'comment', among: plain },
  ];
};

export const isQuoted = ({ traits }: Paragraph): boolean => traits.has('quoted');
export const isBold = ({ traits }: Paragraph): boolean => traits.has('bold');
export const isItalic = ({ traits }: Paragraph): boolean => traits.has('italic');

/** `（此处说的是抓牌。）` */
const isBracketed = ({ text }: Paragraph): boolean =>
  /^(?:\[[^[\]]+\]|［[^［］]+］|【[^【】]+】|〔[^〔〕]+〕|\([^()]+\)|（[^（）]+）)$/u.test(text.text);

/** `“The word “may” leaves a choice.”`, `A. 「…」`, the full stop before or after the closing mark; not `“May” or “must”`. */
const isInQuotationMarks = ({ labeled, text }: Paragraph): boolean =>
  /^(?:“[^“”]*(?:“[^“”]*”[^“”]*)*”|「[^「」]*(?:「[^「」]*」[^「」]*)*」|『[^『』]*』|"[^"]*(?:(?<=[\s("])"[^"]*"[^"]*)*")[.。．]?$/u.test(
    (labeled?.text ?? text).text,
  );

/** Opens a quotation that another paragraph closes, or both begins and ends with a mark that does not say which it is. */
const isHalfQuoted = (paragraph: Paragraph): boolean => {
  const { text } = paragraph.labeled?.text ?? paragraph.text;
  const count = (mark: string): number => text.split(mark).length - 1;
  const isOpen = count('“') !== count('”') || count('「') !== count('」') || count('"') % 2 > 0;
  return isOpen || (/^"[\s\S]*"[.。．]?$/u.test(text) && !isInQuotationMarks(paragraph));
};

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
interface Meaning {
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
