import type { Language } from '../../schema/language.ts';
import type { ReferenceTarget } from '../inline/rich.ts';
import { foldUnits } from '../text/fold.ts';
import type { Candidate, FindCandidates } from './candidate.ts';
import { findBracketed, findNames, findPairs } from './card-patterns.ts';
import { findHeadings } from './heading-pattern.ts';
import { firstPrintings, indexCards, indexSections, type Lexicon, type LexiconInput } from './lexicon.ts';
import { createNameClassifier } from './name-kind.ts';
import { findRuleNumbers } from './rule-pattern.ts';
import { findSectionNames, findSectionNumbers } from './section-patterns.ts';

export type { Lexicon, LexiconInput };

/** A place in a text that names a card, a section or a rule: UTF-16 offsets, `to` excluded. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  readonly target: ReferenceTarget;
}

export interface ReferenceContext {
  /** The language of the text. Names in another language than this and English are not looked for. */
  readonly lang: Language;
  /** Address of the page the text stands on, without language and base: `ipg/2.3/`, `m10/cards/clone/`. */
  readonly self: string;
}

/** Makes everything that texts can refer to ready for `findReferences`; 25,000 cards take well under a second. */
export const createLexicon = ({
  cards,
  pages,
  guideSections,
  faqSections,
  ruleNumbers = new Set(),
  terms = [],
}: LexiconInput): Lexicon => {
  const classify = createNameClassifier(cards, terms);
  const printings = firstPrintings(cards, pages);
  return {
    cards: {
      zh: indexCards(printings, 'zh', classify),
      ja: indexCards(printings, 'ja', classify),
      en: indexCards(printings, 'en', classify),
    },
    pages,
    sections: indexSections(guideSections, terms),
    sectionNumbers: new Set(guideSections.map(({ section }) => section)),
    headings: faqSections.flatMap(({ to, headings }) =>
      headings.map((heading) => ({ heading: foldUnits(heading).trim(), to })),
    ),
    ruleNumbers,
  };
};

/**
 * Finds the cards, sections and rules that a text refers to, in order and without overlap. Reported are only
 * those that exist, and never the page the text itself stands on. Any text will do; time grows with its length.
 *
 * `findReferences('牌手施放预先考虑/Anticipate，', lexicon, { lang: 'zh', self: 'ipg/2.3/' })`
 * `// => [{ from: 4, to: 19, target: { kind: 'card', slug: 'anticipate' } }]`
 */
export const findReferences = (
  text: string,
  lexicon: Lexicon,
  { lang, self }: ReferenceContext,
): readonly Reference[] => {
  const folded = foldUnits(text);
  const candidates = patterns.flatMap((find) => find(folded, lexicon, lang));
  return claimInTurn(candidates, text.length)
    .flatMap(({ from, to, target }) =>
      target && leadsElsewhere(target, lexicon, self) ? [{ from, to, target }] : [],
    )
    .sort((left, right) => left.from - right.from);
};

/** In this order: what one pattern has claimed is closed to the later ones. */
const patterns: readonly FindCandidates[] = [
  findBracketed,
  findSectionNames,
  findSectionNumbers,
  findRuleNumbers,
  findHeadings,
  findPairs,
  findNames,
];

const claimInTurn = (candidates: readonly Candidate[], length: number): readonly Candidate[] => {
  const taken = new Uint8Array(length);
  return candidates.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
};

const leadsElsewhere = (target: ReferenceTarget, { pages, ruleNumbers }: Lexicon, self: string): boolean => {
  const here = withoutHash(self);
  switch (target.kind) {
    case 'card':
      return pages.has(target.slug) && here !== `m10/cards/${target.slug}/`;
    case 'page':
      return withoutHash(target.to) !== here;
    case 'rule':
      return ruleNumbers.has(`${here.replace(/\/.*$/u, '')} ${target.number}`);
  }
};

const withoutHash = (address: string): string => address.replace(/#.*$/u, '');
