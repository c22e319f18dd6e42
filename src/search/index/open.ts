import type { SearchRecord } from '../text/record.ts';
import { exchanged, type TextsHead } from './index-files.ts';
import type { PackedRecord, TableRow } from './table.ts';
import { readTable } from './table.ts';

/** A record that answers, by its number; of two the one with the higher score fits better. */
export interface Hit {
  readonly number: number;
  readonly score: number;
}

/** The texts, opened: Pagefind says where, the table what that is, and the packs what it says. */
export interface TextIndex {
  /** All records by their numbers. */
  readonly rows: readonly TableRow[];
  /**
   * The records that answer all questions of a group, best first. A question in quotation marks is words that stand
   * side by side, see `index-words.ts`; one without is the beginning of a word. Rejects when a file does not come.
   */
  ask(questions: readonly string[]): Promise<readonly Hit[]>;
  /** The records with their words, in the order of their numbers in the list. */
  read(numbers: readonly number[]): Promise<SearchRecord[]>;
  /** Loads what is not there yet, for searches that follow: the index, then texts, up to so many bytes. */
  fetchRest(most: number): Promise<void>;
  /** The words of the English texts, by which mistyped ones are mended. */
  words(): Promise<ReadonlySet<string>>;
}

/** How files of the index come: from a host in a browser, from the build in Node. */
export interface IndexFiles {
  load(file: string): Promise<Response>;
  /** Starts Pagefind; `ahead` are the files that it will ask for first. */
  openPagefind(version: string, ahead: readonly string[]): Promise<Pagefind>;
  /** Asks for a file that Pagefind is about to ask for; rejects when it does not come. */
  fetchAhead(file: string): Promise<void>;
}

/** What is used of pagefind.js, which comes without types. */
export interface Pagefind {
  search(question: string): Promise<{ readonly results: readonly { id: string; score: number }[] }>;
  /** Loads the parts of the index that have a word. */
  preload(word: string): Promise<void>;
}

/** Opens the texts by the file that says what there is. Rejects where a file does not come, with `exchanged` where one is of another build. */
export async function openTexts(files: IndexFiles, head: TextsHead): Promise<TextIndex> {
  const { version } = head;
  const load = (file: string) => files.load(`${file}?v=${version}`);
  const opening = files.openPagefind(version, [`pagefind-entry.json?ts=${version}`, head.meta]);
  const table = load('table.txt').then((response) => response.text());
  const [pagefind, rows] = await Promise.all([opening, table.then(readTable)]);
  const packs = new Map<number, Promise<readonly PackedRecord[]>>();
  const readPack = (pack: number) =>
    remember(packs, pack, async () => (await load(`packs/${pack}.json`)).json());
  const known = new Map<number, SearchRecord>();
  const readRecord = async (number: number): Promise<SearchRecord> => {
    const kept = known.get(number);
    if (kept) return kept;
    const pack = head.packs.findLastIndex((first) => first <= number);
    const packed = (await readPack(pack))[number - (head.packs[pack] ?? 0)];
    const row = rows[number];
    // A host may hold files of two builds for a moment.
    if (!packed || !row) throw exchanged;
    const { langs, length, ...place } = row;
    const record = { ...place, ...packed };
    known.set(number, record);
    return record;
  };
  const asked = new Map<string, Promise<readonly Hit[]>>();
  const askOne = (question: string) =>
    remember(asked, question, async () => {
      await Promise.all(partsOf(question, head).map((hash) => files.fetchAhead(`index/${hash}.pf_index`)));
      const { results } = await pagefind.search(question);
      return results.map(({ id, score }) => ({ number: Number(id.slice(id.lastIndexOf('_') + 1)), score }));
    });
  let words: Promise<ReadonlySet<string>> | undefined;
  return {
    rows,
    ask: async (questions) => inAll(await Promise.all(questions.map(askOne))),
    read: (numbers) => Promise.all(numbers.map(readRecord)),
    fetchRest: async (most) => {
      let left = most;
      const fits = (size = 0) => {
        left -= size;
        return left >= 0;
      };
      const parts = head.parts.filter((_, part) => fits(head.partSizes[part]));
      await Promise.all(
        parts.map(async ([from, , hash]) => {
          await files.fetchAhead(`index/${hash}.pf_index`);
          // Pagefind takes it into its memory, or the browser would have been asked for what nobody uses.
          await pagefind.preload(from);
        }),
      );
      const packs = [...head.packs.keys()].filter((pack) => fits(head.packSizes[pack]));
      await Promise.all(packs.map(readPack));
    },
    words: () => {
      words ??= load('words.txt').then(async (response) => new Set((await response.text()).split(' ')));
      return words;
    },
  };
}

/** Keeps a promise for those who ask again; who asks after a failure tries again. */
function remember<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const promise = known.get(key) ?? make();
  known.set(key, promise);
  promise.catch(() => known.delete(key));
  return promise;
}

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
  const scores = others.map((hits) => new Map(hits.map(({ number, score }) => [number, score])));
  return first
    .filter(({ number }) => scores.every((each) => each.has(number)))
    .map(({ number, score }) => ({
      number,
      score: scores.reduce((sum, each) => sum + (each.get(number) ?? 0), score),
    }))
    .sort((a, b) => b.score - a.score || a.number - b.number);
}
