import type { Language } from '../../schema/language.ts';
import { lettersOf, letterWord, placesOf, signWord, tokenWord } from '../index/index-words.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { type Normalized, normalize, normalizeText, unspaced } from '../text/normalize.ts';
import type { Filters } from '../text/record.ts';
import { type Token, tokenize } from '../text/tokens.ts';

/** A run that must stand in the text: as normalized text, and as the tokens that the index knows. */
export interface Phrase {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** What the index is asked, so that the records that answer all of it have the tokens and the signs between them. */
  readonly questions: readonly string[];
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
  /** The whole query with the quotation marks around it, where it has them: they may hold it together, or be meant. */
  readonly inQuotes: Phrase | null;
}

/** How a query is answered; its own wording is the one for texts that are not Chinese. */
export interface Plan extends Wording {
  /** As typed, without white space at its ends; a very long one as far as it is read. */
  readonly query: string;
  /** For Chinese texts, which are compared in one script. */
  readonly chinese: Wording;
  /** The query with its game symbols as others write them; see `notations.ts`. */
  readonly notations: readonly Wording[];
  readonly fold: FoldHan;
  readonly filters: Filters;
  /** The language of who asks: of what answers alike, it comes first. */
  readonly reader?: Language;
  /**
   * What the index is asked, in groups. A group is answered by the records that all its questions have in
   * common. `exact` groups are all asked, best first; the others only when nothing else was found: `begun` ones, in
   * which the last word may be the beginning of a longer one, and `cut` ones, in which words at the ends may be pieces.
   */
  readonly exact: readonly (readonly string[])[];
  readonly begun: readonly (readonly string[])[];
  readonly cut: readonly (readonly string[])[];
}

/**
 * Reads a query. Words are separated by white space; single characters separated by it are one run, because
 * spaces between Chinese and Japanese characters mean nothing.
 *
 * `planQuery('手牌 洗牌').exact // => [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]`
 * `planQuery('牌 手 抓').exact // => [['"牌 手 抓"']]`
 */
export function planQuery(
  query: string,
  filters: Filters = {},
  fold: FoldHan = keepHan,
  notations: readonly string[] = [],
): Plan {
  const own = readWording(query);
  const chinese = fold(normalizeText(query)) === normalizeText(query) ? own : readWording(fold(query));
  const others = [...new Set([...notations, ...notations.map(fold)])].map(readWording);
  const wordings = [...(chinese === own ? [own] : [own, chinese]), ...others];
  return {
    ...own,
    query,
    chinese,
    notations: others,
    fold,
    filters,
    exact: distinctGroups(wordings.flatMap(askExactly)),
    begun: distinctGroups(wordings.flatMap(askBegun)),
    cut: distinctGroups(wordings.flatMap(askCut)),
  };
}

function readWording(query: string): Wording {
  const words = readWords(query);
  const quoted = /^["“”]([^"“”]+)["“”]$/u.exec(query)?.[1];
  const joined = toPhrase(quoted ?? query);
  const whole = joined.text === '' ? null : joined;
  const areCharacters = words.length > 1 && words.every(({ text }) => singleCharacter.test(text));
  return {
    whole,
    phrases: whole && (areCharacters || words.length < 2) ? [whole] : distinct(words),
    inQuotes: quoted === undefined ? null : toPhrase(query),
  };
}

/** As typed with its signs, then without them, then its words apart. */
function askExactly({ whole, phrases, inQuotes }: Wording): string[][] {
  if (!whole || whole.questions.length === 0) return [];
  const bare = whole.tokens.length > 0 ? [[quote(whole.tokens)]] : [];
  return [
    ...(inQuotes ? [[...inQuotes.questions]] : []),
    [...whole.questions],
    ...bare,
    ...(phrases[0] === whole ? [] : [phrases.map(toQuestion)]),
  ];
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
  const tokens = tokenize(normalized);
  return { text: normalizeText(words), tokens, questions: questionsOf(normalized) };
}

/** The index takes a phrase in quotation marks, and finds in it whole tokens that stand side by side. */
function quote(tokens: readonly Token[]): string {
  return `"${tokens.map(({ text }) => tokenWord(text)).join(' ')}"`;
}

/** The query has signs, which no name is looked for by. */
export function hasSigns({ whole, inQuotes }: Wording): boolean {
  const letters = whole?.tokens.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0;
  return inQuotes !== null || (whole?.text.replaceAll(' ', '').length ?? 0) > letters;
}

/** The question for a phrase: `"手 牌"`. */
export const toQuestion = ({ tokens }: Phrase): string => quote(tokens);

/**
 * A last word standing alone is asked for as the beginning of one, which the index does for what is not in quotation
 * marks. Who asks looks whether the text really has what was typed.
 */
function askBegun({ phrases }: Wording): string[][] {
  const last = phrases.at(-1)?.tokens ?? [];
  const begun = last.at(-1);
  if (!begun?.isWord) return [];
  const rest = last.slice(0, -1);
  return [[...phrases.slice(0, -1).map(toQuestion), ...(rest.length > 0 ? [quote(rest)] : []), begun.text]];
}

/**
 * Words of letters at the ends of a run of characters may be pieces of those that Chinese and Japanese texts print:
 * there each letter of a word is known, the last of a first one and the first of a last one.
 * `fidant的触发 -> "t 的 触 发"`
 */
function askCut({ whole }: Wording): string[][] {
  const tokens = whole?.tokens ?? [];
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!whole || !tokens.some(({ isWord }) => isWord)) return [];
  const letters = (token: Token) => lettersOf(whole.text.slice(token.start, token.end));
  if (tokens.length === 1)
    return first ? [[...new Set(letters(first))].map((each) => `"${letterWord(each)}"`)] : [];
  const words = tokens.map(({ text }) => tokenWord(text));
  const ends = (from: boolean, to: boolean) => {
    const cut = [...words];
    if (from && first) cut[0] = letterWord(letters(first).at(-1) ?? '');
    if (to && last) cut[cut.length - 1] = letterWord(letters(last)[0] ?? '');
    return [`"${cut.join(' ')}"`];
  };
  // Pagefind keeps no word of one letter beside others at one position: 造成X点伤害.
  const isLetter = ({ text, isWord }: Token) => isWord && text.length === 1;
  const lone = tokens.map((token, at) => (isLetter(token) ? letterWord(token.text) : words[at]));
  return [
    ...(tokens.some(isLetter) ? [[`"${lone.join(' ')}"`]] : []),
    ...(first?.isWord ? [ends(true, false)] : []),
    ...(last?.isWord ? [ends(false, true)] : []),
    ...(first?.isWord && last?.isWord ? [ends(true, true)] : []),
  ];
}

/**
 * The tokens side by side, and the same with the word of a sign in the place of the token that it follows, once for
 * each sign: in the index both stand at one position.
 */
function questionsOf(normalized: Normalized): string[] {
  const places = placesOf(normalized);
  const wordOf = (token: Token | null) => (token ? tokenWord(token.text) : '');
  const words = places.map(({ token }) => wordOf(token)).filter(Boolean);
  const plain = words.length > 0 ? [`"${words.join(' ')}"`] : [];
  const signed = places.flatMap(({ signs }, at) =>
    [...signs].map((sign) => {
      const beside = places.map(({ token }, other) => (other === at ? signWord(sign) : wordOf(token)));
      return `"${beside.filter(Boolean).join(' ')}"`;
    }),
  );
  return [...new Set([...plain, ...signed])];
}

const singleCharacter = new RegExp(`^[${unspaced}]$`, 'u');
