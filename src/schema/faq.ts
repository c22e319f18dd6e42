import { z } from 'zod';
import { anomalySchema, printedCardSchema } from './card.ts';
import { appliedCorrectionSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import { localizedSchema, perLanguage } from './language.ts';
import { printedSchema } from './printed.ts';
import { slugSchema } from './slug.ts';
import { sourceSpanSchema } from './source.ts';
import { unofficialSchema } from './unofficial.ts';
import { validitySchema } from './validity.ts';

/** Prose, a bullet, an example, a numbered step, the heading of a list of steps, or a quoted rule. */
export const noteKindSchema = z.enum(['paragraph', 'bullet', 'example', 'step', 'heading', 'rule']);
export type NoteKind = z.infer<typeof noteKindSchema>;

/** `combat-7`. */
export const noteIdSchema = z.string().regex(/^[a-z][a-z-]*-\d+$/u, 'Write a word and a number: combat-7.');

/** A note in one language. */
export const noteTextSchema = z.strictObject({
  text: z.string().min(1),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
});

/** The smallest unit of a chapter that can be cited. */
export const noteSchema = z.strictObject({
  id: noteIdSchema,
  kind: noteKindSchema,
  /** The printed number of a step, without its punctuation. */
  label: z.string().optional(),
  /** Belongs to the bullet or step above it. */
  inner: z.literal(true).optional(),
  /** The official texts. */
  texts: perLanguage(noteTextSchema),
  unofficial: unofficialSchema.optional(),
  validity: validitySchema,
  /** Wordings of the note that are in doubt. */
  anomalies: z.array(anomalySchema).optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** A card shown as a box in a chapter. */
export const cardBoxSchema = z.strictObject({
  slug: slugSchema,
  /** The note before the box; null at the start of the section. */
  after: noteIdSchema.nullable(),
  texts: perLanguage(z.strictObject({ printed: printedCardSchema, source: sourceSpanSchema })),
});

export const faqSectionSchema = z.strictObject({
  id: slugSchema,
  /** The headings as printed; none for the text before the first heading of a chapter. */
  headings: perLanguage(printedSchema),
  /** Our name for the section. */
  titles: localizedSchema,
  notes: z.array(noteSchema),
  boxes: z.array(cardBoxSchema),
});
export type FaqSection = z.infer<typeof faqSectionSchema>;

/** A color heading of the rulings chapter, with the cards under it. */
export const cardGroupSchema = z.strictObject({
  headings: perLanguage(printedSchema),
  cards: z.array(slugSchema),
  /** Anomalies of the heading itself; a card under the wrong heading has an anomaly of its own. */
  anomalies: z.array(anomalySchema).optional(),
});
export type CardGroup = z.infer<typeof cardGroupSchema>;

/** One chapter of a set FAQ: the frontmatter of `content/docs/m10/<chapter>.mdx`. */
export const faqChapterSchema = z.strictObject({
  schemaVersion: z.literal(2),
  document: documentIdSchema,
  slug: slugSchema,
  headings: perLanguage(printedSchema),
  titles: localizedSchema,
  /** The date of the text in each language: from the head of its marked text. */
  dates: perLanguage(z.iso.date()),
  /** The date of the first of them. */
  asOf: z.iso.date(),
  sections: z.array(faqSectionSchema),
  /** The color headings of the rulings chapter, each with the cards under it. */
  groups: z.array(cardGroupSchema).optional(),
});
export type FaqChapter = z.infer<typeof faqChapterSchema>;
