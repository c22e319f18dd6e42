import type { CardFact } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { foldUnits } from '../text/fold.ts';
import { type NameKind, wordsAround } from './words.ts';

/** Finds names in a text. The arguments must be folded (`text/fold.ts`). */
export interface NameIndex<Value> {
  get(name: string): Value | undefined;
  /** The longest name that begins at an offset. A name in Latin letters must not be part of a longer word. */
  startingAt(text: string, offset: number): NameMatch<Value> | undefined;
  endingAt(text: string, offset: number): NameMatch<Value> | undefined;
}

export interface NameMatch<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/**
 * Indexes names with what they name (`of`). Fast, because a lookup tries only the lengths of the names with the same
 * first (or last) character.
 */
export const createNameIndex = <Named extends { readonly name: string; readonly of: string }, Value>(
  all: readonly Named[],
  toValue: (name: string, of: readonly string[], first: Named) => Value,
): NameIndex<Value> => {
  const named = Map.groupBy(all, ({ name }) => foldUnits(name).trim());
  named.delete('');
  const names = new Map(
    [...named].flatMap(([name, own]) => {
      const of = [...new Set(own.map((one) => one.of))];
      return own.slice(0, 1).map((first) => [name, toValue(name, of, first)] as const);
    }),
  );
  const byFirst = lengthsBy(names.keys(), (name) => name.charCodeAt(0));
  const byLast = lengthsBy(names.keys(), (name) => name.charCodeAt(name.length - 1));
  const probe = (text: string, from: number, to: number): NameMatch<Value> | undefined => {
    if (from < 0 || to > text.length) return undefined;
    const value = names.get(text.slice(from, to));
    return value !== undefined && isWhole(text, from, to) ? { from, to, value } : undefined;
  };
  return {
    get: (name) => names.get(name),
    startingAt: (text, offset) =>
      firstOf(byFirst.get(text.charCodeAt(offset)), (length) => probe(text, offset, offset + length)),
    endingAt: (text, offset) =>
      firstOf(byLast.get(text.charCodeAt(offset - 1)), (length) => probe(text, offset - length, offset)),
  };
};

/** Whether neither end cuts a Latin word. `isWhole('Clones', 0, 5) // => false` */
const isWhole = (text: string, from: number, to: number): boolean =>
  !(isWordUnit(text, from - 1) && isWordUnit(text, from)) &&
  !(isWordUnit(text, to - 1) && isWordUnit(text, to));

const isWordUnit = (text: string, index: number): boolean => /[\p{Script=Latin}\d]/u.test(text.charAt(index));

/** The lengths of the names with the same key, longest first. */
const lengthsBy = (
  names: Iterable<string>,
  keyOf: (name: string) => number,
): ReadonlyMap<number, readonly number[]> => {
  const lengthsOf = (own: readonly string[]): readonly number[] =>
    [...new Set(own.map((name) => name.length))].sort((left, right) => right - left);
  return new Map(Array.from(Map.groupBy(names, keyOf), ([key, own]) => [key, lengthsOf(own)]));
};

const firstOf = <Item, Result>(
  items: readonly Item[] | undefined,
  find: (item: Item) => Result | undefined,
): Result | undefined => {
  for (const item of items ?? []) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The names to classify must be folded. */
export const createNameClassifier = (
  cards: readonly CardFact[],
  terms: readonly Term[],
  idioms: readonly string[],
) => {
  const folded = new Set(idioms.map(foldUnits));
  const types = typeWords(cards);
  const termWords = new Set(
    terms
      .flatMap((term) => [...languages.map((lang) => term[lang] ?? ''), ...term.aliases])
      .map((form) => foldUnits(form).toLowerCase()),
  );
  return (name: string, lang: Language): NameKind => {
    if (types.has(name)) return 'type';
    if (termWords.has(name.toLowerCase())) return 'term';
    return wordsAround(lang).isOrdinary(name) || folded.has(name) ? 'word' : 'distinct';
  };
};

/** The words of all type lines: `基本地～沼泽` -> 基本地, 沼泽. */
const typeWords = (cards: readonly CardFact[]): ReadonlySet<string> =>
  new Set(
    cards
      .flatMap(({ typeLine }) => Object.values(typeLine ?? {}))
      .flatMap((line) => foldUnits(line).split(/[\s~/・-]+/u))
      .filter((word) => word !== ''),
  );
