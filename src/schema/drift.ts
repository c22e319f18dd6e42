import { z } from 'zod';
import { slugSchema } from './card.ts';
import { driftRuleSchema } from './drift-rule.ts';
import { languageSchema, notesSchema } from './language.ts';

/** `confirmed` by a person and shown to readers, `dismissed` by a person with a reason, or `open`. */
const driftStateSchema = z.enum(['confirmed', 'dismissed', 'open']);

/** A finding: the text of one language may say something different from the others. */
const driftEntrySchema = z.strictObject({
  /** `ipg/2.3/#remedy-4` */
  at: z.string(),
  /** The language whose text is different. */
  lang: languageSchema,
  /** The languages that it was compared with. */
  against: z.array(languageSchema),
  rule: driftRuleSchema,
  /** The words (or counts) in question: in this text, and below in the others. */
  words: z.array(z.string()),
  othersWords: z.array(z.string()),
  state: driftStateSchema,
  /** Why it was dismissed. */
  reason: notesSchema.optional(),
});
export type DriftEntry = z.infer<typeof driftEntrySchema>;

/** A card that a text calls by a name that is not printed on it. */
const unprintedNameSchema = z.strictObject({
  at: z.string(),
  lang: languageSchema,
  card: slugSchema,
  name: z.string(),
  printed: z.string(),
});

/** `content/drift.json`, written by the content build. */
export const driftFileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  findings: z.array(driftEntrySchema),
  names: z.array(unprintedNameSchema),
});
export type DriftFile = z.infer<typeof driftFileSchema>;
