import { z } from 'zod';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';

/** A position in a source: file, first and last line and, in a shared line, columns. All are 1-based and included. */
export const sourceSpanSchema = z.strictObject({
  file: z.string(),
  lines: z.tuple([z.int().min(1), z.int().min(1)]),
  columns: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/** The number of a section: `2.3`, `10.4`. */
export const sectionNumberSchema = z.string().regex(/^\d{1,2}\.\d{1,2}$/u, 'Write it like "2.3".');

/** The kinds of texts that can be read. */
export const sourceKindSchema = z.enum(['guide', 'guide-annotated', 'set-faq']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** A range of days for an unknown day: from `notBefore` (included) to `before` (not included). */
export const dateRangeShape = {
  notBefore: z.iso.date().optional(),
  before: z.iso.date().optional(),
};

/** Whether there is no range beside a known day, and a range does not end before it begins. */
export const isSaneRange = (
  day: string | null,
  { notBefore, before }: { readonly notBefore?: string | undefined; readonly before?: string | undefined },
): boolean =>
  day === null
    ? notBefore === undefined || before === undefined || notBefore < before
    : notBefore === undefined && before === undefined;

/** The date of a text and its evidence. `date` is null if the text does not state one; there may be a range instead. */
export const editionSchema = z
  .strictObject({ date: z.iso.date().nullable(), ...dateRangeShape, evidence: localizedSchema })
  .refine(({ date, ...range }) => isSaneRange(date, range), {
    error: 'Give either `date`, or `notBefore` and `before` with the earlier day first.',
    path: ['notBefore'],
  });
export type Edition = z.infer<typeof editionSchema>;

/** One verbatim source. */
export const sourceEntrySchema = z
  .strictObject({
    /** The name of the file beside `source.yml`. */
    file: z
      .string()
      .regex(/^[\w.-]+\.txt$/u, 'Write the name of a file that ends with .txt, without its folder.'),
    kind: sourceKindSchema,
    /** The languages whose official text this is. It may also print words of other languages beside them. */
    languages: z.array(languageSchema).min(1),
    /** The section, for guides. */
    section: sectionNumberSchema.optional(),
    /** Where the text comes from, in plain words. */
    origin: localizedSchema,
    owner: z.string(),
    /** One for each of `languages`: two languages of a file may have different dates. */
    editions: perLanguage(editionSchema),
    sha256: z.string().regex(/^[0-9a-f]{64}$/u, 'Write the 64 signs that `content -- check` names.'),
  })
  .refine(({ languages, editions }) => languages.every((lang) => editions[lang]), {
    error: 'Every language of the text needs its edition.',
    path: ['editions'],
  });
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** `content/sources/<document>/source.yml`. */
export const sourceListSchema = z.array(sourceEntrySchema);
