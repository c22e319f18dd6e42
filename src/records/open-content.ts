import { buildPages, recordsOf } from '../pipeline/build.ts';
import type { Content } from '../pipeline/content.ts';
import { sourcePath } from '../pipeline/marked-text/prepare-source.ts';
import { movedIn, publishedFile, readPublished } from '../pipeline/published.ts';
import { citablesIn } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Document } from '../schema/document.ts';
import { commonLanguage, languages } from '../schema/language.ts';
import { entryOfHead, type SourceEntry } from '../schema/source.ts';
import { type UnofficialFile, unofficialEntriesOf } from '../schema/unofficial.ts';
import { type Files, filesOf, linesOf } from './files.ts';
import { layout, type ManyFiles, type OneFile } from './layout.ts';
import { kept, lazily } from './lazily.ts';
import { dataIn, lineOf, readData } from './read-data.ts';
import { type ReadText, toText } from './read-file.ts';

/** The content of a folder, as `openContent` returns it. */
export type OpenContent = ReturnType<typeof openContent>;

/** Read-only content from any source. */
export type Records = { readonly [Key in keyof OpenContent]: Readonly<OpenContent[Key]> };

/** The value of a file of `content`, with the document and page in its path. */
interface FileOf<Value> {
  readonly file: string;
  readonly document: string;
  readonly page: string;
  readonly value: Value;
}

/**
 * Opens `content`: the files that people write, and the records built from them. Each file is read and validated at
 * first use; the build runs once, for the first record. A missing file has an empty value.
 *
 * @param place the folder in which `content` lies, or its files
 * @param report receives the faults of unreadable or invalid files, whose values are left out
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
      const isOwn = of === undefined || own.documents().some((one) => one.id === document && of(one));
      const value = match && isOwn ? read(file, schema) : undefined;
      return value === undefined ? [] : [{ file, document, page, value }];
    });
  const bytesOf = (file: string) => (folder.list().includes(file) ? folder.read(file) : undefined);
  const own = Object.fromEntries(
    Object.entries(layout).map(([key, row]) => [
      key,
      kept<unknown>(() => ('none' in row ? readOne<unknown>(row) : readMany<unknown>(row))),
    ]),
  ) as Readers;
  /** The entry of each source, from the head of its marked text, in reading order. */
  const texts = kept(() =>
    own
      .texts()
      .map(({ file, document, value }) => {
        const { sha256 = '' } = textOf(sourcePath(document, value.source)) ?? {};
        return { file, document, entry: entryOfHead(value, sha256) };
      })
      .sort(compareSources(own.documents())),
  );
  /** The sources with their marked texts; a pair with an unreadable file is left out. */
  const sources = kept(() =>
    texts().flatMap(({ file, document, entry }) => {
      const [read, marked] = [textOf(sourcePath(document, entry.file)), textOf(file)];
      return read && marked ? [{ document, entry, text: read.text, written: marked.text }] : [];
    }),
  );
  const unofficial = kept((): readonly UnofficialFile[] =>
    own
      .unofficial()
      .map(({ document, page, value }) => ({ document, page, texts: unofficialEntriesOf(value) })),
  );
  const input = kept(
    (): Content => ({
      ...lazily(own),
      sources: sources(),
      contents: valuesOf(own.contents()),
      corrections: valuesOf(own.corrections()),
      facts: valuesOf(own.facts()).flat(),
      unofficial: unofficial(),
    }),
  );
  const build = kept(() => buildPages(input()));
  /** The records, in reading order. */
  const built = kept(() => {
    const { value, diagnostics } = build();
    report(diagnostics.filter(({ severity }) => severity === 'error'));
    return { ...recordsOf(value), coverage: value.coverage };
  });

  return lazily({
    ...own,
    /** The input of the build, and its result. */
    input,
    build: () => build(),
    /** The values of all data files. */
    files: () => lazily(own),
    /** Every data file that exists, with its row of the layout. */
    written: () =>
      Object.entries(layout).flatMap(([key, row]) => {
        const value = own[key as keyof typeof own]();
        const all = 'name' in row ? [{ file: row.name, value }] : (value as FileOf<unknown>[]);
        return all.filter(({ file }) => folder.list().includes(file)).map((one) => ({ ...one, row }));
      }),
    paths: () => folder.list(),
    /** The text of a file. */
    textOf: () => textOf,
    /** The site's own pictures. */
    pictures: () => ({ logo: bytesOf('content/logo.svg'), share: bytesOf('content/share.png') }),
    /**
     * The line of a key or entry in a file: `lineOf('content/later-changes.yml', ['checks', 0, 'targets', 3])`; 1 if
     * the file does not exist yet.
     */
    lineOf: () => (file: string, path: readonly PropertyKey[]) =>
      folder.list().includes(file) ? lineOf(dataIn(textOf(file)?.text ?? '', file), path) : 1,
    texts,
    sources: () => texts().map(({ entry }) => entry),
    contents: () => valuesOf(own.contents()),
    corrections: () => valuesOf(own.corrections()).flatMap(({ corrections }) => corrections),
    /** The facts of all cards, one for each set and card; if two files have one, the last wins. */
    facts: () => [
      ...new Map(
        valuesOf(own.facts())
          .flat()
          .map((fact) => [`${fact.set} ${fact.slug}`, fact] as const),
      ).values(),
    ],
    unofficial,
    /** The changes of the site, newest first. */
    changes: () => own.changes().toSorted((a, b) => b.date.localeCompare(a.date)),
    sections: () => built().sections,
    chapters: () => built().chapters,
    cards: () => built().cards,
    coverage: () => built().coverage,
    /** The redirects of retired addresses. */
    redirects: () =>
      movedIn(
        input(),
        [...readPublished(linesOf(folder, publishedFile)).keys()],
        citablesIn(built()).map(({ address }) => address),
      ),
  });
}

/** A reader for each row of the layout. */
type Readers = {
  readonly [Key in keyof typeof layout]: () => (typeof layout)[Key] extends OneFile<infer Value>
    ? Value
    : (typeof layout)[Key] extends ManyFiles<infer Value>
      ? FileOf<Value>[]
      : never;
};

const valuesOf = <Value>(list: readonly FileOf<Value>[]): Value[] => list.map(({ value }) => value);

/** Sorts sources by document, section (2.9, then 2.10) and language. */
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
