import type { Clause, GuideSection } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { createScorer } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { readFeatures } from '../align/placement.ts';
import type { Unit } from '../align/units.ts';
import type { Drift } from './rule.ts';

/**
 * Finds clauses whose texts have changed places in one language: each says what the other one says in English (or in
 * the first language), by the measures that align texts. The clauses are of one part and at most two apart. What is
 * found stands at both, by ID.
 */
export const findSwaps = (
  { clauses }: Pick<GuideSection, 'clauses'>,
  readMentions: ReadMentions,
): ReadonlyMap<string, readonly Drift[]> => {
  const present = languages.filter((lang) => clauses.some(({ texts }) => texts[lang]));
  const base = present.includes('en') ? 'en' : present[0];
  const found = new Map<string, Drift[]>();
  const tell = (id: string, lang: Language, other: string): void => {
    const drift = { lang, against: base ? [base] : [], othersWords: [other] };
    found.set(id, [...(found.get(id) ?? []), drift]);
  };
  for (const lang of present.filter((each) => each !== base)) {
    for (const [one, other] of base ? swappedIn(clauses, lang, base, readMentions) : []) {
      tell(one, lang, other);
      tell(other, lang, one);
    }
  }
  return found;
};

const swappedIn = (
  clauses: readonly Clause[],
  lang: Language,
  base: Language,
  readMentions: ReadMentions,
): readonly (readonly [one: string, other: string])[] => {
  const both = clauses.filter(({ texts }) => texts[lang] && texts[base]);
  const unitsIn = (each: Language): readonly Unit[] =>
    both.map(({ part, texts }) => ({
      features: {
        [each]: readFeatures(texts[each]?.text ?? '', each, { part, isPartSure: true }, readMentions),
      },
      pieces: {},
      begins: 'paragraph',
    }));
  const score = createScorer(unitsIn(lang), unitsIn(base));
  /** How much better a text suits another clause than its own. */
  const gain = (from: number, to: number): number =>
    score({ from, to: from + 1 }, { from: to, to: to + 1 }) -
    score({ from, to: from + 1 }, { from, to: from + 1 });
  return both.flatMap(({ id, part }, index) =>
    [index + 1, index + 2].flatMap((next) => {
      const other = both[next];
      return other?.part === part && Math.min(gain(index, next), gain(next, index)) > leastGain
        ? [[id, other.id] as const]
        : [];
    }),
  );
};

/** A log-likelihood ratio, for each of the two texts. */
const leastGain = 1;
