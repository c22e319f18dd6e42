import type { InterfaceLanguage } from '../../../schema/language.ts';
import { type FoldHan, keepHan } from '../../text/han.ts';
import { normalize, normalizeText, unspaced } from '../../text/normalize.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { uniqueBy } from '../../text/unique.ts';

export interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface Wording {
  /** The words and quoted runs; all must match. */
  readonly phrases: readonly Phrase[];
  /** The whole query as one run; without tokens if it has only signs, null if it is empty. */
  readonly whole: Phrase | null;
}

/** `chinese` is compared with Chinese texts: it has `phrases` and `whole` in one script. */
export interface Plan extends Wording {
  readonly query: string;
  readonly chinese: Wording;
  readonly fold: FoldHan;
  readonly reader?: InterfaceLanguage;
  /**
   * Groups of questions to the index, best first; a record has to match all questions of a group. In `byPrefix`
   * groups, words can be parts of longer words; they are asked if nothing else is found, and for corrected words.
   */
  readonly exact: readonly (readonly string[])[];
  readonly byPrefix: readonly (readonly string[])[];
}

/**
 * Plans questions to the index. Single Chinese or Japanese characters are one run: spaces there mean nothing.
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
    byPrefix: distinctGroups(wordings.flatMap(askByPrefix)),
  };
}

function readWording(query: string): Wording {
  const words = readWords(query);
  const joined = toPhrase(query);
  const whole = joined.text === '' ? null : joined;
  const areCharacters = words.length > 1 && words.every(({ text }) => singleCharacter.test(text));
  // Repeated words are left out: a thousand questions would take a second.
  const phrases =
    whole && (areCharacters || words.length < 2) ? [whole] : uniqueBy(words, ({ text }) => text);
  return { whole, phrases };
}

function askExactly({ whole, phrases }: Wording): string[][] {
  if (!whole || whole.tokens.length === 0) return [];
  return [[toQuestion(whole)], ...(phrases[0] === whole ? [] : [phrases.map(toQuestion)])];
}

const distinctGroups = (groups: readonly string[][]) => uniqueBy(groups, (group) => group.join('|'));

/** Words in quotation marks count as one word. */
function readWords(query: string): Phrase[] {
  return [...query.matchAll(/["“”]([^"“”]+)["“”]|\S+/gu)]
    .map(({ 0: word, 1: quoted }) => toPhrase(quoted ?? word))
    .filter(({ tokens }) => tokens.length > 0);
}

function toPhrase(words: string): Phrase {
  const normalized = normalize(words);
  return { text: normalized.text, tokens: tokenize(normalized) };
}

/** Whether a query contains signs. Names are matched without them. */
export function hasSigns({ whole }: Wording): boolean {
  const letters = whole?.tokens.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return (whole?.text.replaceAll(' ', '').length ?? 0) > letters;
}

/** Makes a question for tokens side by side: `"手 牌"`. */
export const toQuestion = ({ tokens }: Pick<Phrase, 'tokens'>): string =>
  `"${tokens.map(({ text }) => text).join(' ')}"`;

/**
 * Makes questions in which words can be parts of longer words. For a word without quotation marks, the index finds
 * all words that begin with it, so the last word has none. The first word can be the end of a longer word, which the
 * index cannot find, so another group leaves the first word out. `match.ts` decides which texts contain the query.
 */
function askByPrefix({ whole, phrases }: Wording): string[][] {
  const last = phrases.at(-1)?.tokens ?? [];
  const prefix = last.at(-1);
  const rest = last.slice(0, -1);
  const cut = whole?.tokens[0]?.isWord ? whole.tokens.slice(1) : [];
  return [
    ...(prefix?.isWord
      ? [
          [
            ...phrases.slice(0, -1).map(toQuestion),
            ...(rest.length > 0 ? [toQuestion({ tokens: rest })] : []),
            prefix.text,
          ],
        ]
      : []),
    ...(cut.length > 1 && phrases.length === 1 ? [[toQuestion({ tokens: cut })]] : []),
  ];
}

export const singleCharacter = new RegExp(`^[${unspaced}]$`, 'u');
