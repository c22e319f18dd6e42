import type { PolicyChange } from '../../schema/policy.ts';
import { expandTarget, type RuleChange, type Validity } from '../../schema/validity.ts';
import type { EditionInput } from '../edition-input.ts';

/** Whether a ruling (`m10/cards/clone/#r1`), note (`m10/rules-changes/#combat-7`), clause or card still holds. */
export type ValidityOf = (target: string) => Validity;

type ValidityTables = Pick<EditionInput, 'ruleChanges' | 'validityPasses' | 'doubts'> & {
  readonly policy: Pick<EditionInput['policy'], 'changes'>;
};

/**
 * Looks texts up in the table of rule changes, and clauses also in the table of policy changes. A row that names a
 * section of a chapter (`m10/rules-changes/#combat`) is about each of its notes. A text that no row names is still true
 * if a person has checked it (`validityPasses`) and its wording is not in doubt.
 */
export const createValidity = ({
  ruleChanges,
  validityPasses,
  doubts,
  policy,
}: ValidityTables): ValidityOf => {
  const ruleEffects = groupByTarget(ruleChanges);
  const policyEffects = groupByTarget(policy.changes.map(ofEveryLanguage));
  const doubted = new Set(doubts.map(({ target }) => target));
  const dates = new Map(
    validityPasses.flatMap(({ date, targets }) =>
      targets.flatMap(expandTarget).map((target): [string, string] => [target, date]),
    ),
  );
  return (target) => {
    const ofRules = namesOf(target).flatMap((name) => ruleEffects.get(name) ?? []);
    const ofPolicy = policyEffects.get(target) ?? [];
    const effects = [...ofPolicy, ...ofRules];
    const date = dates.get(target);
    const notes = effects.flatMap(({ change, note }) => (note ? [{ change, text: note }] : []));
    const worst = worstFirst.find((state) => effects.some((effect) => effect.state === state));
    const state = worst ?? (date === undefined ? 'not-checked' : 'still-true');
    return {
      state: state === 'still-true' && doubted.has(target) ? 'in-doubt' : state,
      changes: [...new Set(ofRules.map(({ change }) => change))],
      ...(ofPolicy.length === 0 ? {} : { policyChanges: ofPolicy.map(({ change }) => change) }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(date === undefined ? {} : { checked: date }),
    };
  };
};

type Effect = RuleChange['affects'][number] & { readonly change: string };

/**
 * The effects of a change of the guide on clauses, where they are the same in every language. `gone` means no longer in
 * the guide but with the same outcome, so it counts as still true.
 */
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
): ReadonlyMap<string, readonly Effect[]> =>
  Map.groupBy(
    changes.flatMap(({ id: change, affects }) => affects.map((one) => ({ ...one, change }))),
    ({ target }) => target,
  );

/** The targets by which a row can mean a text: a note also by its section (`m10/rules-changes/#combat`). */
const namesOf = (target: string): readonly string[] => {
  const section = /^(?<section>.+#[a-z-]+)-\d+$/u.exec(target)?.groups?.section;
  return section === undefined ? [target] : [target, section];
};

const worstFirst = ['changed', 'partly', 'still-true'] as const;
