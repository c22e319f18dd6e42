import { documentsOfKind } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import { languages } from '../schema/language.ts';

/** The route parameters of a page that exists in every interface language. */
export const languagePaths = () => languages.map((lang) => ({ params: { lang } }));

/** The routes of a page that every document of a kind has, with the document. */
export const documentPaths = (kind: Document['kind']) =>
  documentsOfKind(kind).flatMap((document) =>
    languages.map((lang) => ({ params: { lang, [routeNames[kind]]: document.id }, props: { document } })),
  );

/** The routes of a page that every section, chapter or card of a kind of document has, with its neighbors. */
export const entryPaths = <Entry>(
  kind: Document['kind'],
  entriesOf: (document: string) => readonly Entry[],
  paramsOf: (entry: Entry) => Readonly<Record<string, string>>,
) =>
  documentPaths(kind).flatMap(({ params, props: { document } }) =>
    entriesOf(document.id).map((entry, index, all) => ({
      params: { ...params, ...paramsOf(entry) },
      props: { document, entry, previous: all[index - 1], next: all[index + 1] },
    })),
  );

/** What the page of an entry is given. */
export interface EntryProps<Entry> {
  document: Document;
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** What the routes of a kind call its document: `pages/[lang]/[set]/`. */
const routeNames = { guide: 'guide', 'set-faq': 'set' } as const;
