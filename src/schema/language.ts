import { z } from 'zod';

// Browser scripts import the lists and the tags. `PURE` lets the bundler leave out the schemas, and so all of zod.

/** The languages of texts, in default order. A new language needs a value in each table below and in scripts.ts. */
export const languages = ['zh', 'ja', 'en'] as const;

/** The languages of the interface and of our own words. */
export const interfaceLanguages = ['zh', 'ja', 'en'] as const satisfies readonly Language[];

/** `languagesFrom('ja') // => ['ja', 'zh', 'en']` */
export const languagesFrom = (first: Language): Language[] => [...new Set([first, ...languages])];

export const languageSchema = /* @__PURE__ */ z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

type OfEach<Value> = Readonly<Record<Language, Value>>;

/** A value for each language: required for those of the interface, optional for others. */
export type Known<Value> = Readonly<Record<InterfaceLanguage, Value> & Partial<Record<Language, Value>>>;

export const isOfInterface = (lang: string): lang is InterfaceLanguage =>
  (interfaceLanguages as readonly string[]).includes(lang);

/** The language of our words about a text: the language of the text if the interface has it, else `other`. */
export const ourLanguageFor = (text: Language, other: InterfaceLanguage): InterfaceLanguage =>
  isOfInterface(text) ? text : other;

/** BCP 47 tags, for `lang` attributes. `languageTags.zh // => 'zh-Hans'` */
export const languageTags = { zh: 'zh-Hans', ja: 'ja', en: 'en' } as const satisfies OfEach<string>;

export const autonyms: OfEach<string> = { zh: '中文', ja: '日本語', en: 'English' };

/** Marks beside a text: one or two characters. */
export const languageMarks: OfEach<string> = { zh: '中', ja: '日', en: 'EN' };

export const exonyms: OfEach<Readonly<Record<InterfaceLanguage, string>>> = {
  zh: { zh: '中文', ja: '中国語', en: 'Chinese' },
  ja: { zh: '日文', ja: '日本語', en: 'Japanese' },
  en: { zh: '英文', ja: '英語', en: 'English' },
};

/** The locale names of gettext. */
export const localeNames: OfEach<string> = { zh: 'zh_CN', ja: 'ja', en: 'en' };

/** The language of slugs. Texts of other languages are compared with texts of this one. */
export const commonLanguage = 'en' satisfies Language;

/** The languages in which the text of a guide is taken for `guide-annotated` if the command has no `--kind` for it. */
export const usuallyAnnotated: readonly Language[] = ['ja'];

export const inInterface = <Value>(
  valueIn: (lang: InterfaceLanguage) => Value,
): Record<InterfaceLanguage, Value> =>
  Object.fromEntries(interfaceLanguages.map((lang) => [lang, valueIn(lang)])) as Record<
    InterfaceLanguage,
    Value
  >;

const makeLocalizedSchema = () => z.strictObject(inInterface(() => z.string()));

/** Our own words in every language of the interface. */
export const localizedSchema = /* @__PURE__ */ makeLocalizedSchema();
export type Localized = z.infer<typeof localizedSchema>;

export const perLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);

/** Schema fields for all languages but the common one. Those of the interface are required. */
export const inOtherLanguages = <Value extends z.ZodType>(value: Value): OtherLanguages<Value> =>
  Object.fromEntries(
    languages
      .filter((lang) => lang !== commonLanguage)
      .map((lang) => [lang, isOfInterface(lang) ? value : value.optional()]),
  ) as OtherLanguages<Value>;
type OtherLanguages<Value extends z.ZodType> = Record<
  Exclude<InterfaceLanguage, typeof commonLanguage>,
  Value
> &
  Record<Exclude<Language, InterfaceLanguage>, z.ZodOptional<Value>>;

const makeNotesSchema = () =>
  localizedSchema.partial().refine((notes) => interfaceLanguages.some((lang) => notes[lang] !== undefined), {
    error: `Write it in one language at least: ${interfaceLanguages.join(', ')}.`,
  });

/** A note in the languages that its writers know, at least one. */
export const notesSchema = /* @__PURE__ */ makeNotesSchema();
export type Notes = z.infer<typeof notesSchema>;

/** `inLanguage({ ja: '訳なし' }, 'zh') // => { text: '訳なし', lang: 'ja' }` */
export const inLanguage = (
  notes: Notes,
  wanted: InterfaceLanguage,
): { readonly text: string; readonly lang: InterfaceLanguage } => {
  const lang = [wanted, ...interfaceLanguages].find((one) => notes[one] !== undefined) ?? wanted;
  return { text: notes[lang] ?? '', lang };
};

/** `languagesOf({ en: 'a', zh: '一' }) // => ['zh', 'en']`, in the order of `languages`. */
export const languagesOf = (texts: Readonly<Partial<Record<Language, unknown>>>): Language[] =>
  languages.filter((lang) => texts[lang] !== undefined);

export const mapTexts = <Value, Other>(
  texts: Readonly<Partial<Record<Language, Value>>>,
  toOther: (value: Value, lang: Language) => Other,
): Partial<Record<Language, Other>> =>
  inEachLanguage((lang) => {
    const value = texts[lang];
    return value === undefined ? undefined : toOther(value, lang);
  });

export const ofEachLanguage = <Value>(valueIn: (lang: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((lang) => [lang, valueIn(lang)])) as Record<Language, Value>;

/** The defined values by language, in the order of `languages`. */
export const inEachLanguage = <Value>(
  valueIn: (lang: Language) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const value = valueIn(lang);
      return value === undefined ? [] : [[lang, value] as const];
    }),
  );

export const firstOf = <Value>(texts: Readonly<Partial<Record<Language, Value>>>): Value | undefined =>
  languages.map((lang) => texts[lang]).find((text) => text !== undefined);
