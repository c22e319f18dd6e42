import { z } from 'zod';
import { hasCards, hasSections, sourceKindSchema } from './document-kind.ts';
import { languageSchema, notesSchema, perLanguage } from './language.ts';

/** A position in a source: first and last line and, for part of a line, columns. All are 1-based and inclusive. */
export const sourceSpanSchema = z.strictObject({
  file: z.string(),
  lines: z.tuple([z.int().min(1), z.int().min(1)]),
  columns: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/** `FILE:FROM-TO`, with `:C1-C2` for part of a line. */
export const nameOfSpan = ({ file, lines, columns }: SourceSpan): string =>
  `${file}:${lines.join('-')}${columns ? `:${columns.join('-')}` : ''}`;

const sectionNumberSchema = z.string().regex(/^\d{1,2}\.\d{1,2}$/u, 'Write it like "2.3".');

/** The meaning of `>` in an annotated text: it marks commentary, or the official text. */
export const quotingSchema = z.enum(['comment', 'official']);
export type Quoting = z.infer<typeof quotingSchema>;

/** The range of an unknown day: `notBefore` is included, `before` is not. */
export const dateRangeShape = {
  notBefore: z.iso.date().optional(),
  before: z.iso.date().optional(),
};

/** A known day has no range; the range of an unknown day begins before it ends. */
export const isValidRange = (
  day: string | null,
  { notBefore, before }: { readonly notBefore?: string | undefined; readonly before?: string | undefined },
): boolean =>
  day === null
    ? notBefore === undefined || before === undefined || notBefore < before
    : notBefore === undefined && before === undefined;

/** `date` is null, or left out, if the text states none; a range can take its place. */
export const editionSchema = z
  .strictObject({
    date: z.iso.date('Leave it out if the text states no day.').nullable().default(null),
    ...dateRangeShape,
    evidence: notesSchema,
  })
  .refine(
    ({ date, ...range }) => isValidRange(date, range),
    'Give either `date` (the day that the text states), or a range: `notBefore`, `before` or both, with the earlier day first.',
  );
export type Edition = z.infer<typeof editionSchema>;

export const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/u, 'Write the 64 characters that `sha256sum FILE` prints.');

const takenFromSchema = z.strictObject({ file: z.string().min(1), sha256: sha256Schema });
export type TakenFrom = z.infer<typeof takenFromSchema>;

const fileSchema = z
  .string()
  .regex(/^[\w.-]+\.txt$/u, 'Write the name of a file that ends with .txt, without its folder.');

const entryShape = {
  kind: sourceKindSchema,
  quoted: quotingSchema.optional().describe('The meaning of `>` in an annotated text.'),
  languages: z
    .array(languageSchema)
    .min(1)
    .describe('Its languages. Words that it also prints in other languages do not count.'),
  section: sectionNumberSchema.optional().describe('The section, for guides.'),
  origin: notesSchema.describe('Where the text comes from, in plain words.'),
  owner: z.string(),
  replaces: z
    .union([fileSchema, z.array(fileSchema).min(1)])
    .optional()
    .describe('The sources of older editions that this source replaces, in the languages that both have.'),
  editions: perLanguage(editionSchema).describe('One edition for each of `languages`.'),
  takenFrom: takenFromSchema
    .optional()
    .describe('The PDF, DOCX or HTML file that the text was taken from. The file need not be kept.'),
};

export const sourceEntrySchema = z.strictObject({ file: fileSchema, ...entryShape, sha256: sha256Schema });
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** The files that a source replaces. */
export const replacedBy = ({ replaces = [] }: Pick<SourceEntry, 'replaces'>): readonly string[] =>
  [replaces].flat();

/** The head of a marked text. Rows without a language in the margin are in the first of `languages`. */
export const headSchema = z
  .strictObject({ source: fileSchema, ...entryShape })
  .refine((head) => !hasCards(head) || head.languages.length === 1, {
    error:
      'The text of a set FAQ is in one language: keep one here, and write a file for each other language.',
    path: ['languages'],
    abort: true,
  })
  .superRefine(({ languages, editions }, { addIssue }) => {
    for (const lang of languages)
      if (!editions[lang])
        addIssue({
          code: 'custom',
          message: 'Write an edition for each of `languages`, or correct `languages`.',
          path: ['editions', lang],
        });
  })
  .refine((head) => hasSections(head) === (head.section !== undefined), {
    error: 'Write the number of the section, as "2.3", for a guide; leave `section` out for a set FAQ.',
    path: ['section'],
  });

/** `sha256` is the checksum of the source, not of the marked text. */
export const entryOfHead = (
  { source, ...head }: z.output<typeof headSchema>,
  sha256: string,
): SourceEntry => ({ file: source, ...head, sha256 });
