import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import { type Language, languageSchema, languagesOf, notesSchema, perLanguage } from './language.ts';
import { sinceByLanguageShape } from './since.ts';
import { editionSchema, sourceSpanSchema } from './source.ts';
import { isOverruled, statusOf } from './status.ts';
import { unofficialSchema } from './unofficial.ts';

/** The fixed parts of a section, in reading order. A section without part headings has one part, `text`. */
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

export const clauseIdSchema = z
  .string()
  .regex(
    /^(?:penalty|examples|example-[a-z]{1,2}|(?:definition|philosophy|remedy|upgrade|downgrade|text)-\d+)$/u,
    'Write the name of the part and a number: remedy-4; an example has a letter: example-c.',
  );

export const annotationIdSchema = z
  .string()
  .regex(/^[a-z]+(?:-[a-z0-9]+)?-note-\d+$/u, 'Write the ID of its clause, and a number: remedy-4-note-1.');

/** Why the text of a language is missing or differs from the others. */
const reasonKindSchema = z.enum(['older-edition', 'omits', 'adds', 'says-otherwise']);

/** The interface has words for each `kind`; `note` is free text. */
export const reasonSchema = z.strictObject({
  kind: reasonKindSchema,
  words: z.string().optional().describe('The words of this text, as printed.'),
  against: z.string().optional().describe('The words of the other texts, as printed.'),
  note: notesSchema.optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

/** Why a text is missing. The kinds `adds` and `says-otherwise` need a text. */
export const missingReasonSchema = reasonSchema.extend({
  kind: reasonKindSchema.extract(['older-edition', 'omits']),
});
export type MissingReason = z.infer<typeof missingReasonSchema>;

/** The text of a clause in one language. A blank line separates paragraphs. */
export const clauseTextSchema = z.strictObject({
  text: z.string().min(1),
  /** The letter that this text prints for an example, if it differs from `label` of the clause. */
  label: z.string().optional(),
  differs: z.array(reasonSchema).optional(),
  source: sourceSpanSchema,
  /** The span of each paragraph, if there are several. */
  sources: z.array(sourceSpanSchema).min(2).optional(),
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

/** An older wording of a clause; without `text`, that edition lacks the clause. */
const formerWordingSchema = z.strictObject({
  lang: languageSchema,
  file: z.string(),
  text: z.string().optional(),
});
export type FormerWording = z.infer<typeof formerWordingSchema>;

export const clauseSchema = z.strictObject({
  id: clauseIdSchema,
  part: partSchema,
  /** The letter or number of an example: `A`. */
  label: z.string().optional(),
  texts: perLanguage(clauseTextSchema),
  missing: z.array(missingSchema),
  /** Texts that a source prints in a language other than its own. */
  alsoPrinted: z.array(alsoPrintedSchema).optional(),
  unofficial: unofficialSchema.optional(),
  annotations: perLanguage(z.array(annotationSchema)),
  /** Language by language, the newest wording first. */
  history: z.array(formerWordingSchema).optional(),
  ...sinceByLanguageShape,
});
export type Clause = z.infer<typeof clauseSchema>;

/** Counts the clauses whose official texts (at least one) are all `partly` or `outdated`. */
export const countOutdated = ({ clauses }: Pick<GuideSection, 'clauses'>): number =>
  clauses.filter((clause) => {
    const langs = languagesOf(clause.texts);
    return langs.length > 0 && langs.every((lang) => isOverruled(statusOf(clause, lang)));
  }).length;

/** An annotation by language: a bilingual guide prints it in two languages. */
interface AnnotationInLanguages {
  readonly id: Annotation['id'];
  readonly texts: Readonly<Partial<Record<Language, Annotation>>>;
  readonly unofficial: Annotation['unofficial'];
}

export const annotationsOf = ({ annotations }: Pick<Clause, 'annotations'>): AnnotationInLanguages[] => {
  const all = languagesOf(annotations).flatMap((lang) =>
    (annotations[lang] ?? []).map((note) => ({ lang, note })),
  );
  return Array.from(
    Map.groupBy(all, ({ note }) => note.id),
    ([id, own]) => ({
      id,
      texts: Object.fromEntries(own.map(({ lang, note }) => [lang, note])),
      unofficial: own[0]?.note.unofficial,
    }),
  );
};

export const reasonsOf = ({ texts, missing }: Clause, lang: Language): readonly Reason[] =>
  texts[lang]?.differs ?? missing.filter((one) => one.lang === lang).map(({ reason }) => reason);

const sourceEditionShape = {
  file: z.string(),
  origin: notesSchema,
  owner: z.string(),
  ...editionSchema.shape,
};

/** An edition that the present one replaces. `docs/data.md` explains the fields. */
const formerEditionSchema = z.strictObject({
  lang: languageSchema,
  ...sourceEditionShape,
  title: z.string().optional(),
  letters: z.record(clauseIdSchema, z.string()).optional(),
  moved: z.record(clauseIdSchema, clauseIdSchema.nullable()).optional(),
  gone: z.array(
    z.strictObject({
      id: clauseIdSchema,
      text: z.string(),
      letter: z.string().optional(),
      /** The nearest clause above in that edition that is still on the page; null if there is none. */
      follows: clauseIdSchema.nullable(),
    }),
  ),
});
export type FormerEdition = z.infer<typeof formerEditionSchema>;

/** A section of a guide: `content/docs/<guide>/<section>.mdx`. */
export const guideSectionSchema = z.strictObject({
  schemaVersion: z.literal(4),
  document: documentIdSchema,
  section: z.string(),
  titles: perLanguage(z.string()),
  penalty: perLanguage(z.string()),
  editions: perLanguage(z.strictObject(sourceEditionShape)),
  /** Language by language, the newest edition first. */
  formerEditions: z.array(formerEditionSchema).optional(),
  /** The newest edition of the guide that the section was compared with, and the day. */
  compared: z
    .strictObject({
      edition: z.iso.date(),
      checked: z.iso.date(),
      wordForWord: z.array(languageSchema).optional(),
    })
    .optional(),
  headings: z.array(
    z.strictObject({
      lang: languageSchema,
      text: z.string(),
      source: sourceSpanSchema,
      part: z.union([z.literal('title'), partSchema]),
      /** Only for a heading inside a part: the clause below it; null at the end of the part. */
      before: clauseIdSchema.nullable().optional(),
    }),
  ),
  clauses: z.array(clauseSchema),
  retired: z.array(z.strictObject({ id: z.string(), now: z.string() })).optional(),
});
export type GuideSection = z.infer<typeof guideSectionSchema>;
