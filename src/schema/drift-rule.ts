import { z } from 'zod';

/** The rules that find drift between the languages of a clause (`src/authoring/drift`). */
export const driftRuleSchema = z.enum([
  'missing',
  'penalty',
  'number',
  'card-name',
  'unprinted-name',
  'term',
  'negation',
]);
export type DriftRule = z.infer<typeof driftRuleSchema>;
