import { z } from 'zod';
import { localizedSchema } from './language.ts';

export const validityStateSchema = z.enum(['still-true', 'changed', 'partly', 'not-checked']);

/** Whether a ruling of the past still holds, and which rows of `content/rule-changes.yml` speak of it. */
export const validitySchema = z.strictObject({
  state: validityStateSchema,
  changes: z.array(z.string()),
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
  /** The occasion: a set's rules update. */
  occasion: z.string(),
  /** Numbers of the rules concerned, as they are today. */
  rules: z.array(z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/u)).optional(),
  what: localizedSchema,
  /**
   * Rulings (`safe-passage#r3`), notes (`combat-7`), sections (`m10/rules-changes#combat`) and clauses
   * (`ipg/2.4#definition-1`) it touches. `still-true`: the rule behind them is worded or numbered otherwise
   * today, with the same outcome.
   */
  affects: z.array(
    z.strictObject({ target: z.string(), state: validityStateSchema.exclude(['not-checked']) }),
  ),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;
export const ruleChangeFileSchema = z.array(ruleChangeSchema);
