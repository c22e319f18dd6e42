import { z } from 'zod';
import { localizedSchema } from './language.ts';

const numberSchema = z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/u);

/** A number of the Comprehensive Rules as a text cites it, and where the same rule stands today. */
const ruleNumberSchema = z.strictObject({
  /** The document that cites it: the number is that of the document's day. */
  document: z.string(),
  number: numberSchema,
  /** The numbers of today, one where nothing was split. */
  now: z.array(numberSchema).min(1),
  /** What the rule is about, in our own words. */
  topic: localizedSchema,
});
export type RuleNumber = z.infer<typeof ruleNumberSchema>;

/** `content/rule-numbers.yml`. */
export const ruleNumberFileSchema = z.array(ruleNumberSchema);
