import { z } from 'zod';

/** The three languages of the edition, in the order used where no reader's choice is known. */
export const languages = ['zh', 'ja', 'en'] as const;

/** A language as it stands in addresses and data: `zh`, `ja`, `en`. */
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** The BCP 47 tag that goes into `lang` attributes. `languageTags.zh // => 'zh-Hans'` */
export const languageTags = { zh: 'zh-Hans', ja: 'ja', en: 'en' } as const satisfies Record<Language, string>;

/** Our own words, written in every interface language. */
export const localizedSchema = z.strictObject({ zh: z.string(), ja: z.string(), en: z.string() });
export type Localized = z.infer<typeof localizedSchema>;

/** Something that may exist in some of the languages only. */
export const perLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(languageSchema, value);
