import type { NameIndex, Pointers } from '../names/names.ts';
import { countEdits, isMistyped } from '../names/typo.ts';
import { normalizeText } from '../text/normalize.ts';
import { askFor, type Found } from './ask-for.ts';
import type { Question } from './found.ts';
import { planQuery } from './plan.ts';
import { findSounded } from './sounded.ts';
import { isAsking, noMatter } from './subjects.ts';

/** The texts that have what was meant: several names by their sounds, or English words with typing errors. */
export async function findMended(question: Question): Promise<Found[]> {
  const { plan, index, meant } = question;
  const sounded = await findSounded(question);
  if (sounded.length > 0) return sounded;
  if (meant === normalizeText(plan.query)) return [];
  const mended = planQuery(meant, plan.filters, plan.fold);
  const groups = [...mended.exact, ...mended.begun];
  const found = groups.map((group) => askFor(index, group, mended, 'corrected', { tier: 'corrected' }));
  return (await Promise.all(found)).flat();
}

/**
 * A query as it is compared, with its mistyped words as a vocabulary has them; what is like none of them stays as it is.
 * `mendWords('draw libary xyzzy', words) // => 'draw library xyzzy'`
 */
export const mendWords = (query: string, isKnown: ReadonlySet<string>): string =>
  normalizeText(query).replace(latinWord, (word) =>
    isAsking(word) || word.length < shortest || isKnown.has(word)
      ? word
      : (nearestWord(word, isKnown) ?? word),
  );

/** The word of a vocabulary that a mistyped one stands for; of several, the nearest, then the first. */
function nearestWord(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  const near = [...vocabulary].filter((word) => isMistyped(typed, word));
  const [nearest] = near.toSorted((a, b) => countEdits(typed, a) - countEdits(typed, b));
  return nearest;
}

/** The words of the English texts, with those of names and of what people say. */
export function wordsKnown(
  { entries, pointers }: Pick<NameIndex, 'entries' | 'pointers'>,
  ofTexts: ReadonlySet<string>,
): ReadonlySet<string> {
  if (!pointers || ofTexts.size === 0) return ofTexts;
  const called = entries.flatMap(({ titles, also = [], said = [] }) => [
    ...Object.values(titles).flatMap((title) => title ?? []),
    ...also,
    ...said.map(([, name]) => name),
  ]);
  const known =
    knownTo.get(pointers) ??
    new Set([
      ...ofTexts,
      ...[...called, ...noMatter, ...[...pointers.said.values()].flat()].flatMap(
        (name) => normalizeText(name).match(latinWord) ?? [],
      ),
    ]);
  knownTo.set(pointers, known);
  return known;
}

const knownTo = new WeakMap<Pointers, ReadonlySet<string>>();
const latinWord = /[a-z]+/gu;
// Letters; what is shorter is as like to be a word that the texts have not (`sell`, `spell`).
const shortest = 5;
