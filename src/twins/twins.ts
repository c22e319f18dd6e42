import type { Content } from '../records/open-content.ts';
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
  content: Content,
  address: Twin['address'],
): Generator<readonly [path: string, text: string]> {
  const makers = content.documents.flatMap((document) => pagesOf(content, document));
  const paths = new Set(pagePathsOf(content));
  for (const lang of interfaceLanguages)
    for (const { path, document, make } of makers)
      if (paths.has(path))
        yield [`${lang}/${path}index.md`, make({ lang, document, content, path, address })];
}

interface Page {
  readonly path: string;
  readonly document: Document;
  readonly make: (twin: Twin) => string;
}

const pagesOf = ({ sections, chapters, cards }: Content, document: Document): readonly Page[] => {
  const { id } = document;
  const page = (path: string, make: Page['make']): Page => ({ path: `${id}/${path}`, document, make });
  const isOwn = (record: { readonly document: string }) => record.document === id;
  return byKind(document, {
    sections: [
      page('', guideTwin),
      ...sections
        .filter(isOwn)
        .map((section) => page(`${section.section}/`, (twin) => sectionTwin(twin, section))),
    ],
    cards: [
      page('', setTwin),
      page('cards/', cardsTwin),
      page('changed/', changedTwin),
      ...chapters.filter(isOwn).map((one) => page(`${one.slug}/`, (twin) => chapterTwin(twin, one))),
      ...cards.filter(isOwn).map((card) => page(`cards/${card.slug}/`, (twin) => cardTwin(twin, card))),
    ],
  });
};
