import type { Contents, Penalty } from '../schema/contents.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';

/** A section in the contents of a guide. */
export interface ListedSection {
  readonly number: string;
  readonly titles: Partial<Record<Language, string>>;
  readonly abbreviation?: string;
  readonly penalty?: Penalty;
  /** Languages that have an official text of it here; none where it has no page. */
  readonly langs: readonly Language[];
}

export interface ListedChapter {
  readonly number: string;
  readonly titles: Partial<Record<Language, string>>;
  readonly sections: readonly ListedSection[];
}

/**
 * The chapters of a guide: those that its contents name, and whatever else is here, by number. A chapter that nobody has
 * named has its number alone.
 */
export function listContents(contents: Contents | undefined, here: readonly GuideSection[]): ListedChapter[] {
  const named = contents?.chapters ?? [];
  const sections = new Map<string, ListedSection>(
    named.flatMap((chapter) =>
      chapter.sections.map((section): [string, ListedSection] => [section.number, { ...section, langs: [] }]),
    ),
  );
  for (const { section, titles, clauses } of here) {
    const langs = languages.filter((lang) => clauses.some((clause) => clause.texts[lang]));
    const known = sections.get(section);
    sections.set(section, { number: section, ...known, titles: { ...titles, ...known?.titles }, langs });
  }
  const byNumber = (a: { number: string }, b: { number: string }) =>
    a.number.localeCompare(b.number, 'en', { numeric: true });
  const chapters = Map.groupBy(sections.values(), ({ number }) => number.replace(/\..*$/u, ''));
  return [...chapters]
    .map(([number, list]) => ({
      number,
      titles: named.find((chapter) => chapter.number === number)?.titles ?? {},
      sections: list.toSorted(byNumber),
    }))
    .toSorted(byNumber);
}
