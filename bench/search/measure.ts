import type { Page } from 'playwright-core';
import { askAll } from '../../tests/browser/lib/ask.ts';
import type { QueryGroup } from './queries.ts';

/** How a group of queries was answered; shares from 0 to 1, times in milliseconds. */
export interface GroupResult {
  readonly name: string;
  readonly count: number;
  readonly top1: number;
  readonly top3: number;
  /** Right place anywhere in what is shown. */
  readonly recall: number;
  /** The first few that are not among the first three. */
  readonly missed: readonly string[];
  readonly p50: number;
  readonly p95: number;
}

/** Asks all queries of a group in an open page. `toPlace` brings places to what the engine can tell apart. */
export async function measureGroup(
  page: Page,
  { name, queries }: Pick<QueryGroup, 'name' | 'queries'>,
  toPlace: (place: string) => string,
): Promise<GroupResult> {
  const shown = await askAll(
    page,
    queries.map(({ query }) => query),
  );
  const ranks = queries.map(({ places }, index) =>
    (shown[index]?.results ?? []).findIndex(({ url, inside }) =>
      // Of a head the first three links count as well.
      [url, ...inside.slice(0, 3)].some((shownPlace) =>
        places.some((place) => toPlace(shownPlace).startsWith(toPlace(place))),
      ),
    ),
  );
  const share = (isRight: (rank: number) => boolean) => ranks.filter(isRight).length / ranks.length;
  const times = shown.map(({ time }) => time).sort((a, b) => a - b);
  const percentile = (part: number) =>
    times[Math.min(Math.floor(part * times.length), times.length - 1)] ?? 0;
  return {
    name,
    count: queries.length,
    top1: share((rank) => rank === 0),
    top3: share((rank) => rank >= 0 && rank < 3),
    recall: share((rank) => rank >= 0),
    missed: queries
      .filter((_, index) => !((ranks[index] ?? -1) >= 0 && (ranks[index] ?? 3) < 3))
      .slice(0, 3)
      .map(({ query }) => query),
    p50: percentile(0.5),
    p95: percentile(0.95),
  };
}
