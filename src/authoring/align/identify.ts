import { type Part, parts } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { countEach } from '../compare/similarity.ts';
import type { Placement } from './placement.ts';

/** The name that a row gets: part, ID, and the letter of an example. */
export interface Identity {
  readonly id: string;
  readonly part: Part;
  readonly label?: string;
}

/** The placements of the clauses of a row in each language. */
export type Placements = Readonly<Partial<Record<Language, readonly Placement[]>>>;

/**
 * Gives rows their IDs from part and number in reading order: `definition-2`, `example-c`. An example keeps the letter that most languages print, unless an earlier row has it.
 */
export const identifyRows = (rows: readonly Placements[]): readonly Identity[] => {
  const counts = new Map<Part, number>();
  const wanted = rows.map((row) => ({ part: partOf(row), label: labelOf(row), count: countOf(row) }));
  const letters = new Set<string>();
  const reserved = new Set(
    wanted.flatMap(({ part, label }) => (part === 'examples' && label !== undefined ? [label] : [])),
  );
  return wanted.map(({ part, label, count }): Identity => {
    if (part === 'penalty') return { id: 'penalty', part };
    if (part === 'examples') {
      const isFree = label !== undefined && /^[a-z]{1,2}$/u.test(label) && !letters.has(label);
      const letter = isFree ? label : freeLetter(new Set([...letters, ...reserved]));
      letters.add(letter);
      return { id: `example-${letter}`, part, ...(isFree ? { label: count ?? label.toUpperCase() } : {}) };
    }
    const number = (counts.get(part) ?? 0) + 1;
    counts.set(part, number);
    return { id: `${part}-${number}`, part };
  });
};

/** The part of a row: a heading or label wins over guesses, then the part that most languages have. */
export const partOf = (row: Placements): Part => {
  const placements = languages.flatMap((lang) => row[lang] ?? []);
  const sure = placements.filter(({ isPartSure }) => isPartSure);
  const votes = (sure.length > 0 ? sure : placements).map(({ part }) => part);
  return mostFrequent(votes) ?? parts[1];
};

/** The printed number of an example, if no language prints a letter. */
const countOf = (row: Placements): string | undefined => {
  const labeled = languages.flatMap((lang) => row[lang] ?? []).filter(({ label }) => label !== undefined);
  return labeled.every(({ count }) => count !== undefined) ? labeled[0]?.count : undefined;
};

const labelOf = (row: Placements): string | undefined =>
  mostFrequent(
    languages.flatMap((lang) => (row[lang] ?? []).flatMap(({ label }) => label?.toLowerCase() ?? [])),
  );

/** The most frequent value; of several, the first. */
const mostFrequent = <Value>(values: readonly Value[]): Value | undefined => {
  return [...countEach(values)].reduce<readonly [Value, number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  )?.[0];
};

const freeLetter = (taken: ReadonlySet<string>): string => {
  for (let number = 0; ; number += 1) {
    const letter = toLetters(number);
    if (!taken.has(letter)) return letter;
  }
};

/** `toLetters(0) // => 'a'`, `toLetters(26) // => 'aa'` */
export const toLetters = (number: number): string =>
  (number < 26 ? '' : toLetters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));
