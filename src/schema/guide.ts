import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';
import { knownSchema } from './policy.ts';
import { editionSchema, sourceSpanSchema } from './source.ts';
import { validitySchema } from './validity.ts';

/** The fixed divisions of an IPG section, in reading order. */
export const parts = ['penalty', 'definition', 'examples', 'philosophy', 'remedy', 'upgrade'] as const;
export const partSchema = z.enum(parts);
export type Part = z.infer<typeof partSchema>;

/** `definition-2`, `example-c`, `philosophy-6`, `penalty`, `examples`. */
export const clauseIdSchema = z
  .string()
  .regex(/^(?:penalty|examples|example-[a-z]{1,2}|(?:definition|philosophy|remedy|upgrade)-\d+)$/u);

/** `philosophy-6-note-1`. */
export const annotationIdSchema = z.string().regex(/^[a-z]+(?:-[a-z0-9]+)?-note-\d+$/u);

/** Why a language's text is missing or is not the same as the others. */
const reasonKindSchema = z.enum(['older-edition', 'omits', 'adds', 'says-otherwise']);

/** A reason: a kind that every interface can word, the words concerned, and free text on top. */
export const reasonSchema = z.strictObject({
  kind: reasonKindSchema,
  /** The words of this text, as printed. */
  words: z.string().optional(),
  /** The words of the other texts it is measured against, as printed. */
  against: z.string().optional(),
  note: localizedSchema.optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** The text of a clause in one language. Two paragraphs are joined by a blank line. */
export const clauseTextSchema = z.strictObject({
  text: z.string().min(1),
  status: z.enum(['aligned', 'differs']),
  reasons: z.array(reasonSchema).optional(),
  /** Where it stands; a list where a clause is put together from several paragraphs. */
  source: z.union([sourceSpanSchema, z.array(sourceSpanSchema).min(2)]),
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type ClauseText = z.infer<typeof clauseTextSchema>;

export const annotationSchema = z.strictObject({
  id: annotationIdSchema,
  text: z.string().min(1),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type Annotation = z.infer<typeof annotationSchema>;

export const missingSchema = z.strictObject({ lang: languageSchema, reason: reasonSchema });
export const alsoPrintedSchema = z.strictObject({
  lang: languageSchema,
  text: z.string().min(1),
  source: sourceSpanSchema,
});

/** A translator's own text of a clause, where no official one exists: never counted among the texts. */
const unofficialTextSchema = z.strictObject({
  text: z.string().min(1),
  translator: z.string().min(1),
  /** The language it was translated from. */
  from: languageSchema,
  /** The clause has another wording now than the one that was translated. */
  outdated: z.literal(true).optional(),
});
export type UnofficialText = z.infer<typeof unofficialTextSchema>;

/** The smallest unit that can be cited, with all its languages. */
export const clauseSchema = z.strictObject({
  id: clauseIdSchema,
  part: partSchema,
  /** `A`, as the source labels an example. */
  label: z.string().optional(),
  texts: perLanguage(clauseTextSchema),
  missing: z.array(missingSchema),
  /** What a source prints of this clause in a language that is not its own. */
  alsoPrinted: z.array(alsoPrintedSchema).optional(),
  unofficial: perLanguage(unofficialTextSchema).optional(),
  annotations: perLanguage(z.array(annotationSchema)),
  /** Only where a change of the game's rules or of the guide touches what the clause says in every language. */
  validity: validitySchema.optional(),
  /** What is known of each text against the edition that the section was compared with; absent where it never was. */
  known: perLanguage(knownSchema).optional(),
});
export type Clause = z.infer<typeof clauseSchema>;

/** A printed heading: a title or the heading of a part. */
export const headingSchema = z.strictObject({
  lang: languageSchema,
  text: z.string(),
  source: sourceSpanSchema,
});
export type Heading = z.infer<typeof headingSchema>;

/** One IPG section: the frontmatter of `content/docs/ipg/<section>.mdx`, and what `/data/ipg/<section>.json` serves. */
export const guideSectionSchema = z.strictObject({
  schemaVersion: z.literal(1),
  document: z.literal('ipg'),
  section: z.string(),
  /** Name of the section in each language that prints it or names it (`Hidden Card Error`). */
  titles: perLanguage(z.string()),
  /** The penalty in each language. */
  penalty: perLanguage(z.string()),
  /** Which text each language has, and what dates it. */
  editions: perLanguage(
    z.strictObject({ file: z.string(), origin: localizedSchema, owner: z.string(), ...editionSchema.shape }),
  ),
  /** The newest edition of the guide that the section was compared with, and when; absent where it never was. */
  compared: z.strictObject({ edition: z.iso.date(), checked: z.iso.date() }).optional(),
  /** Section title and headings as the sources print them. */
  headings: z.array(
    headingSchema.extend({
      part: z.union([z.literal('title'), partSchema]),
      /** Only in a heading inside of its part: the clause it stands above, null at the end of the part. */
      before: clauseIdSchema.nullable().optional(),
    }),
  ),
  clauses: z.array(clauseSchema),
  /** IDs of earlier editions that are gone, each with the ID where its links lead now. */
  retired: z.array(z.strictObject({ id: z.string(), now: z.string() })).optional(),
});
export type GuideSection = z.infer<typeof guideSectionSchema>;
