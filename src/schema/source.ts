import { z } from 'zod';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';

/** Where a text stands: file name, 1-based lines, and 1-based columns (both ends included) when lines are shared. */
export const sourceSpanSchema = z.strictObject({
  file: z.string(),
  lines: z.tuple([z.int().min(1), z.int().min(1)]),
  columns: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/** The grammars there are. */
export const sourceKindSchema = z.enum(['guide', 'guide-annotated', 'set-faq']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** Between which days something must lie where its day is not known: `notBefore` is included, `before` is not. */
export const dateRangeShape = {
  notBefore: z.iso.date().optional(),
  before: z.iso.date().optional(),
};

/** Whether a day or a range is given but not both, and the range does not end before it begins. */
export const isSaneRange = (
  day: string | null,
  { notBefore, before }: { readonly notBefore?: string | undefined; readonly before?: string | undefined },
): boolean =>
  day === null
    ? notBefore === undefined || before === undefined || notBefore < before
    : notBefore === undefined && before === undefined;

/**
 * What dates a text. `date` is null where the text does not state one: then there is the evidence, and the range of
 * days that it leaves.
 */
export const editionSchema = z
  .strictObject({ date: z.iso.date().nullable(), ...dateRangeShape, evidence: localizedSchema })
  .refine(({ date, ...range }) => isSaneRange(date, range), {
    error: 'Give either `date`, or `notBefore` and `before` with the earlier day first.',
    path: ['notBefore'],
  });
export type Edition = z.infer<typeof editionSchema>;

/** One verbatim input text. */
export const sourceEntrySchema = z
  .strictObject({
    /** Name of the file beside `source.yml`. */
    file: z.string().regex(/^[\w.-]+\.txt$/u),
    kind: sourceKindSchema,
    /** The languages whose texts of record this file carries; other languages in it are printed beside them. */
    languages: z.array(languageSchema).min(1),
    /** IPG section, for the kinds that hold one section. */
    section: z
      .string()
      .regex(/^\d\.\d+$/u)
      .optional(),
    /** Place of origin and owners, as plain words. */
    origin: localizedSchema,
    owner: z.string(),
    /** For each of `languages`: two languages of one file need not be of the same age. */
    editions: perLanguage(editionSchema),
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  })
  .refine(({ languages, editions }) => languages.every((lang) => editions[lang]), {
    error: 'Every language of the text needs its edition.',
    path: ['editions'],
  });
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** `content/sources/<document>/source.yml`. */
export const sourceListSchema = z.array(sourceEntrySchema);
