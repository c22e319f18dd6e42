import { countEdits, isMistyped } from '../names/typo.ts';
import { normalizeText } from '../text/normalize.ts';
import { askFor, type Found } from './ask-for.ts';
import type { Question } from './found.ts';
import { planQuery } from './plan.ts';
import { findSounded } from './sounded.ts';

/** The texts that have what was meant: several names by their sounds, or English words with typing errors. */
export async function findMended(question: Question): Promise<Found[]> {
  const { plan, index } = question;
  const sounded = await findSounded(question);
  if (sounded.length > 0) return sounded;
  const mended = /[a-z]/iu.test(plan.query) ? mendQuery(plan.query, await index.words()) : undefined;
  if (mended === undefined) return [];
  const meant = planQuery(mended, plan.filters, plan.fold);
  const groups = [...meant.exact, ...meant.begun];
  const found = groups.map((group) => askFor(index, group, meant, 'corrected', { tier: 'corrected' }));
  return (await Promise.all(found)).flat();
}

/**
 * A query with its mistyped words as the texts write them; undefined where a word is like none of them, or
 * none is mistyped. `mendQuery('draw libary', words) // => 'draw library'`
 */
export function mendQuery(query: string, vocabulary: ReadonlySet<string>): string | undefined {
  const words = normalizeText(query).split(' ');
  const meant = words.map((word) => (vocabulary.has(word) ? word : nearestWord(word, vocabulary)));
  if (meant.includes(undefined)) return undefined;
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : undefined;
}

/** The word of a vocabulary that a mistyped one stands for; of several, the nearest, then the first. */
function nearestWord(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  const near = [...vocabulary].filter((word) => isMistyped(typed, word));
  const [nearest] = near.toSorted((a, b) => countEdits(typed, a) - countEdits(typed, b));
  return nearest;
}
