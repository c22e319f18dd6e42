import { listContents } from '../guide/contents-view.ts';
import { chaptersOf, type SectionEntry, sectionsOf } from '../records/catalog.ts';
import { content } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, languages } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { type Presences, presenceOf, presenceOfSet } from '../text/coverage.ts';
import { homeWords } from './words.ts';

/** A text that the front page leads to: a section of a guide, a chapter of an FAQ. */
export interface Work {
  readonly path: string;
  readonly title: string;
  /** Where the title is not in the language of the page. */
  readonly tag?: 'en' | undefined;
  readonly presences?: Presences;
  /** `annotated in Japanese` */
  readonly annotated?: string | undefined;
  /** Whether the guide has changed since. */
  readonly isOlder?: boolean;
}

/** A guide of more sections leads to its contents alone. */
const mostSectionsListed = 8;

/** A guide: how much of it can be read here, and the sections where they are few. */
export function viewGuide(lang: InterfaceLanguage, guide: Document) {
  const sections = sectionsOf(guide.id);
  const contents = content.contents.find(({ document }) => document === guide.id);
  const here = sections.map(({ data }) => data);
  const listed = listContents(contents, here).flatMap((chapter) => chapter.sections);
  const { guide: ofAll, guideNames, guideHere } = homeWords[lang];
  const ofContents = listed.some(({ penalty }) => penalty) ? ofAll : guideNames;
  const counts = { sections: listed.length, here: sections.length };
  return {
    lead: fill(contents ? ofContents : guideHere, counts),
    works: sections.length > mostSectionsListed ? [] : sections.map((section) => workOf(lang, section)),
  };
}

/** The FAQ of a set: its languages and chapters. */
export const viewSet = (lang: InterfaceLanguage, { id }: Document) => ({
  presences: presenceOfSet(id),
  works: chaptersOf(id).map(({ id: path, data }) => ({ path: `${path}/`, title: data.titles[lang] })),
});

const workOf = (lang: InterfaceLanguage, { id, data }: SectionEntry): Work => ({
  path: `${id}/`,
  title: `${data.section} ${data.titles[lang] ?? data.titles.en ?? ''}`,
  tag: data.titles[lang] === undefined ? 'en' : undefined,
  presences: presenceOf(data),
  annotated: annotatedIn(lang, data),
  isOlder: data.clauses.some(({ validity }) => validity?.policyChanges),
});

function annotatedIn(lang: InterfaceLanguage, { clauses }: GuideSection): string | undefined {
  const names = languages
    .filter((each) => clauses.some(({ annotations }) => annotations[each]))
    .map((each) => languageNames[lang][each])
    .join(punctuation[lang].comma);
  return names === '' ? undefined : fill(homeWords[lang].annotated, { languages: names });
}
