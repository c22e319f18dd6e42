import { z } from 'zod';

// Browser scripts import the list and the tags. `PURE` lets the bundler leave out the schemas, and so all of zod.

/** The three languages of the edition, in their order by default. */
export const languages = ['zh', 'ja', 'en'] as const;

/** A language as addresses and data name it: `zh`, `ja`, `en`. */
export const languageSchema = /* @__PURE__ */ z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** BCP 47 tags, for `lang` attributes. `languageTags.zh // => 'zh-Hans'` */
export const languageTags = { zh: 'zh-Hans', ja: 'ja', en: 'en' } as const satisfies Record<Language, string>;

/** Our own words in the three languages. */
export const localizedSchema = /* @__PURE__ */ z.strictObject({
  zh: /* @__PURE__ */ z.string(),
  ja: /* @__PURE__ */ z.string(),
  en: /* @__PURE__ */ z.string(),
});
export type Localized = z.infer<typeof localizedSchema>;

/** A value for each language that has one. */
export const perLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

const makeNotesSchema = () =>
  localizedSchema.partial().refine((notes) => languages.some((lang) => notes[lang] !== undefined), {
    error: 'Write it in one language at least: `zh`, `ja` or `en`.',
  });

/** A note of people in the languages that they know, in one at least. */
export const notesSchema = /* @__PURE__ */ makeNotesSchema();
export type Notes = z.infer<typeof notesSchema>;

/** A note in the language of a reader, else in the first that it has: `inLanguage({ ja: '訳なし' }, 'zh').lang // => 'ja'` */
export const inLanguage = (
  notes: Notes,
  wanted: Language,
): { readonly text: string; readonly lang: Language } => {
  const lang = [wanted, ...languages].find((one) => notes[one] !== undefined) ?? wanted;
  return { text: notes[lang] ?? '', lang };
};

/** The languages that have a value, in their order: `languagesOf({ en: 'a', zh: '一' }) // => ['zh', 'en']` */
export const languagesOf = (texts: Readonly<Partial<Record<Language, unknown>>>): Language[] =>
  languages.filter((lang) => texts[lang] !== undefined);

/** Another value for each language that has one, in the order of languages. */
export const mapTexts = <Value, Other>(
  texts: Readonly<Partial<Record<Language, Value>>>,
  toOther: (value: Value, lang: Language) => Other,
): Partial<Record<Language, Other>> =>
  inEachLanguage((lang) => {
    const value = texts[lang];
    return value === undefined ? undefined : toOther(value, lang);
  });

/** The values that languages have, in their order. */
export const inEachLanguage = <Value>(
  valueIn: (lang: Language) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const value = valueIn(lang);
      return value === undefined ? [] : [[lang, value] as const];
    }),
  );

/** The value of the first language that has one. */
export const firstOf = <Value>(texts: Readonly<Partial<Record<Language, Value>>>): Value | undefined =>
  languages.map((lang) => texts[lang]).find((text) => text !== undefined);
