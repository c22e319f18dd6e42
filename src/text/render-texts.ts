import { type Language, languages } from '../schema/language.ts';

/** The slots of a component in the MDX. */
export interface Slots {
  readonly has: (name: string) => boolean;
  readonly render: (name: string) => Promise<string>;
}

type Rendered = Partial<Record<Language, string>>;

/** Renders the slots `unofficial-zh`, …; of an annotation, `philosophy-6-note-1-unofficial-zh`, …. */
export const renderTranslations = (slots: Slots, of?: string): Promise<Rendered> =>
  renderTexts(slots, of === undefined ? 'unofficial-' : `${of}-unofficial-`);

/** Renders the slots `zh`, `ja`, `en`, each with the prefix; absent slots are left out. */
export async function renderTexts(slots: Slots, prefix = ''): Promise<Rendered> {
  const given = languages.filter((lang) => slots.has(prefix + lang));
  const texts = await Promise.all(
    given.map(async (lang) => [lang, await slots.render(prefix + lang)] as const),
  );
  return Object.fromEntries(texts);
}
