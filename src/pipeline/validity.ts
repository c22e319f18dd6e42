import type { RuleChange, Validity } from '../schema/validity.ts';

/**
 * Looks up what the table of rule changes says of a ruling (`clone#r1`) or a note (`combat-7`). A row may name
 * a whole section of a chapter (`m10/rules-changes#combat`): it then holds for each of its notes. `checked`
 * are the chapters and rulings that a person has gone through against the table.
 */
export const createValidity = (
  changes: readonly RuleChange[],
  checked: (target: string) => boolean,
): ((target: string) => Validity) => {
  const states = new Map<string, { state: Validity['state']; ids: string[] }>();
  for (const { id, affects } of changes) {
    for (const { target, state } of affects) {
      const key = target.replace(/^m10\/[a-z-]+#/u, '');
      const known = states.get(key) ?? { state, ids: [] };
      states.set(key, { state: graver(known.state, state), ids: [...known.ids, id] });
    }
  }
  return (target) => {
    const found = states.get(target) ?? states.get(target.replace(/-\d+$/u, ''));
    if (found) return { state: found.state, changes: found.ids };
    return { state: checked(target) ? 'still-true' : 'not-checked', changes: [] };
  };
};

/** A change that leaves the outcome as it was never hides one that does not. */
const graver = (left: Validity['state'], right: Validity['state']): Validity['state'] =>
  gravity.find((state) => state === left || state === right) ?? right;

const gravity = ['changed', 'partly', 'still-true'] as const;
