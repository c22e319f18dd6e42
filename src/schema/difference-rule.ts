import { z } from 'zod';

/** The rules that find what the languages of a clause may not say alike (`src/authoring/differences`). */
export const differenceRuleSchema = z.enum(['missing', 'penalty', 'number', 'card-name', 'unprinted-name']);
export type DifferenceRule = z.infer<typeof differenceRuleSchema>;
