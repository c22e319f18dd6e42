import type { InterfaceLanguage } from '../../../schema/language.ts';
import { type FoldHan, keepHan } from '../../text/han.ts';
import { normalize, normalizeText, unspaced } from '../../text/normalize.ts';
import { type Token, tokenize } from '../../text/tokens.ts';

/** A run that the text must contain, as normalized text and as tokens of the index. */
export interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** The wording that a text is compared with. */
export interface Wording {
  /** The words and quoted runs, all of which must match. */
  readonly phrases: readonly Phrase[];
  /**
   * The whole query as one run; equal to the only phrase if there is one. A run of signs has no tokens: no index knows
   * it, only the texts do. Null if there is nothing to search for.
   */
  readonly whole: Phrase | null;
}

/** The plan of a query; its own wording is for texts that are not Chinese. */
export interface Plan extends Wording {
  readonly query: string;
  /** For Chinese texts, which are compared in one script. */
  readonly chinese: Wording;
  readonly fold: FoldHan;
  /** The reader's language: among equal matches it comes first. */
  readonly reader?: InterfaceLanguage;
  /**
   * The questions to the index, in groups. A record matches a group if it matches all its questions. All `exact` groups
   * are asked, best first; `begun` groups, in which the last word can be the beginning of a longer one, only if nothing
   * else was found.
   */
  readonly exact: readonly (readonly string[])[];
  readonly begun: readonly (readonly string[])[];
}

/**
 * Parses a query. White space separates words; single characters separated by it are one run, because spaces between
 * Chinese and Japanese characters mean nothing. `planQuery('手牌 洗牌').exact // => [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]`
 * `planQuery('牌 手 抓').exact // => [['"牌 手 抓"']]`
 */
export function planQuery(query: string, fold: FoldHan = keepHan): Plan {
  const own = readWording(query);
  const chinese = fold(normalizeText(query)) === normalizeText(query) ? own : readWording(fold(query));
  const wordings = chinese === own ? [own] : [own, chinese];
  return {
    ...own,
    query,
    chinese,
    fold,
    exact: distinctGroups(wordings.flatMap(askExactly)),
    begun: distinctGroups(wordings.flatMap(askBegun)),
  };
}

function readWording(query: string): Wording {
  const words = readWords(query);
  const joined = toPhrase(query);
  const whole = joined.text === '' ? null : joined;
  const areCharacters = words.length > 1 && words.every(({ text }) => singleCharacter.test(text));
  return {
    whole,
    phrases: whole && (areCharacters || words.length < 2) ? [whole] : distinct(words),
  };
}

/** The whole query as a phrase, then its words apart. */
function askExactly({ whole, phrases }: Wording): string[][] {
  if (!whole || whole.tokens.length === 0) return [];
  return [[toQuestion(whole)], ...(phrases[0] === whole ? [] : [phrases.map(toQuestion)])];
}

const distinctGroups = (groups: readonly (readonly string[])[]): string[][] => [
  ...new Map(groups.map((group) => [group.join('|'), [...group]])).values(),
];

/** Removes repeated words: they add nothing, and a thousand questions would take a second. */
function distinct(words: readonly Phrase[]): Phrase[] {
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** Quoted words are one word; otherwise white space separates words. */
function readWords(query: string): Phrase[] {
  return [...query.matchAll(/["“”]([^"“”]+)["“”]|\S+/gu)]
    .map(({ 0: word, 1: quoted }) => toPhrase(quoted ?? word))
    .filter(({ tokens }) => tokens.length > 0);
}

function toPhrase(words: string): Phrase {
  const normalized = normalize(words);
  return { text: normalized.text, tokens: tokenize(normalized) };
}

/** Whether a query contains signs, which the match of names ignores. */
export function hasSigns({ whole }: Wording): boolean {
  const letters = whole?.tokens.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return (whole?.text.replaceAll(' ', '').length ?? 0) > letters;
}

/** The question for adjacent tokens: `"手 牌"`. */
export const toQuestion = ({ tokens }: Pick<Phrase, 'tokens'>): string =>
  `"${tokens.map(({ text }) => text).join(' ')}"`;

/**
 * The questions for a query cut off inside words. The index takes a word without quotation marks as the beginning of a
 * word: the last one. The first word can be the end of a longer one, so it is left out. The match then decides whether a
 * text contains the query.
 */
function askBegun({ whole, phrases }: Wording): string[][] {
  const last = phrases.at(-1)?.tokens ?? [];
  const begun = last.at(-1);
  const rest = last.slice(0, -1);
  const cut = whole?.tokens[0]?.isWord ? whole.tokens.slice(1) : [];
  return [
    ...(begun?.isWord
      ? [
          [
            ...phrases.slice(0, -1).map(toQuestion),
            ...(rest.length > 0 ? [toQuestion({ tokens: rest })] : []),
            begun.text,
          ],
        ]
      : []),
    ...(cut.length > 1 && phrases.length === 1 ? [[toQuestion({ tokens: cut })]] : []),
  ];
}

const singleCharacter = new RegExp(`^[${unspaced}]$`, 'u');
