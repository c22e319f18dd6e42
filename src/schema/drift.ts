import { z } from 'zod';
import { slugSchema } from './card.ts';
import { languageSchema, localizedSchema } from './language.ts';
import { driftRuleSchema } from './registry.ts';

/** `confirmed` and shown to readers, `dismissed` with a reason, or `open`: nobody has decided. */
const driftStateSchema = z.enum(['confirmed', 'dismissed', 'open']);
export type DriftState = z.infer<typeof driftStateSchema>;

/** A place where the text of one language may say something else than the others. */
const driftEntrySchema = z.strictObject({
  /** `ipg/2.3/#remedy-4` */
  at: z.string(),
  /** The language that is out of step. */
  lang: languageSchema,
  /** The languages that it was measured against. */
  against: z.array(languageSchema),
  rule: driftRuleSchema,
  /** What it is about, as printed (or counted): in this text, and in the others. */
  words: z.array(z.string()),
  othersWords: z.array(z.string()),
  state: driftStateSchema,
  /** Why it was dismissed. */
  reason: localizedSchema.optional(),
});
export type DriftEntry = z.infer<typeof driftEntrySchema>;

/** A card under a name that is not printed on it, anywhere in the texts. */
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
