import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import { languageSchema, notesSchema, perLanguage } from './language.ts';
import { knownSchema } from './policy.ts';
import { editionSchema, sourceSpanSchema } from './source.ts';
import { unofficialSchema } from './unofficial.ts';
import { validitySchema } from './validity.ts';

/** The fixed parts of a section, in reading order; `text` is all of a section that has none of the others. */
export const parts = [
  'penalty',
  'definition',
  'examples',
  'philosophy',
  'remedy',
  'upgrade',
  'downgrade',
  'text',
] as const;
export const partSchema = z.enum(parts);
export type Part = z.infer<typeof partSchema>;

/** `definition-2`, `example-c`, `philosophy-6`, `penalty`, `examples`, `text-4`. */
export const clauseIdSchema = z
  .string()
  .regex(
    /^(?:penalty|examples|example-[a-z]{1,2}|(?:definition|philosophy|remedy|upgrade|downgrade|text)-\d+)$/u,
    'Write the name of the part and a number: remedy-4; an example has a letter: example-c.',
  );

/** `philosophy-6-note-1`. */
export const annotationIdSchema = z
  .string()
  .regex(/^[a-z]+(?:-[a-z0-9]+)?-note-\d+$/u, 'Write the ID of its clause, and a number: remedy-4-note-1.');

/** Why the text of a language is missing or differs from the others. */
const reasonKindSchema = z.enum(['older-edition', 'omits', 'adds', 'says-otherwise']);

/** A reason: its kind, which the interface translates, the words in question, and a free note. */
export const reasonSchema = z.strictObject({
  kind: reasonKindSchema,
  /** The words of this text, as printed. */
  words: z.string().optional(),
  /** The words of the other texts, as printed. */
  against: z.string().optional(),
  note: notesSchema.optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** Why there is no text: only a text that is there can add something or say otherwise. */
export const missingReasonSchema = reasonSchema.extend({
  kind: reasonKindSchema.extract(['older-edition', 'omits']),
});
export type MissingReason = z.infer<typeof missingReasonSchema>;

/** The text of a clause in one language. A blank line separates paragraphs. */
export const clauseTextSchema = z.strictObject({
  text: z.string().min(1),
  /** The label of an example where this text prints another letter than that of the clause. */
  label: z.string().optional(),
  status: z.enum(['aligned', 'differs']),
  reasons: z.array(reasonSchema).optional(),
  /** Its position in the source; a list if the clause has several paragraphs. */
  source: z.union([sourceSpanSchema, z.array(sourceSpanSchema).min(2)]),
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type ClauseText = z.infer<typeof clauseTextSchema>;

export const annotationSchema = z.strictObject({
  id: annotationIdSchema,
  text: z.string().min(1),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
  unofficial: unofficialSchema.optional(),
});
export type Annotation = z.infer<typeof annotationSchema>;

export const missingSchema = z.strictObject({ lang: languageSchema, reason: missingReasonSchema });
export const alsoPrintedSchema = z.strictObject({
  lang: languageSchema,
  text: z.string().min(1),
  source: sourceSpanSchema,
});

/** What an older edition has in place of the wording of the edition after it; without `text`, it lacks the clause. */
export const formerWordingSchema = z.strictObject({
  lang: languageSchema,
  /** The source of the edition. */
  file: z.string(),
  text: z.string().optional(),
});
export type FormerWording = z.infer<typeof formerWordingSchema>;

/** The smallest unit of a guide that can be cited, in all its languages. */
export const clauseSchema = z.strictObject({
  id: clauseIdSchema,
  part: partSchema,
  /** The label of an example in the source: `A`. */
  label: z.string().optional(),
  texts: perLanguage(clauseTextSchema),
  missing: z.array(missingSchema),
  /** Text of this clause that a source prints in a language other than its own. */
  alsoPrinted: z.array(alsoPrintedSchema).optional(),
  unofficial: unofficialSchema.optional(),
  annotations: perLanguage(z.array(annotationSchema)),
  /** What older editions have otherwise, the newest of each language first; absent where all that we have say the same. */
  history: z.array(formerWordingSchema).optional(),
  /** Present only if a change of the game's rules or of the guide affects the clause in every language. */
  validity: validitySchema.optional(),
  /** How each text compares with the edition in `compared`; absent if nothing is known. */
  known: perLanguage(knownSchema).optional(),
});
export type Clause = z.infer<typeof clauseSchema>;

export const headingSchema = z.strictObject({
  lang: languageSchema,
  text: z.string(),
  source: sourceSpanSchema,
});
export type Heading = z.infer<typeof headingSchema>;

/** The source of a text and its edition. */
const sourceEditionShape = {
  file: z.string(),
  origin: notesSchema,
  owner: z.string(),
  ...editionSchema.shape,
};

/** An older edition of the text of a section in a language. */
export const formerEditionSchema = z.strictObject({
  lang: languageSchema,
  ...sourceEditionShape,
  /** Its clauses whose IDs are no longer on the page, each with the one on the page that it follows. */
  gone: z.array(z.strictObject({ id: clauseIdSchema, text: z.string(), follows: clauseIdSchema.nullable() })),
});
export type FormerEdition = z.infer<typeof formerEditionSchema>;

/** A section of a guide: the frontmatter of `content/docs/<guide>/<section>.mdx`. */
export const guideSectionSchema = z.strictObject({
  schemaVersion: z.literal(2),
  document: documentIdSchema,
  section: z.string(),
  /** The name of the section in each language that has one (`Hidden Card Error`). */
  titles: perLanguage(z.string()),
  /** The penalty in each language. */
  penalty: perLanguage(z.string()),
  /** The source of each language and its edition. */
  editions: perLanguage(z.strictObject(sourceEditionShape)),
  /** Older editions, language by language, the newest first; absent where there are none. */
  formerEditions: z.array(formerEditionSchema).optional(),
  /** The latest edition of the guide that the section was compared with, and the day; absent if it never was. */
  compared: z.strictObject({ edition: z.iso.date(), checked: z.iso.date() }).optional(),
  /** The title of the section and the other headings, as the sources print them. */
  headings: z.array(
    headingSchema.extend({
      part: z.union([z.literal('title'), partSchema]),
      /** Only for a heading inside a part: the clause below it; null at the end of the part. */
      before: clauseIdSchema.nullable().optional(),
    }),
  ),
  clauses: z.array(clauseSchema),
  /** IDs that no longer exist, each with the ID that its links now lead to. */
  retired: z.array(z.strictObject({ id: z.string(), now: z.string() })).optional(),
});
export type GuideSection = z.infer<typeof guideSectionSchema>;
