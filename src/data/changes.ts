import type { Change } from '../schema/change.ts';
import type { PolicyFile } from '../schema/policy.ts';
import type {
  PublishedChanges,
  PublishedPolicy,
  PublishedRuleChanges,
  PublishedTerms,
  Rights,
  TermPlace,
} from '../schema/published.ts';
import type { Term } from '../schema/term.ts';
import type { RuleChange } from '../schema/validity.ts';

/** What changed here, newest first, as `/data/changes.json` serves it; lines of one day keep their order. */
export const toPublishedChanges = (changes: readonly Change[], rights: Rights): PublishedChanges => ({
  schemaVersion: 1,
  rights,
  changes: changes.toSorted((a, b) => b.date.localeCompare(a.date)),
});

/** What has changed in the game's rules, as `/data/rule-changes.json` serves it. */
export const toPublishedRuleChanges = (
  ruleChanges: readonly RuleChange[],
  rights: Rights,
): PublishedRuleChanges => ({
  schemaVersion: 1,
  rights,
  ruleChanges: ruleChanges.map((change) => ({
    ...change,
    affects: change.affects.map((each) => ({ ...each, target: targetOfVersion1(each.target) })),
  })),
});

/** In schemaVersion 1 rulings and notes are named without their document: `clone#r1`, `combat-7`. */
const targetOfVersion1 = (target: string): string =>
  target.replace(/^[a-z][^/]*\/(?:cards\/(?=[^#]+#)|[a-z-]+#(?=.*-\d+$))/u, '');

/** What has changed in the guide itself, as `/data/policy-changes.json` serves it. */
export const toPublishedPolicy = ({ comparisons, changes }: PolicyFile, rights: Rights): PublishedPolicy => ({
  schemaVersion: 1,
  rights,
  comparisons: comparisons.map(({ document: _ofVersion2, ...comparison }) => comparison),
  policyChanges: changes,
});

/** The term base as `/data/terms.json` serves it: each term with the places where it stands (`findTerms`). */
export const toPublishedTerms = (
  terms: readonly Term[],
  stands: ReadonlyMap<string, TermPlace[]>,
  rights: Rights,
): PublishedTerms => ({
  schemaVersion: 1,
  rights,
  terms: terms.map(({ said: _said, ...term }) => ({ ...term, stands: stands.get(term.id) ?? [] })),
});
