import { z } from 'zod';
import { cardNamesSchema, slugSchema } from './card.ts';
import { ledgerReasonSchema } from './coverage.ts';
import { documentIdSchema } from './document.ts';
import { driftRuleSchema } from './drift-rule.ts';
import { noteIdSchema } from './faq.ts';
import { annotationIdSchema, clauseIdSchema, missingSchema, partSchema, reasonSchema } from './guide.ts';
import { languageSchema, localizedSchema, notesSchema, perLanguage } from './language.ts';
import { segmentRefSchema } from './segment-ref.ts';

const assignedTextSchema = z.union([
  segmentRefSchema,
  z.strictObject({ at: segmentRefSchema, differs: z.array(reasonSchema).min(1) }),
]);

/** A finding of drift that a person has judged to be wrong. */
const dismissedSchema = z.strictObject({
  lang: languageSchema,
  rule: driftRuleSchema,
  reason: notesSchema,
});

/** A row of the registry: a clause, its part and its segments in each language. Rows are in reading order. */
export const registryRowSchema = z.strictObject({
  id: clauseIdSchema,
  part: partSchema,
  texts: perLanguage(assignedTextSchema).default({}),
  annotations: z
    .array(z.strictObject({ id: annotationIdSchema, lang: languageSchema, at: segmentRefSchema }))
    .default([]),
  alsoPrinted: z
    .array(z.strictObject({ lang: languageSchema, in: languageSchema, at: segmentRefSchema }))
    .default([]),
  missing: z.array(missingSchema).default([]),
  dismissed: z.array(dismissedSchema).default([]),
});
export type RegistryRow = z.infer<typeof registryRowSchema>;

/** Text of a source that is on no page, with the reason, as a person has decided. */
const ledgerRowSchema = z.strictObject({
  at: segmentRefSchema,
  reason: ledgerReasonSchema,
  /** As in a structure. */
  decided: z.literal(true).optional(),
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;

/** An ID that no longer exists, and the ID that its links now lead to. */
const retiredSchema = z.strictObject({ id: z.string(), now: z.string() });

/** `content/registry/ipg/<section>.yml`. */
export const sectionRegistrySchema = z.strictObject({
  document: documentIdSchema,
  section: z.string(),
  /** The file of each language. */
  sources: perLanguage(z.string()),
  /** The name of the section in a language whose source prints none; `from` is the text that it is taken from. */
  titles: perLanguage(z.strictObject({ text: z.string(), from: z.string() })).default({}),
  /** The ledger of these sources. `in` names a source by its language (by either, if it has two). */
  ledger: z.array(ledgerRowSchema.extend({ in: languageSchema })).default([]),
  clauses: z.array(registryRowSchema),
  retired: z.array(retiredSchema).default([]),
});
export type SectionRegistry = z.infer<typeof sectionRegistrySchema>;

/** Where a text is in the source of each language that has it. */
export const placesSchema = perLanguage(segmentRefSchema);
export type Places = z.infer<typeof placesSchema>;

const registrySectionSchema = z.strictObject({
  id: slugSchema,
  /** Absent for the text before the first heading of the chapter. */
  heading: placesSchema.optional(),
  /** Our name for the section. */
  titles: localizedSchema,
  notes: z.array(z.strictObject({ id: noteIdSchema, texts: placesSchema })).default([]),
  /** Cards shown in the section, each by its first line. */
  boxes: z
    .array(z.strictObject({ card: slugSchema, at: placesSchema, names: cardNamesSchema.optional() }))
    .default([]),
});

const registryGroupSchema = z.strictObject({
  /** The color heading. */
  heading: placesSchema.optional(),
  cards: z
    .array(
      z.strictObject({
        slug: slugSchema,
        /** First line of the entry. */
        at: placesSchema,
        /** Of a card that no file in `content/cards` has: its printed names, and the English one from a person. */
        names: cardNamesSchema.optional(),
        rulings: z
          .array(
            z.strictObject({
              id: z.string().regex(/^r\d+$/u, 'Write r and a number: r1.'),
              texts: placesSchema,
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/**
 * `content/registry/m10/<chapter>.yml`. A chapter of notes has sections, the chapter of rulings has groups. Rows are in
 * reading order. A language may lack a row: nobody has to say why.
 */
export const chapterRegistrySchema = z.strictObject({
  document: documentIdSchema,
  chapter: slugSchema,
  /** The file of each language. */
  sources: perLanguage(z.string()),
  /** Our name for the chapter. */
  titles: localizedSchema,
  /** The printed heading of the chapter; in the first chapter, the title of the whole text. */
  heading: placesSchema.optional(),
  /** The ledger of the sources. Any chapter may list it; `in` names a source by its language. */
  ledger: z.array(ledgerRowSchema.extend({ in: languageSchema })).default([]),
  sections: z.array(registrySectionSchema).default([]),
  groups: z.array(registryGroupSchema).default([]),
  /** Cards whose entry is lost with a page of a source, and the line before which it was. */
  lost: z.array(z.strictObject({ slug: slugSchema, in: languageSchema, before: z.int().min(1) })).default([]),
  retired: z.array(retiredSchema).default([]),
});
export type ChapterRegistry = z.infer<typeof chapterRegistrySchema>;
