import { z } from 'zod';

// Scripts of the pages take the list and the tags from here. `PURE` lets the bundler leave the schemas, and
// with them all of zod, out of what readers load.

/** The three languages of the edition, in the order used where no reader's choice is known. */
export const languages = ['zh', 'ja', 'en'] as const;

/** A language as it stands in addresses and data: `zh`, `ja`, `en`. */
export const languageSchema = /* @__PURE__ */ z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** The BCP 47 tag that goes into `lang` attributes. `languageTags.zh // => 'zh-Hans'` */
export const languageTags = { zh: 'zh-Hans', ja: 'ja', en: 'en' } as const satisfies Record<Language, string>;

/** Our own words, written in every interface language. */
export const localizedSchema = /* @__PURE__ */ z.strictObject({
  zh: /* @__PURE__ */ z.string(),
  ja: /* @__PURE__ */ z.string(),
  en: /* @__PURE__ */ z.string(),
});
export type Localized = z.infer<typeof localizedSchema>;

/** Something that may exist in some of the languages only. */
export const perLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);
