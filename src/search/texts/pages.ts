import { type Plan, planQuery } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { matchPassages } from './match.ts';
import type { SearchRecord } from './record.ts';

/**
 * The pages that have every word of a query, each word in some record of theirs: one result a page, the
 * record that has most of the words. `found` has, for each word in turn, the records that have it.
 */
export function pagesWithAll(plan: Plan, found: readonly (readonly SearchRecord[])[]): Result[] {
  const [first = [], ...others] = found.map((records) => new Set(records.filter(isOnPage).map(pageOf)));
  const pages = [...first].filter((page) => others.every((each) => each.has(page)));
  return pages.flatMap((page): Result[] => {
    const records = new Set(found.flat().filter((record) => pageOf(record) === page));
    const [best] = [...records]
      .map((record) => ({ record, words: wordsIn(plan, record, found) }))
      .sort((a, b) => b.words.length - a.words.length);
    if (!best) return [];
    const some = planQuery(best.words.join(' '), plan.filters, plan.fold);
    const match = matchPassages(best.record.passages, some);
    return match ? [{ tier: 'page', record: best.record, match, lang: match.passage.lang }] : [];
  });
}

// A list of terms or of cards is no page about anything.
const isOnPage = ({ kind, url }: SearchRecord) => kind !== 'term' && !url.includes('cards/#');
const pageOf = ({ url }: SearchRecord) => url.replace(/#.*$/u, '');

function wordsIn(plan: Plan, record: SearchRecord, found: readonly (readonly SearchRecord[])[]): string[] {
  return plan.phrases.map(({ text }) => text).filter((_, index) => found[index]?.includes(record));
}
