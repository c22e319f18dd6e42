import { z } from 'zod';
import { differenceRuleSchema } from './difference-rule.ts';
import { type Language, languageSchema, languages, ofEachLanguage, perLanguage } from './language.ts';

const wordsSchema = z.string().min(1);

/** Words of a text and their target: an address without language and base, or the number of a game rule. */
const referredSchema = z.union([
  z.strictObject({ words: wordsSchema, to: z.string() }),
  z.strictObject({ words: wordsSchema, rule: z.string() }),
]);
export type Referred = z.infer<typeof referredSchema>;

/** The person who has read a translation against its source, and the day. */
export const readBySchema = z.strictObject({
  name: z
    .string({ error: 'Write the name that the reader gave.' })
    .trim()
    .min(1, 'Write the name that the reader gave.'),
  date: z.iso.date('Write the day of the reading as year, month and day, such as 2026-11-22.'),
});
export type ReadBy = z.infer<typeof readBySchema>;

/**
 * A translation that fills a gap in our sources. With `newer`, it is beside an official text and translates a newer
 * edition.
 */
export const unofficialTextSchema = z.strictObject({
  /** In the form of `content/unofficial` (see `plain-block.ts`). */
  text: wordsSchema,
  translator: wordsSchema,
  from: languageSchema,
  remark: wordsSchema.optional(),
  newer: z.literal(true).optional(),
  /** The edition of the guide that was translated, if known; required with `newer`. */
  edition: z.iso.date().optional(),
  readBy: readBySchema.optional(),
  /** The official text has changed since it was translated. */
  outdated: z.literal(true).optional(),
  /** The words that are references, wherever they occur, each with its target. */
  references: z.array(referredSchema).optional(),
});
export type UnofficialText = z.infer<typeof unofficialTextSchema>;

/** Unofficial translations by language. They are never among the `texts` of a record. */
export const unofficialSchema = perLanguage(unofficialTextSchema);
export type Unofficial = z.infer<typeof unofficialSchema>;

export const unofficialTextsOf = (
  texts: readonly { readonly unofficial?: Unofficial | undefined }[],
): readonly UnofficialText[] => texts.flatMap(({ unofficial = {} }) => Object.values(unofficial));

/** The key of a card's rules text in `content/unofficial`. */
export const cardTextId = 'text';

const originShape = {
  from: languageSchema.describe('The language of the text that was translated.'),
  edition: z.iso
    .date()
    .optional()
    .describe('The edition that `source` is from. Required beside an official text, which must be older.'),
};
const sourceSchema = wordsSchema.describe('The translated text. The build warns if it has changed.');
const translatorSchema = wordsSchema.describe('The name by which the translator wants to be credited.');

/** A translation with further fields. Those that it leaves out have the values of its text or file. */
const remarkedSchema = z.strictObject({
  text: wordsSchema,
  translator: translatorSchema.optional(),
  from: originShape.from.optional(),
  edition: originShape.edition,
  source: sourceSchema.optional(),
  remark: wordsSchema
    .optional()
    .describe('A note of the translator for readers, in the language of the translation.'),
  dismissed: z
    .array(z.strictObject({ rule: differenceRuleSchema, reason: wordsSchema }))
    .optional()
    .describe('Differences between `source` and `text` that a person has dismissed, and why.'),
  readBy: readBySchema
    .optional()
    .describe(
      'A person other than the translator, who has read `text`. Whoever changes `text` removes `readBy`.',
    ),
});

type Remarked = z.infer<typeof remarkedSchema>;

/** `{ source: …, ja: …, en: … }` */
const translatedSchema = z.strictObject({
  from: originShape.from.optional(),
  edition: originShape.edition,
  source: sourceSchema,
  ...ofEachLanguage(() => z.union([wordsSchema, remarkedSchema]).optional()),
});

/**
 * `content/unofficial/<document>/<page>.yml`; the page is `2.3`, `general-notes`, `cards/clone`. In a text, a blank
 * line separates paragraphs, `- ` begins an item of a list, `1. ` a step. Symbols are in English (`{T}`, `{W}`).
 */
export const unofficialFileSchema = z.strictObject({
  translator: translatorSchema,
  ...originShape,
  texts: z
    .record(wordsSchema, translatedSchema)
    .describe(
      'By ID: `definition-2`, `definition-2-note-1`, `combat-7`, `r1`; `text` for the rules text of a card.',
    ),
});
export type WrittenUnofficial = z.infer<typeof unofficialFileSchema>;

/** A translation with the fields that it inherits. */
export interface UnofficialEntry extends Omit<Remarked, 'translator' | 'from' | 'source'> {
  readonly id: string;
  readonly lang: Language;
  readonly translator: string;
  readonly from: Language;
  readonly source: string;
}

export const unofficialEntriesOf = ({ texts, ...file }: WrittenUnofficial): readonly UnofficialEntry[] =>
  Object.entries(texts).flatMap(([id, { source, from, edition, ...translations }]) =>
    languages.flatMap((lang): UnofficialEntry[] => {
      const written = translations[lang];
      if (written === undefined) return [];
      const { translator = file.translator, ...own } =
        typeof written === 'string' ? { text: written } : written;
      const made = madeFrom(madeFrom(file, { from, edition }), own);
      return [{ ...own, id, lang, translator, source: own.source ?? source, ...made }];
    }),
  );

interface Origin {
  readonly from: Language;
  readonly edition?: string | undefined;
}

/** What states its own `from` does not inherit the edition. */
const madeFrom = (
  above: Origin,
  own: { readonly [Key in keyof Origin]?: Origin[Key] | undefined },
): Origin => {
  const edition = own.edition ?? (own.from ? undefined : above.edition);
  return { from: own.from ?? above.from, ...(edition === undefined ? {} : { edition }) };
};

export interface UnofficialFile {
  readonly document: string;
  readonly page: string;
  readonly texts: readonly UnofficialEntry[];
}
