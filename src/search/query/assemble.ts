import { excerptOf, markedText, type Piece } from '../text/excerpt.ts';
import { type Filters, placeKey } from '../text/record.ts';
import type { Found } from './ask-for.ts';
import { isLeft, langsOf, onceEachCard } from './by-names.ts';
import { earlierLast } from './earlier.ts';
import type { Progress } from './engine.ts';
import { countFilters } from './filters.ts';
import type { Match } from './match.ts';
import { rankResults } from './rank.ts';
import { isScored, type Result } from './result.ts';
import { readAtOnce, readNext, type Search, shownFirst, unreadOf } from './state.ts';

/** What is shown of what is known. */
export function assemble(search: Search, state: Progress['state']): Progress {
  const { plan, read } = search;
  const results = resultsOf(search);
  const rest = unreadOf(search);
  const shown = new Set(results.map(({ record }) => placeKey(record)));
  const unread = new Set(rest.map(({ row }) => placeKey(row)).filter((key) => !shown.has(key)));
  const isDone = state === 'done';
  const stubs = read.size === 0 && !isDone ? onceEachPlace(rest).slice(0, shownFirst).map(toStub) : [];
  return {
    state,
    results: [...results, ...stubs],
    total: results.length + unread.size,
    ...(isDone && { counts: countFilters(plan.filters, (others) => placesLeft(search, others)) }),
    ...(isDone && rest.length > 0 && { more: () => assembleFurther(search, results.length) }),
  };
}

/** With the next texts that answer: what has been read may say nothing of it, and who asks for more is to get some. */
async function assembleFurther(search: Search, known: number): Promise<Progress> {
  const next = await readNext(search, readAtOnce);
  const further = assemble(next, 'done');
  return further.more && further.results.length <= known ? assembleFurther(next, known) : further;
}

/** Places by name, and texts, read or not. */
function placesLeft({ plan, places, matches, found, read }: Search, filters: Filters) {
  const named = rankResults(plan, places, matches, []);
  return [
    ...named.filter((result) => isLeft(result.record, langsOf(result), filters)).map(({ record }) => record),
    ...found
      .filter((each) => isLeft(each.row, each.row.langs, filters) && read.get(each)?.result !== null)
      .map(({ row }) => row),
  ];
}

function resultsOf({ plan, names, places, matches, cited, head, found, read }: Search): Result[] {
  const texts = earlierLast(found.flatMap((each) => read.get(each)?.result ?? []));
  const left = rankResults(plan, places, matches, texts).filter((result) =>
    isLeft(result.record, langsOf(result), plan.filters),
  );
  const [url, says] = head ?? [];
  // What a head links to is not said again by what says some of a question.
  const inside = new Set(says?.links.map((link) => link.url));
  return onceEachCard(left, names.sets)
    .filter(({ tier, record }) => !isScored(tier) || !inside.has(record.url))
    .map((result) => {
      const { tier, record } = result;
      const isHead = record.url === url && (record.kind === 'section' || record.kind === 'card');
      const passages = tier === 'citation' ? cited.get(`${record.kind} ${record.url}`) : undefined;
      // A cited place shows how it begins, in the reader's language where it has it: nothing in it was searched.
      const begun = passages?.find(({ lang }) => lang === plan.reader) ?? passages?.[0];
      const match = begun ? { passage: begun, ranges: [] } : result.match;
      return {
        ...result,
        ...(passages && { record: { ...record, passages } }),
        ...(match && { excerpt: () => show(result, match) }),
        ...(isHead && says && { head: says }),
      };
    });
}

function show({ record: { titles } }: Result, match: Pick<Match, 'passage' | 'ranges'>): Piece[] {
  return Object.values(titles).includes(match.passage.text) ? markedText(match) : excerptOf(match);
}

/** A place may have a text in each language, and newer wordings. */
const onceEachPlace = (found: readonly Found[]): Found[] =>
  [...Map.groupBy(found, ({ row }) => `${row.url} ${row.kind}`).values()].flatMap(([first]) => first ?? []);

/** A text whose words are not there yet. */
const toStub = ({ row, tier }: Found): Result => {
  const { langs, length, ...place } = row;
  return { tier, record: { ...place, titles: {}, passages: [] }, match: null, lang: langs[0] ?? null };
};
