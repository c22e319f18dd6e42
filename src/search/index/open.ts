import type { Language } from '../../schema/language.ts';
import type { Pointers } from '../names/names.ts';
import type { Entries, SaidOfTexts } from '../names/names-file.ts';
import type { SearchRecord } from '../text/record.ts';
import { type Bindings, startPagefind } from './pagefind.ts';
import { type IndexPart, partsOf } from './parts.ts';
import { type PackedRecord, readTable, type Table, type TableRow } from './table.ts';

/** A matching record; a higher score is a better match. */
interface Hit {
  readonly row: TableRow;
  readonly score: number;
}

/** The opened texts: Pagefind finds records, the table says what they are, and the packs have their words. */
export interface TextIndex {
  /** All records by their numbers. */
  readonly rows: readonly TableRow[];
  /**
   * The records that match all questions of a group, best first. A question in quotation marks is a phrase
   * (`query/exact/plan.ts`); one without is the beginning of a word. Rejects if a file cannot be loaded.
   */
  ask(questions: readonly string[]): Promise<readonly Hit[]>;
  /** The records with their words, in the order of the list. */
  read(rows: readonly TableRow[]): Promise<SearchRecord[]>;
  /** Loads further files for later searches, at most `most` bytes of them, and those of `lang` first. */
  fetchRest(most: number, lang: Language): Promise<void>;
  /** The words of the English texts, for the correction of typing errors. */
  words(): Promise<ReadonlySet<string>>;
  /** The phrases of some languages, by the text that answers them. */
  said(langs: readonly Language[]): Promise<Pointers>;
}

/**
 * The file that describes the index. It has the same address in every build, like the files of names, so that no page
 * changes when a text does. The files that it lists have a hash in their names, so they never belong to another build.
 */
export interface TextsHead {
  /** The files with the words. */
  readonly parts: readonly IndexPart[];
  /** The places of all records. */
  readonly table: Table;
  /** The packs of texts: the number of the first record, the name of the file, and its bytes, compressed. */
  readonly packs: readonly (readonly [first: number, hash: string, size: number])[];
}

const packPath = (hash: string) => `packs/${hash}.json`;
const partPath = (hash: string) => `index/${hash}.pf_index`;

/** The file of synonyms and phrases in a language. */
export const saidPath = (lang: Language): string => `said.${lang}.json`;

/** Loads a file of the index: from a host in a browser, from the build in Node. */
export type Load = (file: string) => Promise<Response>;

/** Opens the texts of an index. If a file cannot be loaded, questions reject. */
export function openTexts(
  load: Load,
  [bindings, program]: readonly [Promise<Bindings>, Promise<Response>],
  head: TextsHead,
  names: Entries,
): TextIndex {
  const rows = readTable(head.table, names);
  const opening = Promise.all([bindings, program.then(unpack)]).then(([functions, code]) =>
    startPagefind(functions, code, rows.length),
  );
  // Each question rejects with the error; this promise alone would be an unhandled rejection.
  opening.catch(() => undefined);
  const kept = new Map<string, Promise<unknown>>();
  /** Memoizes a promise by name; after a failure the next caller tries again. */
  const keep = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const promise = (kept.get(name) ?? make()) as Promise<Value>;
    kept.set(name, promise);
    promise.catch(() => kept.delete(name));
    return promise;
  };
  const readJson = <Data>(file: string) => keep<Data>(file, async () => (await load(file)).json());
  const readPack = (hash: string) => readJson<readonly PackedRecord[]>(packPath(hash));
  const known = new Map<number, SearchRecord>();
  const readRecord = async ({ number, langs, ...place }: TableRow): Promise<SearchRecord> => {
    const kept = known.get(number);
    if (kept) return kept;
    const [first = 0, hash = ''] = head.packs.findLast(([first]) => first <= number) ?? [];
    const packed = (await readPack(hash))[number - first];
    if (!packed) throw noRecord(number);
    const record = { ...place, ...packed };
    known.set(number, record);
    return record;
  };
  const readPart = ({ hash }: IndexPart) =>
    keep(partPath(hash), async () => unpack(await load(partPath(hash))));
  const added = new Set<IndexPart>();
  const askOne = (question: string) =>
    keep(`${question}?`, async () => {
      const parts = partsOf(question, head.parts);
      const [pagefind, ...files] = await Promise.all([opening, ...parts.map(readPart)]);
      for (const [at, part] of parts.entries()) {
        if (!added.has(part)) pagefind.add(files[at] as Uint8Array);
        added.add(part);
      }
      return pagefind.search(question).map(({ number, score }) => {
        const row = rows[number];
        if (!row) throw noRecord(number);
        return { row, score };
      });
    });
  return {
    rows,
    ask: async (questions) => inAll(await Promise.all(questions.map(askOne))),
    read: (some) => Promise.all(some.map(readRecord)),
    fetchRest: async (most, lang) => {
      const parts = head.parts.map((part) => ({
        isLoaded: kept.has(partPath(part.hash)),
        // Chinese and Japanese share most of their characters.
        isOwn: lang === 'en' ? part.from < firstCharacter : part.to >= firstCharacter,
        size: part.size,
        fetch: (): Promise<unknown> => readPart(part),
      }));
      const texts = head.packs.map(([first, hash, size], at) => ({
        isLoaded: kept.has(packPath(hash)),
        isOwn: rows.slice(first, head.packs[at + 1]?.[0]).some(({ langs }) => langs.includes(lang)),
        size,
        fetch: (): Promise<unknown> => readPack(hash),
      }));
      let left = most;
      const fitting = [...parts, ...texts]
        .filter(({ isLoaded }) => !isLoaded)
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
        .filter(({ size }) => {
          left -= size;
          return left >= 0;
        });
      await Promise.all(fitting.map(({ fetch }) => fetch()));
    },
    words: () => keep('words.txt', async () => new Set((await (await load('words.txt')).text()).split(' '))),
    said: (langs) =>
      keep(`said ${langs}`, async () => {
        const inEach = await Promise.all(langs.map((lang) => readJson<SaidOfTexts>(saidPath(lang))));
        const byUrl = Map.groupBy(inEach.flatMap(Object.entries<string>), ([url]) => url);
        return new Map([...byUrl].map(([url, own]) => [url, own.flatMap(([, words]) => words.split('|'))]));
      }),
  };
}

const noRecord = (number: number | string) => new Error(`The search index has no record ${number}.`);

// Words of Latin letters sort before this character.
const firstCharacter = '\u3005';

/** Decompresses a file. */
const unpack = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const unpacked = body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

/** The records that are in all lists, by the sum of their scores. */
function inAll([first = [], ...others]: readonly (readonly Hit[])[]): Hit[] {
  const scores = others.map((hits) => new Map(hits.map(({ row, score }) => [row, score])));
  return first
    .filter(({ row }) => scores.every((each) => each.has(row)))
    .map(({ row, score }) => ({
      row,
      score: scores.reduce((sum, each) => sum + (each.get(row) ?? 0), score),
    }))
    .sort((a, b) => b.score - a.score || a.row.number - b.row.number);
}
