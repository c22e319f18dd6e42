import type { FaqChapter } from '../schema/faq.ts';
import type { RuleChange } from '../schema/validity.ts';

/** Changes of one occasion, in the order of the table. */
export interface Occasion {
  /** Year and month; null where only the fact is certain. */
  readonly since: string | null;
  readonly occasion: string;
  readonly occasionNames?: RuleChange['occasionNames'];
  readonly changes: readonly RuleChange[];
}

/** The changes by occasion, oldest first; those without a date come last, together. */
export function groupByOccasion(changes: readonly RuleChange[]): readonly Occasion[] {
  const groups = new Map<string, Occasion>();
  for (const change of changes) {
    const key = change.since === null ? 'later' : `${change.since} ${change.occasion}`;
    const { since, occasion, occasionNames } = change;
    const before =
      groups.get(key) ??
      (since === null
        ? { since, occasion: '', changes: [] }
        : { since, occasion, occasionNames, changes: [] });
    groups.set(key, { ...before, changes: [...before.changes, change] });
  }
  return [...groups.values()].toSorted((a, b) =>
    (a.since ?? 'later').localeCompare(b.since ?? 'later', 'en'),
  );
}

/**
 * Where a target of the table can be read, without language and base: `clone#r1` is `m10/cards/clone/#r1`,
 * `combat-7` is in the chapter that has it, `ipg/2.4#remedy-1` is `ipg/2.4/#remedy-1`.
 */
export function pathOfTarget(
  target: string,
  chapters: readonly Pick<FaqChapter, 'slug' | 'sections'>[],
): string {
  const [place = '', anchor] = target.split('#');
  if (place.includes('/')) return `${place}/${anchor === undefined ? '' : `#${anchor}`}`;
  if (anchor !== undefined) return `m10/cards/${place}/#${anchor}`;
  const chapter = chapters.find(({ sections }) =>
    sections.some(({ notes }) => notes.some(({ id }) => id === target)),
  );
  return `m10/${chapter?.slug ?? ''}/#${target}`;
}
