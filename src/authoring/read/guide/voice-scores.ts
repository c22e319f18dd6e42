import type { Part } from '../../../schema/guide.ts';
import { isLettered, type Paragraph } from './paragraph.ts';
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
