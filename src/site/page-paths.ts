import { content } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import { documentKinds } from '../schema/document-kind.ts';
import { interfaceLanguages } from '../schema/language.ts';

export const languagePaths = () => interfaceLanguages.map((lang) => ({ params: { lang } }));

export const documentPaths = (route: Route) =>
  content.documents
    .filter(({ kind }) => documentKinds[kind].route === route)
    .flatMap((document) =>
      interfaceLanguages.map((lang) => ({ params: { lang, [route]: document.id }, props: { document } })),
    );

export interface DocumentProps {
  document: Document;
}

type Route = (typeof documentKinds)[Document['kind']]['route'];

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

export interface EntryProps<Entry> extends DocumentProps {
  entry: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
}
