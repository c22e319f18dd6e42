import { z } from 'zod';
import { localizedSchema } from './language.ts';

const numberSchema = z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/u, 'Write it like 702.13 or 702.13a.');

/** A number of the Comprehensive Rules in a text, and the number of the same rule today. */
const ruleNumberSchema = z.strictObject({
  /** The document that cites it, with the number of its time. */
  document: z.string(),
  number: numberSchema,
  /** The numbers of today: several if the rule has been split. */
  now: z.array(numberSchema).min(1),
  /** What the rule is about, in our own words. */
  topic: localizedSchema,
});
export type RuleNumber = z.infer<typeof ruleNumberSchema>;

/** `content/rule-numbers.yml`. */
export const ruleNumberFileSchema = z.array(ruleNumberSchema);
