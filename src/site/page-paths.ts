import { content } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import { documentKinds } from '../schema/document-kind.ts';
import { interfaceLanguages } from '../schema/language.ts';

/** The route parameters of a page that exists in every interface language. */
export const languagePaths = () => interfaceLanguages.map((lang) => ({ params: { lang } }));

/** The routes of a page that every document of a kind has, with the document: of `[set]` or `[guide]`. */
export const documentPaths = (route: Route) =>
  content.documents
    .filter(({ kind }) => documentKinds[kind].route === route)
    .flatMap((document) =>
      interfaceLanguages.map((lang) => ({ params: { lang, [route]: document.id }, props: { document } })),
    );

/** The props of such a page. */
export interface DocumentProps {
  document: Document;
}

type Route = (typeof documentKinds)[Document['kind']]['route'];

/** The routes of a page that every section, chapter or card of a kind of document has, with its neighbors. */
export const entryPaths = <Entry>(
  route: Route,
  entriesOf: (document: string) => readonly Entry[],
  paramsOf: (entry: Entry) => Readonly<Record<string, string>>,
) =>
  documentPaths(route).flatMap(({ params, props: { document } }) =>
    entriesOf(document.id).map((entry, index, all) => ({
      params: { ...params, ...paramsOf(entry) },
      props: { document, entry, previous: all[index - 1], next: all[index + 1] },
    })),
  );

/** The props of the page of an entry. */
export interface EntryProps<Entry> extends DocumentProps {
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}
