import { type Part, parts } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import { countEach } from '../read/lines/script.ts';
import type { Row } from './rows.ts';

/** Creates IDs, none of them twice. `given` are the IDs that must not be used again. */
export const createIds = (given: Iterable<string>) => {
  const taken = new Set(given);
  const isFree = (id: string): boolean => !taken.has(id);
  const take = (id: string): string => {
    taken.add(id);
    return id;
  };
  return {
    isFree,
    take,
    /** Adds the next number to a stem: `next('combat-') // => 'combat-7'` */
    next: (stem: string): string => {
      const numbers = [...taken].flatMap((id) =>
        id.startsWith(stem) && /^\d+$/u.test(id.slice(stem.length)) ? [Number(id.slice(stem.length))] : [],
      );
      return take(`${stem}${Math.max(0, ...numbers) + 1}`);
    },
    /**
     * Adds the first free letter to a name that is taken: `combat-b`. `slash` keeps the IDs of pages apart from those
     * of sections, which may be equal.
     */
    name: (name: string, slash = ''): string => {
      for (let number = 0; ; number += 1) {
        const id = number === 0 ? name : `${name}-${toLetters(number)}`;
        if (!isFree(id + slash)) continue;
        take(id + slash);
        return id;
      }
    },
  };
};

export type FreeIds = ReturnType<typeof createIds>;

export const numberRows = (own: readonly Row[], ids: FreeIds, parent = ''): readonly Row[] =>
  own.map((row) => {
    const id = row.match?.id ?? newIds[row.kind](row.id, parent, ids);
    return { ...row, id, rows: numberRows(row.rows, ids, id) };
  });

const newIds: Readonly<Record<Row['kind'], (own: string, parent: string, ids: FreeIds) => string>> = {
  chapter: (own, _, ids) => ids.name(own, '/'),
  section: (own, _, ids) => ids.name(own),
  note: (_, section, ids) => ids.next(`${section}-`),
  ruling: (_, card, ids) => ids.next(`${card}/#r`).replace(/^.*#/u, ''),
  card: (slug) => slug,
  box: (slug) => slug,
  clause: (own) => own,
};

/** `given` has all IDs that ever existed, `places` the places of the clauses without an ID. */
export const createClauseIds = (given: Iterable<string>, places: readonly Row['places'][] = []) => {
  const { next, isFree, take } = createIds(given);
  const wanted = new Set(places.map((one) => `example-${letterOf(one)}`));
  const example = (own: Row['places']): string => {
    const printed = `example-${letterOf(own)}`;
    if (/-[a-z]{1,2}$/u.test(printed) && isFree(printed)) return take(printed);
    for (let number = 0; ; number += 1) {
      const id = `example-${toLetters(number)}`;
      if (isFree(id) && !wanted.has(id)) return take(id);
    }
  };
  return {
    take,
    /** An example gets its printed letter if that is free, else the first free letter that no new example prints. */
    clause: (part: Part, own: Row['places']): string => {
      if (part === 'penalty') return take(part);
      return part === 'examples' ? example(own) : next(`${part}-`);
    },
    /** `note('remedy-1') // => 'remedy-1-note-1'` */
    note: (clause: string): string => next(`${clause}-note-`),
  };
};

export type ClauseIds = ReturnType<typeof createClauseIds>;

/** The part in which most paragraphs of a clause are printed. Headings and labels win over guesses. */
export const partOf = (places: Row['places']): Part => {
  const placements = languages.flatMap((lang) => places[lang] ?? []);
  const sure = placements.filter(({ isPartSure }) => isPartSure);
  const votes = (sure.length > 0 ? sure : placements).map(({ part }) => part);
  return mostFrequent(votes) ?? parts[1];
};

/** The letter that most paragraphs of an example print; undefined if none does. */
export const labelOf = (places: Row['places']): string | undefined => letterOf(places)?.toUpperCase();

const letterOf = (places: Row['places']): string | undefined =>
  mostFrequent(
    languages.flatMap((lang) => (places[lang] ?? []).flatMap(({ label }) => label?.toLowerCase() ?? [])),
  );

/** Of equally frequent values, the first wins. */
const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...countEach(values)].reduce<readonly [Value, number] | undefined>(
    (best, one) => (best && best[1] >= one[1] ? best : one),
    undefined,
  )?.[0];

/** `toLetters(0) // => 'a'`, `toLetters(26) // => 'aa'` */
export const toLetters = (number: number): string =>
  (number < 26 ? '' : toLetters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26));
