import { diffArrays } from 'diff';
import type { Language } from '../../schema/language.ts';
import { partOfRow } from './guide-rows.ts';
import { bestPairs, likenessOfMoved } from './match-texts.ts';
import { type Row, startOf } from './rows.ts';

/** What has moved in the newer text of a language. */
export interface Moves {
  /** By its ID a new row whose words were those of another, with that one: an ID names its part, so what moves to another is new. */
  readonly from: ReadonlyMap<string, Row>;
  /** The other way round: by the ID of what was the new row. */
  readonly to: ReadonlyMap<string, Row>;
  /** By their IDs the rows that have these still, and stand after another one of their part, with what is told of that. */
  readonly within: ReadonlyMap<string, string>;
}

/** Finds what has moved among all rows of a section, those that are gone as well. */
export const movesIn = (rows: readonly Row[], lang: Language): Moves => {
  const has = ({ lines }: Row): boolean => lines[lang] !== undefined;
  const fresh = rows.filter((row) => has(row) && oldText(row, lang) === undefined);
  const to = bestPairs(
    rows.filter((row) => !has(row)),
    fresh,
    (gone, row) => likenessOfMoved(oldText(gone, lang) ?? '', row.says[lang] ?? ''),
  );
  const kept = rows.filter((row) => has(row) && oldText(row, lang) !== undefined);
  const parts = Map.groupBy(kept, partOfRow);
  return {
    from: new Map(Array.from(to, ([gone, row]) => [row.id, gone])),
    to: new Map(Array.from(to, ([gone, row]) => [gone.id, row])),
    within: new Map([...parts.values()].flatMap((part) => movedWithin(part, lang))),
  };
};

/** What a row said in a language. */
export const oldText = ({ before }: Row, lang: Language): string | undefined => before?.says[lang];

/** The rows of a part that the newer text has in another order: as few as can be, the others stay. */
const movedWithin = (rows: readonly Row[], lang: Language): readonly (readonly [string, string])[] => {
  const now = rows.toSorted((one, other) => startOf(one, lang) - startOf(other, lang));
  const old = rows.toSorted(
    ({ before: one }, { before: other }) =>
      (one ? startOf(one, lang) : 0) - (other ? startOf(other, lang) : 0),
  );
  return diffArrays([...old], now)
    .filter(({ added }) => added)
    .flatMap(({ value }) => value)
    .map((row) => {
      const above = now[now.indexOf(row) - 1];
      return [row.id, above ? `after ${above.id}` : 'to the start of its part'] as const;
    });
};
