import type { TextIndex } from '../index/open.ts';
import type { TableRow } from '../index/table.ts';
import type { SearchRecord } from '../text/record.ts';
import { matchPassages } from './match.ts';
import type { Plan } from './plan.ts';
import type { Result, Tier } from './result.ts';

/** A text that may answer: where it stands is known, and how it answers once its words are read. */
export interface Found {
  readonly number: number;
  readonly row: TableRow;
  /** What it is taken for until it is read. */
  readonly tier: Tier;
  readonly score: number;
  /** Null where its words, or those of them that are given, do not have what was asked. */
  toResult(record: SearchRecord): Result | null;
}

/** The texts that answer a group of questions of a plan. */
export async function askFor(
  index: TextIndex,
  group: readonly string[],
  plan: Plan,
  tier: Tier,
  how: Pick<Result, 'viaTerm'> & Partial<Pick<Result, 'tier'>> = {},
): Promise<Found[]> {
  const hits = await index.ask(group);
  return hits.map(({ number, score }) =>
    toFound(index, number, tier, score, (record) => {
      const match = matchPassages(record.passages, plan);
      return match && { tier: match.closeness, record, match, lang: match.passage.lang, ...how };
    }),
  );
}

export function toFound(
  { rows }: TextIndex,
  number: number,
  tier: Tier,
  score: number,
  toResult: Found['toResult'],
): Found {
  const row = rows[number];
  if (!row) throw new Error(`The search index has no record ${number}.`);
  return { number, row, tier, score, toResult };
}
