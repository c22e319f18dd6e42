import { diffArrays } from 'diff';
import { type Language, languages } from '../../schema/language.ts';
import { replacedBy, type SourceEntry } from '../../schema/source.ts';
import type { Edit } from '../marked-text/correct.ts';
import { isLetter } from '../marked-text/paragraphs.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { Piece } from '../text/flow.ts';
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
  /** Its clauses that have moved in the edition after it, in its own order. */
  readonly moved: readonly string[];
  /** Its title, where the edition after it has another. */
  readonly title?: string | undefined;
  readonly edits: readonly Edit[];
}

/** The older editions of a section, language by language, the newest first: each is replaced by the one before it. */
export const formerTexts = (texts: readonly PreparedSource[]): readonly FormerText[] =>
  languages.flatMap((lang) => {
    const own = texts.filter(({ entry }) => entry.languages.includes(lang));
    const chain: PreparedSource[] = [];
    const newest = own.find((text) => !replacedIn(text, own).includes(lang));
    let newer = newest;
    while (newer) {
      const replaced = replacedBy(newer.entry);
      newer = own.find((text) => replaced.includes(text.entry.file) && !chain.includes(text));
      if (newer) chain.push(newer);
    }
    return chain.map((text, index): FormerText => {
      const { entry, edits } = text;
      const next = chain[index - 1] ?? newest;
      const rows = clauseRows(text, lang);
      const clauses = Array.from(
        Map.groupBy(rows, ({ name }) => name.id),
        ([id, all]) => {
          const letters = all.flatMap(({ label = '' }) => (isLetter(label) ? [label] : []));
          const letter = id.startsWith('example-') ? letters.at(-1) : undefined;
          return [id, { pieces: all.flatMap(({ piece }) => piece ?? []), letter }] as const;
        },
      );
      return {
        ...{ lang, entry, edits, clauses: new Map(clauses) },
        moved: next ? movedBetween(text, next, lang) : [],
        title: next && titleUntil(text, next, lang),
      };
    });
  });

const clauseRows = ({ paragraphs }: PreparedSource, lang: Language) =>
  paragraphs.filter(({ name }) => name.is === 'clause' && name.lang === lang);

const titleOf = ({ paragraphs }: PreparedSource, lang: Language): string | undefined =>
  paragraphs.find(({ name }) => name.is === 'title' && name.lang === lang)?.piece?.flow.text;

const titleUntil = (older: PreparedSource, newer: PreparedSource, lang: Language): string | undefined => {
  const [before, after] = [titleOf(older, lang), titleOf(newer, lang)];
  return after === undefined || before === after ? undefined : before;
};

/** The smallest set of clauses that must have moved to give the order of the newer edition. */
const movedBetween = (older: PreparedSource, newer: PreparedSource, lang: Language): readonly string[] => {
  const [before, after] = [older, newer].map((text) => clauseRows(text, lang).map(({ name }) => name.id));
  const inBoth = (all: readonly string[] = [], other: readonly string[] = []) =>
    [...new Set(all)].filter((id) => other.includes(id));
  return diffArrays(inBoth(before, after), inBoth(after, before)).flatMap(({ removed, value }) =>
    removed ? value : [],
  );
};
