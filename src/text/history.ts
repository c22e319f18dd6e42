import { diffArrays } from 'diff';
import type { Clause, GuideSection } from '../schema/guide.ts';
import { type Language, languagesFrom } from '../schema/language.ts';
import type { Dated } from './edition-label.ts';

type Section = Pick<GuideSection, 'formerEditions' | 'editions'>;

/** The older editions of a section in a language, the newest first. */
const formerEditionsIn = (lang: Language, { formerEditions = [] }: Section) =>
  formerEditions.filter((one) => one.lang === lang);

const nameEdition = (lang: Language, dated: Dated & { readonly file: string }) => ({
  /** `ipg-2.3.zh` for the file `ipg-2.3.zh.txt` */
  name: dated.file.replace(/\.txt$/u, ''),
  lang,
  dated,
});

/** The first edition with the present wording in `lang`, by its date; undefined if all our editions agree. */
export function sinceOf(
  section: Section,
  { history: wordings = [] }: Pick<Clause, 'history'>,
  lang: Language,
): Dated | undefined {
  const last = wordings.find((one) => one.lang === lang);
  if (!last) return undefined;
  const editions = formerEditionsIn(lang, section);
  const index = editions.findIndex(({ file }) => file === last.file);
  return editions[index - 1] ?? section.editions[lang] ?? { date: null };
}

/**
 * Compares two wordings word by word; a punctuation mark is a word. A space joins the word after it, so that
 * changed words in a row are one change. The space at the start of each part is its `gap`.
 */
export function compareWords(before: string, after: string, lang: Language) {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const wordsOf = (text: string) => {
    const words: string[] = [];
    for (const { segment } of segmenter.segment(text)) {
      if (words.at(-1)?.trim() === '') words.push(`${words.pop()}${segment}`);
      else words.push(segment);
    }
    return words;
  };
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => {
    const text = value.join('');
    const words = text.trimStart();
    return { gap: text.slice(0, text.length - words.length), words, added, removed };
  });
}

export type EditionChanges = ReturnType<typeof changesOfEditions>[number];

/** A changed clause or title. `before` is empty if the edition added it, `after` if the edition removed it. */
export interface ChangedClause {
  readonly id: string;
  readonly before: string;
  readonly after: string;
  /** Whether the page of the section has the clause; false for a title. */
  readonly isHere: boolean;
  /** The ID of the clause to or from which the words have moved. */
  readonly moved?: string | undefined;
  /** For a clause that moved within its part: the ID of the clause that it followed; null if it was the first. */
  readonly followed?: string | null | undefined;
}

/** What each edition changed: language by language, beginning with `first`, the newest edition first. */
export const changesOfEditions = (
  section: Section & Pick<GuideSection, 'clauses' | 'titles'>,
  first: Language,
) =>
  languagesFrom(first).flatMap((lang) => {
    const texts = formerEditionsIn(lang, section);
    const newest = section.editions[lang] ?? { file: '', date: null };
    return texts.map((former, index) => {
      const goneIn = (at: number) =>
        new Map((texts[at]?.gone ?? []).map(({ id, text }) => [id as string, text]));
      const [before, after] = [goneIn(index), goneIn(index - 1)];
      const gone = [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
        id,
        before: before.get(id) ?? '',
        after: after.get(id) ?? '',
        isHere: false,
      }));
      const titleIn = (at: number) =>
        texts.slice(0, at + 1).findLast((one) => one.title)?.title ?? section.titles[lang] ?? '';
      const title = { id: 'title', before: titleIn(index), after: titleIn(index - 1), isHere: false };
      const moves = new Map(Object.entries(texts[index]?.moved ?? {}));
      /** The wording of a clause in edition `at`: the oldest recorded from `at` to the newest, else the present one. */
      const wordsIn = (at: number, { history: wordings = [], texts: now }: Clause): string => {
        const known = new Set(texts.slice(0, at + 1).map(({ file }) => file));
        const own = wordings.findLast((one) => one.lang === lang && known.has(one.file));
        return (own ?? now[lang])?.text ?? '';
      };
      const here = section.clauses.map((clause) => ({
        id: clause.id,
        before: wordsIn(index, clause),
        after: wordsIn(index - 1, clause),
        isHere: true,
        followed: moves.get(clause.id),
      }));
      const changes = [title, ...here, ...gone].filter(
        (one: ChangedClause) => one.before !== one.after || one.followed !== undefined,
      );
      const edition = nameEdition(lang, texts[index - 1] ?? newest);
      return { ...edition, former: nameEdition(lang, former), changes: withMoves(changes) };
    });
  });

const withMoves = (changes: readonly ChangedClause[]): readonly ChangedClause[] =>
  changes.map((one) => {
    const isOther = ({ before, after }: ChangedClause): boolean =>
      (one.after === '' && before === '' && after === one.before) ||
      (one.before === '' && after === '' && before === one.after);
    return { ...one, moved: changes.find(isOther)?.id };
  });
