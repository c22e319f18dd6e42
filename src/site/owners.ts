import { loadSite } from '../records/content.ts';
import type { Language } from '../schema/language.ts';

/** The owner of a text in the language of the page; an owner that `content/site.yml` does not have keeps the English words. */
export const ownerIn = (lang: Language, owner: string): string =>
  loadSite().owners.find(({ en }) => en === owner)?.[lang] ?? owner;
