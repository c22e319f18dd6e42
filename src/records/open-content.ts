import type { Diagnostic } from '../schema/diagnostic.ts';
import { entryOfHead } from '../schema/source.ts';
import { type Files, filesOf } from './files.ts';
import { generated, layout, type ManyFiles, type OneFile } from './layout.ts';
import { kept, lazily } from './lazily.ts';
import { dataIn, lineOf, readData } from './read-data.ts';
import { type ReadText, toText } from './read-file.ts';
import { compareCards, compareChapters, compareSections, compareSources } from './reading-order.ts';

/** The content of a folder, as `openContent` gives it. */
export type Content = ReturnType<typeof openContent>;

/** Content that is only read, wherever it is from. */
export type Records = { readonly [Key in keyof Content]: Readonly<Content[Key]> };

/** A file of `content` with what is in it. */
export interface FileOf<Value> {
  readonly file: string;
  readonly value: Value;
}

/**
 * The one reader of `content`: what people write, and what the content build has written. Each file is read when it is
 * first asked for, and goes through its schema. What is not there is empty.
 *
 * @param place the folder in which `content` lies, or its files
 * @param report what becomes of files that cannot be read; the records of such a file are left out
 */
export function openContent(place: string | Files, report: (faults: readonly Diagnostic[]) => void = refuse) {
  const folder = typeof place === 'string' ? filesOf(place) : place;
  const textOf = (file: string): ReadText | undefined => {
    const { value, diagnostics } = toText(() => folder.read(file), file);
    report(diagnostics);
    return value;
  };
  const read = <Value>(file: string, schema: OneFile<Value>['schema']): Value | undefined => {
    const text = textOf(file)?.text;
    if (text === undefined) return undefined;
    const { value, diagnostics } = readData(text, file, schema);
    report(diagnostics);
    return value ?? undefined;
  };
  const readOne = <Value>({ name, schema, none }: OneFile<Value>): Value =>
    (folder.list().includes(name) ? read(name, schema) : undefined) ?? none;
  const documents = kept(() => readOne(layout.documents));
  const readMany = <Value>({ files, schema, of }: ManyFiles<Value>): FileOf<Value>[] =>
    folder.list().flatMap((file) => {
      const match = files.exec(file);
      const isOwn = (id: string | undefined): boolean =>
        of === undefined || documents().some((document) => document.id === id && of(document));
      if (!match || !isOwn(match.groups?.document)) return [];
      const value = read(file, schema);
      return value === undefined ? [] : [{ file, value }];
    });
  const written = lazily(
    Object.fromEntries(
      Object.entries(allFiles).map(([key, row]) => [
        key,
        key === 'documents'
          ? documents
          : () => ('none' in row ? readOne<unknown>(row) : readMany<unknown>(row)),
      ]),
    ),
  ) as Written;
  /** The sources as the heads of their marked texts have them, in reading order. */
  const editions = kept(() =>
    written.editions
      .map(({ file, value }) => ({ file, document: documentOf(file), entry: entryOfHead(value) }))
      .sort(compareSources(documents())),
  );
  /** The records of pages, document by document, each in reading order. */
  const pages = <Value extends { readonly document: string }>(
    list: readonly FileOf<Value>[],
    compare: (one: Value, other: Value) => number,
  ): Value[] => {
    const byDocument = Map.groupBy(valuesOf(list), ({ document }) => document);
    return documents().flatMap(({ id }) => (byDocument.get(id) ?? []).sort(compare));
  };

  return lazily({
    /** The content file by file. */
    files: () => written,
    /** Every file that people write, with its row of the layout. */
    written: () =>
      Object.entries(layout).flatMap(([key, row]) => {
        const value = written[key as keyof Written];
        const all = 'name' in row ? [{ file: row.name, value }] : (value as FileOf<unknown>[]);
        return all.filter(({ file }) => folder.list().includes(file)).map((one) => ({ ...one, row }));
      }),
    /** All paths. */
    paths: () => folder.list(),
    /** A file as it is written. */
    textOf: () => textOf,
    /** The line of a key or entry in a file: `lineOf('content/validity.yml', [0, 'targets', 3])`. */
    lineOf: () => (file: string, path: readonly PropertyKey[]) =>
      lineOf(dataIn(folder.read(file).toString(), file), path),
    site: () => written.site,
    documents,
    editions,
    sources: () => editions().map(({ entry }) => entry),
    contents: () => valuesOf(written.contents),
    corrections: () => valuesOf(written.corrections).flatMap(({ corrections }) => corrections),
    /** Every card whose facts are known, once for each set that it is in; of two files with it, the last. */
    facts: () => [
      ...new Map(
        valuesOf(written.facts)
          .flat()
          .map((fact) => [`${fact.set} ${fact.slug}`, fact] as const),
      ).values(),
    ],
    terms: () => written.terms,
    /** What people say, by the text that answers. */
    said: () => written.said,
    ruleChanges: () => written.ruleChanges,
    /** What has changed in the guides themselves, and what was compared with which edition. */
    policy: () => written.policy,
    /** The numbers of the game's rules that the texts cite, with those of today. */
    ruleNumbers: () => written.ruleNumbers,
    unofficial: () => valuesOf(written.unofficial),
    validityPasses: () => written.validityPasses,
    /** What changed here, newest first. */
    changes: () => written.changes.toSorted((a, b) => b.date.localeCompare(a.date)),
    sections: () => pages(written.sections, compareSections),
    chapters: () => pages(written.chapters, compareChapters),
    cards: () => pages(written.cards, compareCards),
    coverage: () => written.coverage,
    /** Published addresses that have moved. */
    redirects: () => written.redirects,
  });
}

/** `documentOf('content/editions/ipg/ipg-2.3.zh.txt') // => 'ipg'` */
const documentOf = (file: string): string => file.split('/')[2] ?? '';

const allFiles = { ...layout, ...generated };

/** What each row of the layout gives. */
type Written = {
  readonly [Key in keyof typeof allFiles]: (typeof allFiles)[Key] extends OneFile<infer Value>
    ? Value
    : (typeof allFiles)[Key] extends ManyFiles<infer Value>
      ? FileOf<Value>[]
      : never;
};

export const valuesOf = <Value>(list: readonly FileOf<Value>[]): Value[] => list.map(({ value }) => value);

function refuse(faults: readonly Diagnostic[]): void {
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line ?? 1} ${fault.message} ${fault.hint}`);
}
