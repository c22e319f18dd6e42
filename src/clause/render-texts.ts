import { type Language, languages } from '../schema/language.ts';

interface Slots {
  readonly has: (name: string) => boolean;
  readonly render: (name: string) => Promise<string>;
}

/** The texts in the slots `zh`, `ja` and `en` of a component, as HTML. */
export async function renderTexts(slots: Slots): Promise<Partial<Record<Language, string>>> {
  const given = languages.filter((lang) => slots.has(lang));
  const texts = await Promise.all(given.map(async (lang) => [lang, await slots.render(lang)] as const));
  return Object.fromEntries(texts);
}
