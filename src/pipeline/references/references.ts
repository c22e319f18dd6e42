import { documentIn, pageOf } from '../../schema/citable.ts';
import type { Referred } from '../../schema/unofficial.ts';
import { leadOf, type Reference, type ReferenceContext, type ReferenceTarget } from '../inline/rich.ts';
import { foldUnits } from '../text/fold.ts';
import type { Candidate, FindCandidates } from './candidate.ts';
import { findBracketed, findNames, findPairs } from './card-patterns.ts';
import type { Lexicon } from './lexicon.ts';
import { findHeadings, findRuleNumbers, findSectionNames, findSectionNumbers } from './section-patterns.ts';

/**
 * Finds the references of a text to cards, sections and rules, in order and without overlap. The target must have a
 * page, and not be the page of the text. A rule must have a row in `content/rule-numbers.yml`. Takes time in
 * proportion to the length of the text.
 *
 * `findReferences('牌手施放预先考虑/Anticipate，', lexicon, { lang: 'zh', self: 'ipg/2.3/' })`
 * `// => [{ from: 4, to: 19, target: { kind: 'card', slug: 'anticipate', document: 'm10' } }]`
 */
export const findReferences = (
  text: string,
  lexicon: Lexicon,
  { lang, self }: ReferenceContext,
): readonly Reference[] => {
  const folded = foldUnits(text);
  const candidates = patterns.flatMap((find) => find(folded, lexicon, lang, self));
  return withoutOverlaps(candidates, text.length)
    .flatMap(({ from, to, target }) =>
      target && leadsElsewhere(target, lexicon, self) ? [{ from, to, target }] : [],
    )
    .sort((left, right) => left.from - right.from);
};

/** The references of an unofficial text by their words. `emit/translation.ts` finds the places of the words. */
export const referredIn = (text: string, lexicon: Lexicon, context: ReferenceContext): Referred[] => {
  const found = findReferences(text, lexicon, context).map(({ from, to, target }) => ({
    words: text.slice(from, to),
    ...leadOf(target),
  }));
  return [...new Map(found.map((one) => [one.words, one])).values()];
};

/** The order matters: later patterns skip words that earlier ones have taken. */
const patterns: readonly FindCandidates[] = [
  findBracketed,
  findSectionNames,
  findSectionNumbers,
  findRuleNumbers,
  findHeadings,
  findPairs,
  findNames,
];

const withoutOverlaps = (candidates: readonly Candidate[], length: number): readonly Candidate[] => {
  const taken = new Uint8Array(length);
  return candidates.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
};

const leadsElsewhere = (target: ReferenceTarget, { ruleNumbers }: Lexicon, self: string): boolean => {
  const here = pageOf(self);
  switch (target.kind) {
    case 'card':
      return !here.endsWith(`/cards/${target.slug}/`);
    case 'page':
      return pageOf(target.to) !== here;
    case 'rule':
      return ruleNumbers.has(`${documentIn(here)} ${target.number}`);
  }
};
