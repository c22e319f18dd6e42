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

/** Where a target of the table can be read. `pathOfTarget('m10/cards/clone#r1') // => 'm10/cards/clone/#r1'` */
export function pathOfTarget(target: string): string {
  const [place = '', anchor] = target.split('#');
  return `${place}/${anchor === undefined ? '' : `#${anchor}`}`;
}
