import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { PolicyChange } from '../../schema/policy.ts';
import type { RuleChange, Validity, ValidityPass } from '../../schema/validity.ts';

/** Tells whether a ruling (`clone#r1`), note (`combat-7`), clause (`ipg/2.4#remedy-1`) or card (`m10/cards/clone`) still holds. */
export type ValidityOf = (target: string) => Validity;

/**
 * Looks a text up in the table of rule changes. A row may name a whole section of a chapter
 * (`m10/rules-changes#combat`): it then holds for each of its notes. What no row names is still true if a pass
 * has gone through it, unless its own wording is in doubt. A clause is looked up in the table of policy changes too.
 */
export const createValidity = (
  changes: readonly RuleChange[],
  passes: readonly ValidityPass[] = [],
  doubts: readonly Doubt[] = [],
  policyChanges: readonly PolicyChange[] = [],
): ValidityOf => {
  const touching = groupByTarget(changes);
  const policyTouching = groupByTarget(policyChanges.map(ofEveryLanguage));
  const doubted = new Set(doubts.map(({ target }) => target));
  const dates = new Map(
    passes.flatMap(({ date, targets }) =>
      targets.flatMap(expandTarget).map((target): [string, string] => [target, date]),
    ),
  );
  return (target) => {
    const ofRules = placesOf(target).flatMap((place) => touching.get(place) ?? []);
    const ofPolicy = policyTouching.get(target) ?? [];
    const touches = [...ofPolicy, ...ofRules];
    const date = dates.get(target);
    const notes = touches.flatMap(({ change, note }) => (note ? [{ change, text: note }] : []));
    const state = gravest(touches) ?? (date === undefined ? 'not-checked' : 'still-true');
    return {
      state: state === 'still-true' && doubted.has(target) ? 'in-doubt' : state,
      changes: [...new Set(ofRules.map(({ change }) => change))],
      ...(ofPolicy.length === 0 ? {} : { policyChanges: ofPolicy.map(({ change }) => change) }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(date === undefined ? {} : { checked: date }),
    };
  };
};

/** `clone#r1..3` -> `clone#r1`, `clone#r2`, `clone#r3`; `combat-7` -> `combat-7` */
export const expandTarget = (target: string): readonly string[] => {
  const { stem, from, to } = /^(?<stem>.*?)(?<from>\d+)\.\.(?<to>\d+)$/u.exec(target)?.groups ?? {};
  if (stem === undefined) return [target];
  const first = Number(from);
  return Array.from({ length: Math.max(0, Number(to) - first + 1) }, (_, index) => `${stem}${first + index}`);
};

/** Reports what the tables name and the edition does not have. */
export const checkTargets = (
  changes: readonly RuleChange[],
  passes: readonly ValidityPass[],
  known: ReadonlySet<string>,
): readonly Diagnostic[] => [
  ...changes
    .flatMap(({ affects }) => affects)
    .filter(({ target }) => !known.has(target))
    .map(({ target }) => noTarget(target, 'content/rule-changes.yml')),
  ...passes
    .flatMap(({ targets }) => targets.flatMap(expandTarget))
    .filter((target) => !known.has(target))
    .map((target) => noTarget(target, 'content/validity.yml')),
];

const noTarget = (target: string, file: string): Diagnostic => ({
  code: 'validity/no-target',
  severity: 'error',
  file,
  message: `${target} is no ruling, note, section, clause or card of the edition.`,
  hint: 'Write it as the registry does: clone#r1, combat-7, m10/rules-changes#combat, ipg/2.4#definition-1.',
});

interface Touch {
  readonly change: string;
  readonly state: Validity['state'];
  readonly note: RuleChange['affects'][number]['note'];
}

/** What a change of the guide does to texts in every language. What is gone from it has the same outcome. */
const ofEveryLanguage = ({ id, affects }: PolicyChange): Pick<RuleChange, 'id' | 'affects'> => ({
  id,
  affects: affects.flatMap(({ langs, target, state, note }) =>
    langs || state === 'new'
      ? []
      : [{ target, state: state === 'gone' ? ('still-true' as const) : state, ...(note ? { note } : {}) }],
  ),
});

const groupByTarget = (
  changes: readonly Pick<RuleChange, 'id' | 'affects'>[],
): ReadonlyMap<string, readonly Touch[]> => {
  const touching = new Map<string, Touch[]>();
  for (const { id: change, affects } of changes) {
    for (const { target, state, note } of affects) {
      touching.set(target, [...(touching.get(target) ?? []), { change, state, note }]);
    }
  }
  return new Map([...touching].map(([target, touches]) => [target.replace(/^m10\/[a-z-]+#/u, ''), touches]));
};

/** Where a change may name a text: itself, and the section of a note. `combat-7 // => ['combat-7', 'combat']` */
const placesOf = (target: string): readonly string[] => {
  const section = /^(?<section>[a-z-]+)-\d+$/u.exec(target)?.groups?.section;
  return section === undefined ? [target] : [target, section];
};

/** A change that leaves the outcome as it was never hides one that does not. */
const gravest = (touches: readonly Touch[]): Validity['state'] | undefined =>
  gravity.find((state) => touches.some((touch) => touch.state === state));

const gravity = ['changed', 'partly', 'still-true'] as const;
