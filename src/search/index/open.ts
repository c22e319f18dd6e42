import type { Language } from '../../schema/language.ts';
import type { Pointers } from '../names/names.ts';
import type { SaidOfTexts } from '../names/names-file.ts';
import type { SearchRecord } from '../text/record.ts';
import type { IndexPart } from './pagefind-format.ts';
import { type PackedRecord, readTable, type Table, type TableRow } from './table.ts';

/** A record that answers; of two the one with the higher score fits better. */
interface Hit {
  readonly row: TableRow;
  readonly score: number;
}

/** The texts, opened: Pagefind says where, the table what that is, and the packs what it says. */
export interface TextIndex {
  /** All records by their numbers. */
  readonly rows: readonly TableRow[];
  /**
   * The records that answer all questions of a group, best first. A question in quotation marks is words that stand
   * side by side, see `query/exact/plan.ts`; one without is the beginning of a word. Rejects when a file does not come.
   */
  ask(questions: readonly string[]): Promise<readonly Hit[]>;
  /** The records with their words, in the order of the list. */
  read(rows: readonly TableRow[]): Promise<SearchRecord[]>;
  /** Loads what is not there yet, for searches that follow, up to so many bytes: what is in a language comes first. */
  fetchRest(most: number, lang: Language): Promise<void>;
  /** The words of the English texts, by which mistyped ones are mended. */
  words(): Promise<ReadonlySet<string>>;
  /** What people say in some languages where a text has the answer. */
  said(langs: readonly Language[]): Promise<Pointers>;
}

/**
 * The file that says what the index is made of. Like those of the names it is at the same address in every build, so
 * that no page changes when a text does; what it leads to has its content in its name, and is never of another build.
 */
export interface TextsHead {
  /** The parts of Pagefind's index, in its order of words. */
  readonly parts: readonly IndexPart[];
  /** The bytes of the parts, compressed. */
  readonly partSizes: readonly number[];
  /** The file by which Pagefind knows its index. */
  readonly meta: string;
  /** Where all records stand, see `table.ts`. */
  readonly table: Table;
  /** The packs of texts: the number of the first record, the name of the file, and its bytes, compressed. */
  readonly packs: readonly (readonly [first: number, hash: string, size: number])[];
}

const packPath = (hash: string) => `packs/${hash}.json`;

/** The file of what people say in a language. */
export const saidPath = (lang: Language): string => `said.${lang}.json`;

/** How files of the index come: from a host in a browser, from the build in Node. */
export interface IndexFiles {
  load(file: string): Promise<Response>;
  /** Starts Pagefind; `ahead` are the files that it will ask for first, the one that knows the index first of all. */
  openPagefind(ahead: readonly string[]): Promise<Pagefind>;
  /** Asks for a file that Pagefind is about to ask for; rejects when it does not come. */
  fetchAhead(file: string): Promise<void>;
}

/** What is used of pagefind.js, which comes without types. */
export interface Pagefind {
  search(question: string): Promise<{ readonly results: readonly { id: string; score: number }[] }>;
  /** Loads the parts of the index that have a word. */
  preload(word: string): Promise<void>;
}

/**
 * The texts, by the file that says what there is. Pagefind starts meanwhile, so that what a question needs is asked for
 * together with it. Where a file does not come it rejects what is asked.
 */
export function openTexts(files: IndexFiles, head: TextsHead): TextIndex {
  const opening = files.openPagefind([head.meta, `pagefind-entry.json?ts=${head.meta}`]);
  // Each question rejects with the error; this promise alone would be unhandled.
  opening.catch(() => undefined);
  const rows = readTable(head.table);
  const kept = new Map<string, Promise<unknown>>();
  /** Keeps a promise for those who ask again; who asks after a failure tries again. */
  const keep = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const promise = (kept.get(name) ?? make()) as Promise<Value>;
    kept.set(name, promise);
    promise.catch(() => kept.delete(name));
    return promise;
  };
  const readJson = <Data>(file: string) => keep<Data>(file, async () => (await files.load(file)).json());
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
  const fetched = new Set<string>();
  const fetchPart = (hash: string) => {
    fetched.add(hash);
    return files.fetchAhead(`index/${hash}.pf_index`);
  };
  const askOne = (question: string) =>
    keep(`${question}?`, async () => {
      const coming = partsOf(question, head).map(fetchPart);
      const [pagefind] = await Promise.all([opening, ...coming]);
      const { results } = await pagefind.search(question);
      return results.map(({ id, score }) => {
        const row = rows[Number(id)];
        if (!row) throw noRecord(id);
        return { row, score };
      });
    });
  return {
    rows,
    ask: async (questions) => inAll(await Promise.all(questions.map(askOne))),
    read: (some) => Promise.all(some.map(readRecord)),
    fetchRest: async (most, lang) => {
      const parts = head.parts.map(([from, to, hash], part) => ({
        isLoaded: fetched.has(hash),
        // Chinese and Japanese have most of their characters in common.
        isOwn: lang === 'en' ? from < firstCharacter : to >= firstCharacter,
        size: head.partSizes[part] ?? 0,
        fetch: async () => {
          const [pagefind] = await Promise.all([opening, fetchPart(hash)]);
          // Pagefind takes it into its memory, or the browser would have been asked for what nobody uses.
          await pagefind.preload(from);
        },
      }));
      const texts = head.packs.map(([first, hash, size], at) => ({
        isLoaded: kept.has(packPath(hash)),
        isOwn: rows.slice(first, head.packs[at + 1]?.[0]).some(({ langs }) => langs.includes(lang)),
        size,
        fetch: () => readPack(hash),
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
    words: () =>
      keep('words.txt', async () => new Set((await (await files.load('words.txt')).text()).split(' '))),
    said: (langs) =>
      keep(`said ${langs}`, async () => {
        const inEach = await Promise.all(langs.map((lang) => readJson<SaidOfTexts>(saidPath(lang))));
        const pages = inEach.flatMap((each) => Object.entries(each));
        const rows = pages.flatMap(([page, texts]) =>
          Object.entries(texts).map(([id, words]) => [`${page}#${id}`, words.split('|')] as const),
        );
        const byUrl = Map.groupBy(rows, ([url]) => url);
        return new Map([...byUrl].map(([url, own]) => [url, own.flatMap(([, words]) => words)]));
      }),
  };
}

const noRecord = (number: number | string) => new Error(`The search index has no record ${number}.`);

// Words of letters stand before it.
const firstCharacter = '\u3005';

/** The parts of the index that have the words of a question; those of a beginning are left to Pagefind. */
export function partsOf(question: string, { parts }: Pick<TextsHead, 'parts'>): string[] {
  // Pagefind keeps a word with marks on its letters beside the one without: が where か is.
  const plain = question.normalize('NFD').replace(/\p{M}/gu, '');
  const words = /^".*"$/u.test(plain) ? plain.slice(1, -1).split(' ') : [];
  return parts
    .filter(([from, to]) => words.some((word) => from <= word && word <= to))
    .map(([, , hash]) => hash);
}

/** The records that stand in all lists, in the order of the sum of their scores. */
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
