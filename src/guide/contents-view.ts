import type { Contents, ContentsSection } from '../schema/contents.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, type Localized, languages } from '../schema/language.ts';

export interface ListedSection extends Readonly<ContentsSection> {
  /** Undefined if the section has no text here. */
  readonly record?: GuideSection;
}

export interface ListedChapter {
  readonly number: string;
  readonly titles: Partial<Record<Language, string>>;
  readonly unofficial?: Partial<Record<Language, string>> | undefined;
  readonly repeated?: Localized | undefined;
  readonly sections: readonly ListedSection[];
}

export interface WholePage {
  /** Below the guide: `all/`, `all/2/`. */
  readonly path: string;
  /** Undefined if the page has the whole guide. */
  readonly chapter?: ListedChapter;
  /** Also those without a text. */
  readonly sections: readonly ListedSection[];
}

/** Returns the name printed in `lang`, else our translation into `lang`, else the name in English or any language. */
export function nameIn(
  lang: InterfaceLanguage,
  { titles, unofficial }: Pick<ListedChapter, 'titles' | 'unofficial'>,
) {
  const ours = titles[lang] === undefined ? unofficial?.[lang] : undefined;
  if (ours !== undefined) return { lang, text: ours, isOurs: true };
  const own = [lang, 'en' as const, ...languages].find((each) => titles[each]);
  return own && { lang: own, text: titles[own], isOurs: false };
}

/** The pages with all texts of a guide: one or, from 15 sections with a text (2 MB), one for each chapter with any. */
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

/** The chapters of a guide by number, with all sections that its contents list or that have a text. */
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
