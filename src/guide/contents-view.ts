import type { Contents, ContentsSection } from '../schema/contents.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Language, Localized } from '../schema/language.ts';

/** A section in the contents of a guide. */
export interface ListedSection extends Readonly<ContentsSection> {
  /** What is here of it; undefined where it has no page. */
  readonly record?: GuideSection;
}

export interface ListedChapter {
  readonly number: string;
  readonly titles: Partial<Record<Language, string>>;
  readonly repeated?: Localized | undefined;
  readonly sections: readonly ListedSection[];
}

/** A page with the texts of many sections. */
export interface WholePage {
  /** Below the guide: `all/`, `all/2/`. */
  readonly path: string;
  /** The chapter that it has; undefined where it has the whole guide. */
  readonly chapter?: ListedChapter;
  /** Its sections, also those that are not here. */
  readonly sections: readonly ListedSection[];
}

/** The pages on which a guide is read as a whole: one, and from 15 sections on, which would be 2 MB, one a chapter. */
export function wholePagesOf(chapters: readonly ListedChapter[]): readonly WholePage[] {
  const isHere = ({ record }: ListedSection) => record !== undefined;
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const count = sections.filter(isHere).length;
  if (count < 15) return count === 0 ? [] : [{ path: 'all/', sections }];
  return chapters
    .filter((chapter) => chapter.sections.some(isHere))
    .map((chapter, index) => ({
      path: index === 0 ? 'all/' : `all/${chapter.number}/`,
      chapter,
      sections: chapter.sections,
    }));
}

/**
 * The chapters of a guide: those that its contents name, and whatever else is here, by number. A chapter that nobody has
 * named has its number alone.
 */
export function listContents(contents: Contents | undefined, here: readonly GuideSection[]): ListedChapter[] {
  const named = contents?.chapters ?? [];
  const sections = new Map<string, ListedSection>(
    named.flatMap((chapter) =>
      chapter.sections.map((section): [string, ListedSection] => [section.number, section]),
    ),
  );
  for (const record of here) {
    const { section: number, titles } = record;
    const known = sections.get(number);
    sections.set(number, { number, ...known, titles: { ...titles, ...known?.titles }, record });
  }
  const byNumber = (a: { number: string }, b: { number: string }) =>
    a.number.localeCompare(b.number, 'en', { numeric: true });
  const chapters = Map.groupBy(sections.values(), ({ number }) => number.replace(/\..*$/u, ''));
  return [...chapters]
    .map(([number, list]) => ({
      number,
      titles: {},
      ...named.find((chapter) => chapter.number === number),
      sections: list.toSorted(byNumber),
    }))
    .toSorted(byNumber);
}
