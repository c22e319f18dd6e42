import { z } from 'zod';
import { localizedSchema } from './language.ts';

/** `in-doubt`: the rules behind it are the same, but the wording itself cannot be meant as it stands. */
const validityStateSchema = z.enum(['still-true', 'changed', 'partly', 'in-doubt', 'not-checked']);

/** Whether a text of the past still holds, and which rows of `content/rule-changes.yml` concern it. */
export const validitySchema = z.strictObject({
  state: validityStateSchema,
  changes: z.array(z.string()),
  /** Of a clause: the rows of `content/policy-changes.yml` that concern its text in every language. */
  policyChanges: z.array(z.string()).optional(),
  /** What a change means for this very text, where its own words do not say so. */
  notes: z.array(z.strictObject({ change: z.string(), text: localizedSchema })).optional(),
  /** The day on which the text was gone through against the table of changes. */
  checked: z.iso.date().optional(),
});
export type Validity = z.infer<typeof validitySchema>;

/** What has changed in the game's rules since a text was written: our own words, never official ones. */
export const ruleChangeSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  /** Year and month, or null where only the fact is certain. */
  since: z
    .string()
    .regex(/^\d{4}-\d{2}$/u)
    .nullable(),
  /** The occasion, in English: a set's rules update. */
  occasion: z.string(),
  /** The same as printed in Chinese and Japanese, where that name is certain. */
  occasionNames: z.strictObject({ zh: z.string().optional(), ja: z.string().optional() }).optional(),
  /** Numbers of the rules concerned, as they are today. */
  rules: z.array(z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/u)).optional(),
  what: localizedSchema,
  /**
   * Rulings (`safe-passage#r3`), notes (`combat-7`), sections (`m10/rules-changes#combat`), clauses
   * (`ipg/2.4#definition-1`) and printed cards (`m10/cards/clone`) it touches. `still-true`: the rule behind them is worded or numbered otherwise
   * today, with the same outcome.
   */
  affects: z.array(
    z.strictObject({
      target: z.string(),
      state: validityStateSchema.exclude(['in-doubt', 'not-checked']),
      note: localizedSchema.optional(),
    }),
  ),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;
export const ruleChangeFileSchema = z.array(ruleChangeSchema);

/**
 * `content/validity.yml`: who has been gone through against the table of changes, and when. A target is a ruling
 * or a note, `..` stands for a run of them: `clone#r1..6`, `combat-1..33`.
 */
export const validityPassFileSchema = z.array(
  z.strictObject({ date: z.iso.date(), what: localizedSchema, targets: z.array(z.string()) }),
);
export type ValidityPass = z.infer<typeof validityPassFileSchema>[number];
