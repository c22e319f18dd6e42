import { listContents } from '../guide/contents-view.ts';
import { contentsOf, type SectionEntry, sectionsOf } from '../records/catalog.ts';
import type { Document } from '../schema/document.ts';
import { countOutdated } from '../schema/guide.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { presenceOf } from '../text/coverage.ts';
import { annotatedIn } from '../text/create-context.ts';
import { homeWords } from './words.ts';

/** The home page lists no sections of a guide that has texts of more sections. */
const maxSectionsListed = 8;

export function viewGuide(lang: InterfaceLanguage, guide: Document) {
  const sections = sectionsOf(guide.id);
  const contents = contentsOf(guide.id);
  const here = sections.map(({ data }) => data);
  const listed = listContents(contents, here).flatMap((chapter) => chapter.sections);
  const { guide: ofContents, guideHere } = homeWords[lang];
  return {
    lead: fill(contents ? ofContents : guideHere, { sections: listed.length, here: sections.length }),
    sections: sections.length > maxSectionsListed ? [] : sections.map((each) => viewSection(lang, each)),
  };
}

function viewSection(lang: InterfaceLanguage, { id, data }: SectionEntry) {
  const { clauses, section, titles } = data;
  const names = annotatedIn(clauses)
    .map((each) => languageNames[lang][each])
    .join(punctuation[lang].comma);
  return {
    path: `${id}/`,
    title: `${section} ${titles[lang] ?? titles.en ?? ''}`,
    /** Set if the title is not in the language of the page. */
    tag: titles[lang] === undefined ? 'en' : undefined,
    presences: presenceOf(data),
    /** `annotated in Japanese`; empty without annotations */
    annotated: names && fill(homeWords[lang].annotated, { languages: names }),
    isOlder: countOutdated(data) > 0,
  };
}
