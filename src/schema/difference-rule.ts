import { z } from 'zod';

/** The rules that find places where the languages of a clause may differ (`src/authoring/differences`). */
export const differenceRuleSchema = z.enum(['missing', 'penalty', 'number', 'card-name', 'unprinted-name']);
export type DifferenceRule = z.infer<typeof differenceRuleSchema>;
