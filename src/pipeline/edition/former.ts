import { type Language, languages } from '../../schema/language.ts';
import { replacedBy, type SourceEntry } from '../../schema/source.ts';
import type { Piece } from '../text/flow.ts';
import type { Edit } from './correct.ts';
import { isLetter } from './paragraphs.ts';
import type { PreparedSource } from './prepare-source.ts';
import { replacedIn } from './replaced.ts';

/** An older edition of the text of a section in a language. */
export interface FormerText {
  readonly lang: Language;
  readonly entry: SourceEntry;
  /** Its clauses in its own order, each with its paragraphs and, of an example, the letter that it prints. */
  readonly clauses: ReadonlyMap<
    string,
    { readonly pieces: readonly Piece[]; readonly letter?: string | undefined }
  >;
  readonly edits: readonly Edit[];
}

/** The older editions of a section, language by language, the newest first: each is what the one before it replaces. */
export const formerTexts = (texts: readonly PreparedSource[]): readonly FormerText[] =>
  languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const chain: PreparedSource[] = [];
    let newer = own.find((text) => !replacedIn(text, own).includes(lang));
    while (newer) {
      const replaced = replacedBy(newer.entry);
      newer = own.find((text) => replaced.includes(text.entry.file) && !chain.includes(text));
      if (newer) chain.push(newer);
    }
    return chain.map(({ entry, paragraphs, edits }): FormerText => {
      const rows = paragraphs.filter(({ name }) => name.is === 'clause' && name.lang === lang);
      const clauses = Array.from(
        Map.groupBy(rows, ({ name }) => name.id),
        ([id, all]) => {
          const letters = all.flatMap(({ label = '' }) => (isLetter(label) ? [label] : []));
          const letter = id.startsWith('example-') ? letters.at(-1) : undefined;
          return [id, { pieces: all.flatMap(({ piece }) => piece ?? []), letter }] as const;
        },
      );
      return { lang, entry, edits, clauses: new Map(clauses) };
    });
  });
