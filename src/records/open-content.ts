import { buildPages, recordsOf } from '../pipeline/build.ts';
import { sourcePath } from '../pipeline/marked-text/prepare-source.ts';
import { movedIn, publishedFile, readPublished } from '../pipeline/published.ts';
import { citablesIn } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Document } from '../schema/document.ts';
import { commonLanguage, languages } from '../schema/language.ts';
import { entryOfHead, type SourceEntry } from '../schema/source.ts';
import { unofficialEntriesOf } from '../schema/unofficial.ts';
import { type Files, filesOf, linesOf } from './files.ts';
import { layout, type ManyFiles, type OneFile } from './layout.ts';
import { lazily, memoized } from './lazily.ts';
import { dataIn, lineOf, readData } from './read-data.ts';
import { type ReadText, toText } from './read-file.ts';

export type OpenContent = ReturnType<typeof openContent>;

export type Records = { readonly [Key in keyof OpenContent]: Readonly<OpenContent[Key]> };

interface FileOf<Value> {
  readonly file: string;
  readonly document: string;
  readonly page: string;
  readonly value: Value;
}

/**
 * Opens `content`: the files that people write, and the records built from them. Each file is read and validated at
 * its first use; the build runs once, for the first record. A missing file has the value `none` of its row in the
 * layout.
 *
 * @param place the folder with `content` in it, or files
 * @param report receives the errors in files and of the build; by default it throws the first. A file with an error
 * counts as missing
 */
export function openContent(place: string | Files, report: (faults: readonly Diagnostic[]) => void = refuse) {
  const folder = typeof place === 'string' ? filesOf(place) : place;
  const readTexts = new Map<string, ReadText | undefined>();
  const textOf = (file: string): ReadText | undefined => {
    if (!readTexts.has(file)) {
      const { value, diagnostics } = toText(() => folder.read(file), file);
      readTexts.set(file, value);
      report(diagnostics);
    }
    return readTexts.get(file);
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
  const readMany = <Value>({ files, schema, of }: ManyFiles<Value>): FileOf<Value>[] =>
    folder.list().flatMap((file) => {
      const match = files.exec(file);
      const { document = '', page = '' } = match?.groups ?? {};
      const isOwn = of === undefined || readers.documents().some((one) => one.id === document && of(one));
      const value = match && isOwn ? read(file, schema) : undefined;
      return value === undefined ? [] : [{ file, document, page, value }];
    });
  const bytesOf = (file: string) => (folder.list().includes(file) ? folder.read(file) : undefined);
  const readers = Object.fromEntries(
    Object.entries(layout).map(([key, row]) => [
      key,
      memoized<unknown>(() => ('none' in row ? readOne<unknown>(row) : readMany<unknown>(row))),
    ]),
  ) as Readers;
  /** In reading order. */
  const texts = memoized(() =>
    readers
      .texts()
      .map(({ file, document, value }) => {
        const { sha256 = '' } = textOf(sourcePath(document, value.source)) ?? {};
        return { file, document, entry: entryOfHead(value, sha256) };
      })
      .sort(compareSources(readers.documents())),
  );
  const input = lazily({
    ...readers,
    /** Leaves out a source if it or its marked text is unreadable. */
    sources: () =>
      texts().flatMap(({ file, document, entry }) => {
        const [read, marked] = [textOf(sourcePath(document, entry.file)), textOf(file)];
        return read && marked ? [{ document, entry, text: read.text, written: marked.text }] : [];
      }),
    contents: () => valuesOf(readers.contents()),
    corrections: () => valuesOf(readers.corrections()),
    /** One fact for each set and card; if two files have it, the last file wins. */
    facts: () => {
      const all = valuesOf(readers.facts()).flat();
      return [...new Map(all.map((fact) => [`${fact.set} ${fact.slug}`, fact] as const)).values()];
    },
    unofficial: () =>
      readers
        .unofficial()
        .map(({ document, page, value }) => ({ document, page, texts: unofficialEntriesOf(value) })),
  });
  const build = memoized(() => buildPages(input));
  const built = memoized(() => {
    const { value, diagnostics } = build();
    report(diagnostics.filter(({ severity }) => severity === 'error'));
    return { ...recordsOf(value), coverage: value.coverage };
  });

  return lazily({
    ...readers,
    input: () => input,
    build,
    files: () => lazily(readers),
    /** Every data file that exists, with its value and its row of the layout. */
    existingFiles: () =>
      Object.entries(layout).flatMap(([key, row]) => {
        const value = readers[key as keyof typeof readers]();
        const all = 'name' in row ? [{ file: row.name, value }] : (value as FileOf<unknown>[]);
        return all.filter(({ file }) => folder.list().includes(file)).map((one) => ({ ...one, row }));
      }),
    textOf: () => textOf,
    pictures: () => ({ logo: bytesOf('content/logo.svg'), share: bytesOf('content/share.png') }),
    /**
     * `lineOf('content/later-changes.yml', ['checks', 0, 'targets', 3])`: the line of a key or entry; 1 for a
     * missing file.
     */
    lineOf: () => (file: string, path: readonly PropertyKey[]) =>
      folder.list().includes(file) ? lineOf(dataIn(textOf(file)?.text ?? '', file), path) : 1,
    texts,
    sources: () => texts().map(({ entry }) => entry),
    contents: () => input.contents,
    corrections: () => input.corrections.flatMap(({ corrections }) => corrections),
    facts: () => input.facts,
    unofficial: () => input.unofficial,
    /** Newest first. */
    changes: () => readers.changes().toSorted((a, b) => b.date.localeCompare(a.date)),
    sections: () => built().sections,
    chapters: () => built().chapters,
    cards: () => built().cards,
    coverage: () => built().coverage,
    redirects: () =>
      movedIn(
        input,
        [...readPublished(linesOf(folder, publishedFile)).keys()],
        citablesIn(built()).map(({ address }) => address),
      ),
  });
}

type Readers = {
  readonly [Key in keyof typeof layout]: () => (typeof layout)[Key] extends OneFile<infer Value>
    ? Value
    : (typeof layout)[Key] extends ManyFiles<infer Value>
      ? FileOf<Value>[]
      : never;
};

const valuesOf = <Value>(list: readonly FileOf<Value>[]): Value[] => list.map(({ value }) => value);

/** By document, section (2.9, then 2.10) and language. */
const compareSources =
  (documents: readonly Document[]) =>
  (a: PlacedEntry, b: PlacedEntry): number => {
    const placeOf = ({ document }: PlacedEntry): number => documents.findIndex(({ id }) => id === document);
    const languageOf = ({ entry }: PlacedEntry): number =>
      languages.indexOf(entry.languages[0] ?? commonLanguage);
    const compareNames = (one = '', other = ''): number =>
      one.localeCompare(other, commonLanguage, { numeric: true });
    return (
      placeOf(a) - placeOf(b) ||
      compareNames(a.entry.section, b.entry.section) ||
      languageOf(a) - languageOf(b) ||
      compareNames(a.entry.file, b.entry.file)
    );
  };

interface PlacedEntry {
  readonly document: string;
  readonly entry: SourceEntry;
}

function refuse(faults: readonly Diagnostic[]): void {
  const [fault] = faults;
  if (fault) throw new Error(`${fault.file}:${fault.line ?? 1} ${fault.message} ${fault.hint}`);
}
