import { sliceFlow } from '../../pipeline/text/flow.ts';
import type { Range } from '../../pipeline/text/source-text.ts';
import { parts } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { TextBlock } from '../read/structure.ts';
import { clauseOfLines, partOfRow } from './guide-rows.ts';
import { matchTexts } from './match-texts.ts';
import { type Row, startOf } from './rows.ts';

/**
 * The clauses of a newer text (`fresh`). Each that the older text of the language has, be it changed, cut in two or joined,
 * knows its row. They are found part by part, since an ID names its part. A section has one penalty, however it is worded,
 * and in all languages.
 */
export const carryClauses = (known: readonly Row[], fresh: readonly Row[], lang: Language): readonly Row[] =>
  parts
    .flatMap((part) => {
      const own = fresh.filter((row) => partOfRow(row) === part);
      const olds = known.filter((row) => partOfRow(row) === part);
      if (part === 'penalty') return own.map((row): Row => ({ ...row, of: olds[0] }));
      return carryPart(
        olds.filter(({ says }) => says[lang] !== undefined),
        own,
        lang,
      );
    })
    .toSorted((one, other) => startOf(one, lang) - startOf(other, lang));

const carryPart = (olds: readonly Row[], own: readonly Row[], lang: Language): readonly Row[] => {
  const words = ({ says }: Row): string => says[lang] ?? '';
  const { carried, fresh } = matchTexts(olds.map(words), own.map(words));
  return [
    ...[...carried].map(([index, slices]): Row => {
      const lines = slices.flatMap(({ index: at, from, to }) =>
        (own[at]?.lines[lang] ?? []).map((line) => sliceLine(line, from, to)),
      );
      return {
        ...clauseOfLines(lang, lines),
        places: own[slices[0]?.index ?? -1]?.places ?? {},
        of: olds[index],
      };
    }),
    ...fresh.flatMap((index) => own[index] ?? []),
  ];
};

/** Some of a paragraph; each mark goes with the character after it (the bullet of an item), the last ones with the end. */
export const sliceLine = ({ flow, markup }: TextBlock, from: number, to: number): TextBlock => {
  const indexAfter = ({ end }: Range): number => {
    const index = flow.offsets.findIndex((offset) => offset >= end);
    return index < 0 ? flow.offsets.length - 1 : index;
  };
  const marks = markup.filter((mark) => {
    const index = indexAfter(mark);
    return index >= from && index < to;
  });
  return { flow: sliceFlow(flow, from, to), markup: marks };
};

/**
 * A clause that nothing resembles any more keeps its place: where, between the same neighbors, as many texts are new as old
 * ones are gone, the new ones are the old ones rewritten. A person is asked.
 */
export const keepInPlace = (known: readonly Row[], own: readonly Row[], lang: Language): readonly Row[] => {
  const kept = new Set(own.flatMap((row) => row.of ?? []));
  const placed = new Map<Row, Row>();
  for (const [from, run] of newRuns(own)) {
    const [before, after] = [own[from - 1]?.of, own[from + run.length]?.of];
    const gone = known
      .slice(before ? known.indexOf(before) + 1 : 0, after ? known.indexOf(after) : undefined)
      .filter(
        (row) =>
          row.says[lang] !== undefined &&
          !kept.has(row) &&
          run.some((one) => partOfRow(one) === partOfRow(row)),
      );
    if (gone.length !== run.length) continue;
    for (const [index, row] of run.entries()) {
      const old = gone[index];
      if (old && partOfRow(old) === partOfRow(row)) placed.set(row, old);
    }
  }
  return own.map((row): Row => {
    const of = placed.get(row);
    if (!of) return row;
    return { ...row, of, asks: [...row.asks, isRewritten(lang)] };
  });
};

/** Asks about a text of which little is as it was, wherever it is now. */
export const isRewritten = (lang: Language): string => `the ${lang} is rewritten: is it still this clause?`;

/** The runs of rows that are none of those that there were, each with the index of its first. */
const newRuns = (rows: readonly Row[]): readonly (readonly [from: number, run: readonly Row[]])[] => {
  const runs: [number, Row[]][] = [];
  for (const [index, row] of rows.entries()) {
    if (row.of) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1].length === index) last[1].push(row);
    else runs.push([index, [row]]);
  }
  return runs;
};
