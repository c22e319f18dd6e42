import { z } from 'zod';
import { localizedSchema } from './language.ts';
import { ruleNumberSchema } from './later-change.ts';

/** `content/rule-numbers.yml`: rules that texts cite by an old number, with their present numbers. */
export const ruleNumberFileSchema = z.array(
  z.strictObject({
    document: z.string().describe('The document that cites the rule by its old number.'),
    number: ruleNumberSchema,
    now: z
      .array(ruleNumberSchema)
      .min(1)
      .describe('Its present numbers: several if the rule has been split.'),
    topic: localizedSchema.describe('What the rule is about, in our own words.'),
  }),
);
export type RuleNumber = z.infer<typeof ruleNumberFileSchema>[number];
