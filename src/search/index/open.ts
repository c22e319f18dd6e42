import type { Language } from '../../schema/language.ts';
import type { Pointers } from '../names/names.ts';
import type { SaidOfTexts } from '../names/names-file.ts';
import type { SearchRecord } from '../text/record.ts';
import type { IndexPart } from './pagefind-format.ts';
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
 * The file that lists the parts of the index. It has the same address in every build, like the files of names, so that
 * no page changes when a text does. The files that it lists have a hash in their names, so they never belong to another
 * build.
 */
export interface TextsHead {
  /** The parts of Pagefind's index, in its order of words. */
  readonly parts: readonly IndexPart[];
  /** The bytes of the parts, compressed. */
  readonly partSizes: readonly number[];
  /** The file in which Pagefind describes its index. */
  readonly meta: string;
  /** The places of all records, see `table.ts`. */
  readonly table: Table;
  /** The packs of texts: the number of the first record, the name of the file, and its bytes, compressed. */
  readonly packs: readonly (readonly [first: number, hash: string, size: number])[];
}

const packPath = (hash: string) => `packs/${hash}.json`;

/** The file of synonyms and phrases in a language. */
export const saidPath = (lang: Language): string => `said.${lang}.json`;

/** Access to the files of the index: from a host in a browser, from the build in Node. */
export interface IndexFiles {
  load(file: string): Promise<Response>;
  /**
   * Starts Pagefind; `ahead` are the files that it will request first, beginning with the one that describes the index.
   */
  openPagefind(ahead: readonly string[]): Promise<Pagefind>;
  /** Preloads a file that Pagefind is about to request; rejects if it cannot be loaded. */
  fetchAhead(file: string): Promise<void>;
}

/** The functions of pagefind.js that are used; it comes without types. */
export interface Pagefind {
  search(question: string): Promise<{ readonly results: readonly { id: string; score: number }[] }>;
  /** Loads the parts of the index that have a word. */
  preload(word: string): Promise<void>;
}

/**
 * Opens the texts of an index. Pagefind starts meanwhile, so that its files and those of a question are requested
 * together. If a file cannot be loaded, questions reject.
 */
export function openTexts(files: IndexFiles, head: TextsHead): TextIndex {
  const opening = files.openPagefind([head.meta, `pagefind-entry.json?ts=${head.meta}`]);
  // Each question rejects with the error; this promise alone would be an unhandled rejection.
  opening.catch(() => undefined);
  const rows = readTable(head.table);
  const kept = new Map<string, Promise<unknown>>();
  /** Memoizes a promise by name; after a failure the next caller tries again. */
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
        // Chinese and Japanese share most of their characters.
        isOwn: lang === 'en' ? from < firstCharacter : to >= firstCharacter,
        size: head.partSizes[part] ?? 0,
        fetch: async () => {
          const [pagefind] = await Promise.all([opening, fetchPart(hash)]);
          // Pagefind loads it into memory; a mere preload would make the browser warn of an unused file.
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

// Words of Latin letters sort before this character.
const firstCharacter = '\u3005';

/** The parts of the index with the words of a question. Pagefind itself looks up the beginnings of words. */
export function partsOf(question: string, { parts }: Pick<TextsHead, 'parts'>): string[] {
  // Pagefind sorts a word with diacritics beside the one without: が beside か.
  const plain = question.normalize('NFD').replace(/\p{M}/gu, '');
  const words = /^".*"$/u.test(plain) ? plain.slice(1, -1).split(' ') : [];
  return parts
    .filter(([from, to]) => words.some((word) => from <= word && word <= to))
    .map(([, , hash]) => hash);
}

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
