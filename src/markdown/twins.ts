import { ofDocument } from '../data/rights.ts';
import type { OpenContent } from '../records/open-content.ts';
import { pagePathsOf } from '../records/page-paths.ts';
import type { Document } from '../schema/document.ts';
import { byKind } from '../schema/document-kind.ts';
import { interfaceLanguages } from '../schema/language.ts';
import { cardTwin } from './card.ts';
import { chapterTwin } from './chapter.ts';
import { cardsTwin, changedTwin, guideTwin, setTwin } from './lists.ts';
import type { Twin } from './remarks.ts';
import { sectionTwin } from './section.ts';

/**
 * `index.md` beside each page of a document: the same words as Markdown, from the same records, for programs that read.
 * `address` gives the address of a file of the site. Each is made when it is asked for: thousands need not be there at once.
 */
export function* listTwins(
  content: OpenContent,
  address: Twin['address'],
): Generator<readonly [path: string, text: string]> {
  const documents = content.documents.map((document) => {
    const own = ofDocument(content, document.id);
    return { document, content: own, pages: pagesOf(own, document) };
  });
  const paths = new Set(pagePathsOf(content));
  for (const lang of interfaceLanguages)
    for (const { document, content: own, pages } of documents)
      for (const [page, make] of pages) {
        const path = `${document.id}/${page}`;
        if (paths.has(path))
          yield [`${lang}/${path}index.md`, make({ lang, document, content: own, path, address })];
      }
}

type Page = readonly [path: string, make: (twin: Twin) => string];

/** The pages of a document, by their paths below its own. */
const pagesOf = ({ sections, chapters, cards }: OpenContent, document: Document): readonly Page[] =>
  byKind(document, {
    sections: [
      ['', guideTwin],
      ...sections.map((section): Page => [`${section.section}/`, (twin) => sectionTwin(twin, section)]),
    ],
    cards: [
      ['', setTwin],
      ['cards/', cardsTwin],
      ['changed/', changedTwin],
      ...chapters.map((one): Page => [`${one.slug}/`, (twin) => chapterTwin(twin, one)]),
      ...cards.map((card): Page => [`cards/${card.slug}/`, (twin) => cardTwin(twin, card)]),
    ],
  });
