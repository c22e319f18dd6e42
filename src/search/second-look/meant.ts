import { languages } from '../../schema/language.ts';
import type { TextIndex } from '../index/open.ts';
import { matchNames, type NameIndex } from '../names/names.ts';
import { countEdits, isMistyped } from '../names/typo.ts';
import type { Plan } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { normalizeText } from '../text/normalize.ts';
import type { Titles } from '../text/record.ts';

/** What may have been meant by a query that found nothing, and how its results are marked. */
export interface Meant {
  readonly query: string;
  readonly how: Pick<Result, 'tier' | 'viaTerm'>;
}

/** The words by which those of a query are mended; none where it has no letters. */
export const wordsFor = async (
  query: string,
  index: Pick<TextIndex, 'words'>,
): Promise<ReadonlySet<string>> => (/\p{sc=Latin}/u.test(query) ? index.words() : new Set());

/** A query with its typing errors mended, and with its terms in each other language. */
export function readMeant(names: NameIndex, plan: Plan, vocabulary: ReadonlySet<string>): Meant[] {
  const corrected = correctQuery(plan.query, vocabulary);
  return [
    ...translateTerms(names, plan).map(
      (query): Meant => ({ query, how: { tier: 'via-term', viaTerm: query } }),
    ),
    ...(corrected === undefined ? [] : [{ query: corrected, how: { tier: 'corrected' } } as const]),
  ];
}

/**
 * A query of several words with those that are terms in the other languages, as far as these have them.
 *
 * `lifelink combat damage -> 系命 战斗伤害, 絆魂 戦闘ダメージ`
 */
function translateTerms(names: NameIndex, { phrases }: Plan): string[] {
  const words = phrases.map(({ text }) => text);
  if (words.length < 2 || words.length > mostTranslated) return [];
  const pieces = cutIntoTerms(names, words);
  if (pieces.every(({ titles }) => titles === undefined)) return [];
  const translated = languages.map((lang) =>
    pieces.map(({ text, titles }) => titles?.[lang] ?? text).join(' '),
  );
  return [...new Set(translated)].filter((each) => normalizeText(each) !== words.join(' '));
}

/** The words, those that together are the name of a term as one; from the left, the longest first. */
function cutIntoTerms(names: NameIndex, words: readonly string[]): { text: string; titles?: Titles }[] {
  if (words.length === 0) return [];
  for (let count = words.length; count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const term = matchNames(names, text).find(
      ({ entry, fit }) => entry.kind === 'term' && (fit === 'exact' || fit === 'form'),
    );
    if (term) return [{ text, titles: term.entry.titles }, ...cutIntoTerms(names, words.slice(count))];
  }
  return [{ text: words[0] ?? '' }, ...cutIntoTerms(names, words.slice(1))];
}

// Each run of words is compared with all names.
const mostTranslated = 5;

/** The word of a vocabulary that a mistyped one stands for; of several, the nearest, then the first. */
export function correctWord(typed: string, vocabulary: Iterable<string>): string | undefined {
  let best: { word: string; edits: number } | undefined;
  for (const word of vocabulary) {
    if (!isMistyped(typed, word)) continue;
    const edits = countEdits(typed, word);
    if (!best || edits < best.edits) best = { word, edits };
  }
  return best?.word;
}

/**
 * A query with its mistyped words as the texts write them; undefined where a word is like none of them, or
 * none is mistyped. `correctQuery('draw libary', words) // => 'draw library'`
 */
export function correctQuery(query: string, vocabulary: ReadonlySet<string>): string | undefined {
  const words = normalizeText(query).split(' ');
  const meant: string[] = [];
  for (const word of words) {
    const corrected = vocabulary.has(word) ? word : correctWord(word, vocabulary);
    if (corrected === undefined) return undefined;
    meant.push(corrected);
  }
  return meant.some((word, index) => word !== words[index]) ? meant.join(' ') : undefined;
}
