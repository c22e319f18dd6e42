import type { Language } from '../../schema/language.ts';
import type { Phrases } from '../names/names.ts';
import type { Entries, PhraseTable } from '../names/names-file.ts';
import { PromiseCache } from '../text/once.ts';
import type { SearchRecord } from '../text/record.ts';
import { type Bindings, startPagefind } from './pagefind.ts';
import { type PackedRecord, readTable, type Table, type TableRow } from './table.ts';
import { filesWith, type WordFile } from './word-files.ts';

interface Hit {
  readonly row: TableRow;
  readonly score: number;
}

/** The opened index: Pagefind finds records, the table has their places, and the packs have their texts. */
export interface TextIndex {
  readonly rows: readonly TableRow[];
  /** The records that match all questions, best first. A question is a `"phrase"` or the beginning of a word. */
  ask(questions: readonly string[]): Promise<readonly Hit[]>;
  read(rows: readonly TableRow[]): Promise<SearchRecord[]>;
  /** Preloads files for later searches, those of `lang` first: as many as fit `maxSize` compressed bytes in order. */
  fetchRest(maxSize: number, lang: Language): Promise<void>;
  words(): Promise<ReadonlySet<string>>;
  phrases(langs: readonly Language[]): Promise<Phrases>;
}

/**
 * `texts.json`, which describes the index. Its address is the same in every build, so that a change of a text changes
 * no page. The files that it lists have a hash in their names, so each name has one content.
 */
export interface TextsHead {
  readonly wordFiles: readonly WordFile[];
  readonly table: Table;
  /** For each pack, the number of its first record, and the hash and the compressed bytes of its file. */
  readonly packs: readonly (readonly [first: number, hash: string, size: number])[];
}

export const packPath = (hash: string) => `packs/${hash}.json`;
export const wordFilePath = (hash: string) => `index/${hash}.pf_index`;
export const phrasesPath = (lang: Language): string => `phrases.${lang}.json`;

/** Loads a file of the index folder: over the network in a browser, from the build in Node. */
type Load = (file: string) => Promise<Response>;

/** Throws if the names are of another build. If a file cannot be loaded, the methods that need it reject. */
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
  // `ask` rejects with the error; without this, the promise itself would be an unhandled rejection.
  opening.catch(() => undefined);
  const cache = new PromiseCache();
  const readJson = <Data>(file: string) => cache.get<Data>(file, async () => (await load(file)).json());
  const readPack = (hash: string) => readJson<readonly PackedRecord[]>(packPath(hash));
  const readRecord = async ({ number, langs: _, ...place }: TableRow): Promise<SearchRecord> => {
    const [first = 0, hash = ''] = head.packs.findLast(([first]) => first <= number) ?? [];
    return { ...place, ...((await readPack(hash))[number - first] as PackedRecord) };
  };
  const readWordFile = ({ hash }: WordFile) =>
    cache.get(wordFilePath(hash), async () => unpack(await load(wordFilePath(hash))));
  const added = new Set<WordFile>();
  const askOne = (question: string) =>
    cache.get(`${question}?`, async () => {
      const found = filesWith(question, head.wordFiles);
      const [pagefind, ...contents] = await Promise.all([opening, ...found.map(readWordFile)]);
      for (const [at, file] of found.entries()) {
        if (!added.has(file)) pagefind.add(contents[at] as Uint8Array);
        added.add(file);
      }
      return pagefind.search(question).map(({ number, score }) => ({ row: rows[number] as TableRow, score }));
    });
  return {
    rows,
    ask: async (questions) => inAll(await Promise.all(questions.map(askOne))),
    read: (some) => Promise.all(some.map(readRecord)),
    fetchRest: async (maxSize, lang) => {
      const files = head.wordFiles.map((file) => ({
        // Chinese and Japanese share most of their characters.
        isOwn: lang === 'en' ? file.from < firstCharacter : file.to >= firstCharacter,
        size: file.size,
        fetch: (): Promise<unknown> => readWordFile(file),
      }));
      const packs = head.packs.map(([first, hash, size], at) => ({
        isOwn: rows.slice(first, head.packs[at + 1]?.[0]).some(({ langs }) => langs.includes(lang)),
        size,
        fetch: (): Promise<unknown> => readPack(hash),
      }));
      let left = maxSize;
      const fitting = [...files, ...packs]
        .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
        .filter(({ size }) => {
          left -= size;
          return left >= 0;
        });
      await Promise.all(fitting.map(({ fetch }) => fetch()));
    },
    words: () =>
      cache.get('words.txt', async () => new Set((await (await load('words.txt')).text()).split(' '))),
    phrases: (langs) =>
      cache.get(`phrases ${langs}`, async () => {
        const inEach = await Promise.all(langs.map((lang) => readJson<PhraseTable>(phrasesPath(lang))));
        const byUrl = Map.groupBy(inEach.flatMap(Object.entries<string>), ([url]) => url);
        return new Map([...byUrl].map(([url, own]) => [url, own.flatMap(([, words]) => words.split('|'))]));
      }),
  };
}

// All Latin words sort before this character.
const firstCharacter = '\u3005';

const unpack = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const unpacked = body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

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
