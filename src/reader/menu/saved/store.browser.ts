import { recallJson, remember } from '../../../site/helpers.browser.ts';

export interface Saved {
  /** Without the language: `ipg/2.3/#remedy-4`, `m10/cards/clone/`. */
  readonly path: string;
  /** `IPG 2.3, Additional Remedy 4`; `named` is the language tag of the name. */
  readonly name: string;
  readonly named?: string;
  /** The first words of the text when it was saved; `lang` is their language tag. */
  readonly words: string;
  readonly lang: string;
  readonly unofficial?: true;
}

export const readSaved = (): readonly Saved[] =>
  recallJson<{ readonly saved: readonly Saved[] }>('saved')?.saved ?? [];

export const isSaved = (path: string): boolean => readSaved().some((saved) => saved.path === path);

/**
 * Saves an entry as the newest. Returns false if the browser refuses to store it: then it lasts for this page only.
 */
export const save = (entry: Saved): boolean => store([entry, ...readSaved()]);
export const unsave = (path: string): boolean => store(readSaved().filter((saved) => saved.path !== path));

const store = (saved: readonly Saved[]): boolean =>
  remember('saved', saved.length > 0 ? JSON.stringify({ saved }) : null);
