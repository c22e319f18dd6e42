import { content } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import { documentKinds } from '../schema/document-kind.ts';
import { interfaceLanguages } from '../schema/language.ts';

/** The route parameters of a page that exists in every interface language. */
export const languagePaths = () => interfaceLanguages.map((lang) => ({ params: { lang } }));

/** The routes of a page below `[set]` or `[guide]`, one for each document and language. */
export const documentPaths = (route: Route) =>
  content.documents
    .filter(({ kind }) => documentKinds[kind].route === route)
    .flatMap((document) =>
      interfaceLanguages.map((lang) => ({ params: { lang, [route]: document.id }, props: { document } })),
    );

/** The props of a page of a document. */
export interface DocumentProps {
  document: Document;
}

type Route = (typeof documentKinds)[Document['kind']]['route'];

/** The routes of the pages of sections, chapters or cards, each with its neighbors in its document. */
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

/** The props of the page of a section, chapter or card. */
export interface EntryProps<Entry> extends DocumentProps {
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}
