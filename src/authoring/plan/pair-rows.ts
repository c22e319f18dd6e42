import { isSure } from './align.ts';
import type { Row } from './rows.ts';
import {
  type Context,
  type Pair,
  type PairContext,
  type Pairs,
  pairUp,
  slugOf,
  ways,
  waysAnywhere,
} from './ways-to-pair.ts';

/**
 * The rows of a text, each with the row of all those that there are (`known`) that it is, and the evidence: chapters by their
 * headings and IDs, cards by their slugs, else by cost and size; sections, notes and rulings by what they say.
 */
export const pairRows = (known: readonly Row[], text: readonly Row[], context: Context): readonly Row[] =>
  pairWithin(known, text, true, { ...context, anywhere: findAnywhere(known, text, context) });

/** The rows of a text with those that they are of these; `isSure` is whether they are in the same row for certain. */
const pairWithin = (
  known: readonly Row[],
  own: readonly Row[],
  isParentSure: boolean,
  context: PairContext,
): readonly Row[] => {
  const pairs = new Map(
    [...Map.groupBy(own, ({ kind }) => kind)].flatMap(([kind, rows]) => [
      ...pairUp(
        known.filter((row) => row.kind === kind),
        rows,
        ways[kind] ?? [],
        isParentSure,
        context,
      ),
    ]),
  );
  return own.map((row): Row => {
    const { one: of, score, isCarried } = pairs.get(row) ?? {};
    const id = row.kind === 'box' ? slugOf(row, context) : row.id;
    const within = pairWithin(of?.rows ?? [], row.rows, isSure({ score }), context);
    return { ...row, id, of, score, isCarried, rows: within };
  });
};

/** Finds what is looked for in the whole text, wherever it is now: cards, and the notes and sections of the older text. */
const findAnywhere = (known: readonly Row[], text: readonly Row[], context: Context): Pairs => {
  const anywhere = new Map<Row, Pair>();
  for (const kind of ['card', 'note', 'section'] as const) {
    const pairs = pairUp(allOf(known, kind), allOf(text, kind), waysAnywhere[kind], true, {
      ...context,
      anywhere,
    });
    for (const [row, pair] of pairs) anywhere.set(row, pair);
  }
  return anywhere;
};

const allOf = (rows: readonly Row[], kind: Row['kind']): readonly Row[] =>
  rows.flatMap((row) => (row.kind === kind ? row : allOf(row.rows, kind)));
