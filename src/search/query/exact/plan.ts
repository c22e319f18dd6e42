import type { InterfaceLanguage } from '../../../schema/language.ts';
import { type FoldHan, keepHan } from '../../text/han.ts';
import { normalize, normalizeText, unspaced } from '../../text/normalize.ts';
import { type Token, tokenize } from '../../text/tokens.ts';

/** A run that must stand in the text: as normalized text, and as the tokens that the index knows. */
export interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** What a text is compared with. */
export interface Wording {
  /** The words, or runs in quotation marks, that must all be there. */
  readonly phrases: readonly Phrase[];
  /**
   * The whole query as one run; the same as the only phrase where there is one. One of signs alone
   * has no tokens: no index knows it, the texts themselves do. Null where nothing can be searched.
   */
  readonly whole: Phrase | null;
}

/** How a query is answered; its own wording is the one for texts that are not Chinese. */
export interface Plan extends Wording {
  readonly query: string;
  /** For Chinese texts, which are compared in one script. */
  readonly chinese: Wording;
  readonly fold: FoldHan;
  /** The language of who asks: of what answers alike, it comes first. */
  readonly reader?: InterfaceLanguage;
  /**
   * What the index is asked, in groups. A group is answered by the records that all its questions have in
   * common. `exact` groups are all asked, best first; `begun` ones, in which the last word may be the beginning of a
   * longer one, only when nothing else was found.
   */
  readonly exact: readonly (readonly string[])[];
  readonly begun: readonly (readonly string[])[];
}

/**
 * Reads a query. Words are separated by white space; single characters separated by it are one run, because
 * spaces between Chinese and Japanese characters mean nothing.
 *
 * `planQuery('手牌 洗牌').exact // => [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]`
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

/** The whole of it in a row, then its words apart. */
function askExactly({ whole, phrases }: Wording): string[][] {
  if (!whole || whole.tokens.length === 0) return [];
  return [[toQuestion(whole)], ...(phrases[0] === whole ? [] : [phrases.map(toQuestion)])];
}

const distinctGroups = (groups: readonly (readonly string[])[]): string[][] => [
  ...new Map(groups.map((group) => [group.join('|'), [...group]])).values(),
];

/** A word that is typed again and again asks for nothing more, and a thousand questions would take a second. */
function distinct(words: readonly Phrase[]): Phrase[] {
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** Several words in quotation marks are one; white space separates the others. */
function readWords(query: string): Phrase[] {
  return [...query.matchAll(/["“”]([^"“”]+)["“”]|\S+/gu)]
    .map(({ 0: word, 1: quoted }) => toPhrase(quoted ?? word))
    .filter(({ tokens }) => tokens.length > 0);
}

function toPhrase(words: string): Phrase {
  const normalized = normalize(words);
  return { text: normalized.text, tokens: tokenize(normalized) };
}

/** The query has signs, which no name is looked for by. */
export function hasSigns({ whole }: Wording): boolean {
  const letters = whole?.tokens.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return (whole?.text.replaceAll(' ', '').length ?? 0) > letters;
}

/** The question for tokens that stand side by side: `"手 牌"`. */
export const toQuestion = ({ tokens }: Pick<Phrase, 'tokens'>): string =>
  `"${tokens.map(({ text }) => text).join(' ')}"`;

/**
 * A last word standing alone is asked for as the beginning of one, which the index does for what is not in quotation
 * marks; a first one may be the end of one, and the index is asked for the others. Who asks looks whether the text really has what was typed.
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
