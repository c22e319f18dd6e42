import { z } from 'zod';
import { languageSchema, notesSchema, perLanguage } from './language.ts';

/** A position in a source: file, first and last line and, in a shared line, columns. All are 1-based and included. */
export const sourceSpanSchema = z.strictObject({
  file: z.string(),
  lines: z.tuple([z.int().min(1), z.int().min(1)]),
  columns: z.tuple([z.int().min(1), z.int().min(1)]).optional(),
});
export type SourceSpan = z.infer<typeof sourceSpanSchema>;

/** The name of a position, for lines that have no ID: `FILE:FROM-TO`, with `:C1-C2` where lines are shared. */
export const nameOfSpan = ({ file, lines, columns }: SourceSpan): string =>
  `${file}:${lines.join('-')}${columns ? `:${columns.join('-')}` : ''}`;

/** The number of a section: `2.3`, `10.4`. */
export const sectionNumberSchema = z.string().regex(/^\d{1,2}\.\d{1,2}$/u, 'Write it like "2.3".');

/** The kinds of texts that can be read. */
export const sourceKindSchema = z.enum(['guide', 'guide-annotated', 'set-faq']);
export type SourceKind = z.infer<typeof sourceKindSchema>;

/** What an annotated text sets apart by `>`, type, brackets or indentation. */
export const quotingSchema = z.enum(['comment', 'official']);
export type Quoting = z.infer<typeof quotingSchema>;

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
  .strictObject({ date: z.iso.date().nullable(), ...dateRangeShape, evidence: notesSchema })
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
    /** Of an annotated text whose marks mean this. */
    quoted: quotingSchema.optional(),
    /** The languages whose official text this is. It may also print words of other languages beside them. */
    languages: z.array(languageSchema).min(1),
    /** The section, for guides. */
    section: sectionNumberSchema.optional(),
    /** Where the text comes from, in plain words. */
    origin: notesSchema,
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

const entryListSchema = z.array(sourceEntrySchema);

/** What the texts of a folder have in common, by language; an entry that says otherwise is right. */
export const sourceDefaultsSchema = z.partialRecord(
  languageSchema,
  z.strictObject({
    origin: notesSchema.optional(),
    owner: z.string().optional(),
    edition: editionSchema.optional(),
  }),
);
export type SourceDefaults = z.infer<typeof sourceDefaultsSchema>;

const listWithDefaultsSchema = z
  .strictObject({ defaults: sourceDefaultsSchema, sources: z.array(z.looseObject({})) })
  .transform(({ defaults, sources }, context) => {
    const { data, error } = entryListSchema.safeParse(sources.map((entry) => withDefaults(entry, defaults)));
    for (const issue of error?.issues ?? [])
      context.issues.push({
        ...issue,
        path: ['sources', ...issue.path],
        input: sources,
      } as z.core.$ZodRawIssue);
    return data ?? [];
  });

const withDefaults = (entry: Readonly<Record<string, unknown>>, defaults: SourceDefaults): unknown => {
  const own = z.array(languageSchema).safeParse(entry.languages).data ?? [];
  const [first] = own.flatMap((lang) => defaults[lang] ?? []);
  const editions = own.flatMap((lang) => {
    const edition = defaults[lang]?.edition;
    return edition ? [[lang, edition] as const] : [];
  });
  return {
    ...(first?.origin ? { origin: first.origin } : {}),
    ...(first?.owner ? { owner: first.owner } : {}),
    ...entry,
    editions: { ...Object.fromEntries(editions), ...(entry.editions ?? {}) },
  };
};

/** `content/sources/<document>/source.yml`: a list, or a list below what its texts have in common. */
export const sourceListSchema = z.union([entryListSchema, listWithDefaultsSchema]);
