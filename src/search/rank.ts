import type { Language } from '../schema/language.ts';
import type { CitedPlace } from './cited-places.ts';
import { type Match, matchPassages } from './match.ts';
import type { NameFit, NameMatch } from './names.ts';
import { hasSigns, type Plan } from './plan.ts';
import type { Kind, SearchRecord } from './record.ts';

/**
 * The order of results, best first, and the reason for each step.
 *
 * 1. `citation`: who names a place wants that place.
 * 2. `exact-name`, `name-start`, `name-part`: a name typed whole or in part is the most certain thing that a
 *    query can be, and the card or section behind it holds all that is said of it. Only the first few of
 *    many: one character stands in dozens of names, and its clauses are not to be pushed off the page.
 * 3. `literal`: the text has exactly what was typed.
 *    `bare-name`: a name but for the signs that were typed; who types 触发。 may mean the text that has the stop.
 *    `unquoted`: the text has what was typed but for the quotation marks around it.
 * 4. `phrase`: the same words in other forms or with other punctuation.
 * 5. `sound-name`, `typo-name`: names by their pinyin, their romaji or in the other kana, and names with a
 *    typing error. Letters that stand in a text just so are more certain than that.
 * 6. `piece`: what was typed stands inside longer words.
 * 7. `words`, `scattered`: all words in one passage; all words in the record.
 *    `page`: all words on one page.
 * 8. `via-term`: the same term in another language.
 * 9. `corrected`: the nearest words of the texts, where what was typed is nowhere.
 * 10. `more-names`: names that only hold it inside a word, and those that the other steps left out.
 *
 * Within a step the index decides, which puts short texts and texts that say it often first.
 */
export const tiers = [
  'citation',
  'exact-name',
  'name-start',
  'name-part',
  'literal',
  'bare-name',
  'unquoted',
  'phrase',
  'sound-name',
  'typo-name',
  'piece',
  'words',
  'scattered',
  'page',
  'via-term',
  'corrected',
  'more-names',
] as const;
export type Tier = (typeof tiers)[number];

/** One result, ready to be shown. */
export interface Result {
  readonly tier: Tier;
  readonly record: SearchRecord;
  /** Null for a place that is cited: nothing of its text was searched. */
  readonly match: Match | null;
  /** The language of what matches; null for a place that is cited, which has all of them. */
  readonly lang: Language | null;
  /** The name of the term, in the language of the result, that led here. */
  readonly viaTerm?: string;
}

/** What one place in the index answers: its record and the score the index gives it. */
export interface Hit {
  readonly record: SearchRecord;
  readonly score: number;
}

/** Names that the first steps take of `name-start` and `name-part` each. */
const namesShown = 4;

/**
 * Merges cited place, names, hits of the index and what other ways have led to into one list; each place is
 * in it once.
 */
export function rankResults(
  plan: Plan,
  cited: readonly CitedPlace[],
  names: readonly NameMatch[],
  hits: readonly Hit[],
  others: readonly Result[] = [],
): Result[] {
  const results = [
    ...cited.map(citedResult),
    ...nameResults(plan, names),
    ...hitResults(plan, hits),
    ...others,
  ];
  const sorted = tiers.flatMap((tier) => results.filter((result) => result.tier === tier));
  const seen = new Set<string>();
  return sorted.filter((result) => {
    // A clause is a place in each of its languages; what is called by names in all of them is one.
    const { kind, url } = result.record;
    const place = [url, kind, kind === 'clause' && result.lang].join(' ');
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}

function citedResult({ entry, anchor }: CitedPlace): Result {
  const record: SearchRecord = {
    url: anchor ? `${entry.url.replace(/#.*$/u, '')}#${anchor}` : entry.url,
    kind: citedKind(entry, anchor),
    document: entry.document,
    section: entry.section,
    titles: entry.titles,
    ...(anchor && { anchor }),
    passages: [],
  };
  return { tier: 'citation', record, match: null, lang: null };
}

function citedKind({ kind, document }: CitedPlace['entry'], anchor: string | undefined): Kind {
  if (anchor === undefined) return kind;
  if (document === 'ipg') return anchor.includes('-note-') ? 'annotation' : 'clause';
  return kind === 'card' ? 'ruling' : 'note';
}

function nameResults(plan: Plan, names: readonly NameMatch[]): Result[] {
  const shown = new Map<NameFit, number>();
  return names.map((found) => {
    const count = shown.get(found.fit) ?? 0;
    shown.set(found.fit, count + 1);
    const isShown = found.fit === 'exact' || found.fit === 'sound' || count < namesShown;
    const passage = { text: found.name, lang: found.lang };
    const has = matchPassages([passage], plan);
    const match = has ?? { closeness: 'literal' as const, passage, ranges: [] };
    const tier = isShown ? tierOfFit[found.fit] : 'more-names';
    const isWhole = found.fit === 'exact' && match.closeness === 'literal';
    const isPart = found.fit !== 'exact' && !(hasSigns(plan) && has?.closeness !== 'literal');
    const isBare = isShown && bareFits.includes(found.fit) && !isWhole && !isPart;
    return {
      tier: isBare ? 'bare-name' : tier,
      record: { ...found.entry, passages: [passage] },
      match,
      lang: found.lang,
    };
  });
}

export function hitResults(plan: Plan, hits: readonly Hit[]): Result[] {
  return hits
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ record }): Result[] => {
      const { lang } = plan.filters;
      const passages = lang ? record.passages.filter((passage) => passage.lang === lang) : record.passages;
      const match = matchPassages(passages, plan);
      // A loose question brings what was not asked for: only what the text really has is a result.
      return match ? [{ tier: match.closeness, record, match, lang: match.passage.lang }] : [];
    });
}

/** Fits for which signs do not count. */
const bareFits: readonly NameFit[] = ['exact', 'start', 'part'];

const tierOfFit = {
  exact: 'exact-name',
  start: 'name-start',
  part: 'name-part',
  sound: 'sound-name',
  'sound-part': 'sound-name',
  typo: 'typo-name',
  inside: 'more-names',
} as const satisfies Record<NameFit, Tier>;
