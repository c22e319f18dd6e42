import { soundOfKana, soundOfRomaji } from '../kana.ts';
import { indexNames, type NameEntry, type NameIndex, type NameTables, nameKey } from '../names.ts';
import { normaliseText } from '../normalise.ts';
import { readName, readPinyin } from '../pinyin.ts';
import { languageOf } from '../record.ts';
import { separate, shardOf } from './order.ts';

/**
 * Names where they are too many for one file. Each stands at every place from which it can be typed: from any
 * character or word of it on, by its pinyin, its initials, its sound, by its number or ID. The list is sorted
 * and cut into as many blocks as a block has lines, so a name is in one block, whichever way it is typed, and
 * the shortest that begins so comes first in it.
 */
export interface NameShards {
  readonly separators: readonly string[];
  readonly blocks: readonly NameBlock[];
}

export interface NameBlock {
  readonly entries: readonly NameEntry[];
  /** In order; each with the number of its entry in the block. */
  readonly keys: readonly (readonly [key: string, entry: number])[];
}

type NameRow = readonly [key: string, entry: NameEntry];

export function buildNameShards(entries: readonly NameEntry[], tables: NameTables): NameShards {
  const rows = entries
    .flatMap((entry) => [...keysOf(entry, tables)].map((key): NameRow => [key, entry]))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const size = Math.max(Math.ceil(Math.sqrt(rows.length) / linesPerSeparator), leastRows);
  const cut = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
  // Of keys that are the same on both sides of a cut, the later block begins where they do.
  const separators = cut.map((block, index) => {
    const [before, next] = [cut[index - 1]?.at(-1)?.[0], block[0]?.[0] ?? ''];
    return before === next ? next : separate(before, next);
  });
  return { separators, blocks: cut.map(toBlock) };
}

function toBlock(rows: readonly NameRow[]): NameBlock {
  const entries = [...new Set(rows.map(([, entry]) => entry))];
  const numbers = new Map(entries.map((entry, number) => [entry, number]));
  return { entries, keys: rows.map(([key, entry]) => [key, numbers.get(entry) ?? 0] as const) };
}

/** The names that may answer a query, from the blocks in which they would stand. */
export async function askNames(
  separators: readonly string[],
  load: (block: number) => Promise<NameBlock>,
  tables: NameTables,
  query: string,
): Promise<NameIndex> {
  const asked = keysOfQuery(query, tables);
  const first = asked.map((key) => shardOf(separators, key));
  // A key may begin a block and end the one before.
  const wanted = new Set(first.flatMap((number) => [number, Math.min(number + 1, separators.length - 1)]));
  const blocks = await Promise.all([...wanted].map(load));
  const found = blocks.flatMap(({ entries, keys }) => {
    const numbers = keys.flatMap(([key, number]) =>
      asked.some((each) => key.startsWith(each)) ? [number] : [],
    );
    return [...new Set(numbers)].flatMap((number) => entries[number] ?? []);
  });
  return indexNames([...new Map(found.map((entry) => [entry.url, entry])).values()], tables);
}

const longestKey = 16;
const linesPerSeparator = 6;
const leastRows = 16;

function keysOf(
  { titles, also = [], section, anchor, rules = {} }: NameEntry,
  tables: NameTables,
): Set<string> {
  const names = [...Object.values(titles), ...also].filter((name) => name !== undefined);
  const own = [section, ...(anchor ? [anchor] : []), ...Object.keys(rules)].map(nameKey);
  const keys = [...own, ...names.flatMap((name) => keysOfName(name, tables))];
  return new Set(keys.map((key) => key.slice(0, longestKey)).filter((key) => key !== ''));
}

function keysOfName(name: string, { fold, read }: NameTables): string[] {
  const isChinese = languageOf(name) === 'zh';
  const text = isChinese ? fold(normaliseText(name)) : normaliseText(name);
  const starts = [...text.matchAll(wordStart)].map(({ index }) => text.slice(index));
  const syllables = isChinese ? readName(text, read).map(([first = '']) => first) : [];
  const sounds = [text, ...(text.match(kanaRuns) ?? [])].flatMap((run) =>
    kana.test(run) ? [soundOfKana(nameKey(run))] : [],
  );
  return [
    ...starts.map(nameKey),
    ...syllables.map((_, index) => syllables.slice(index).join('')),
    ...syllables.map((_, index) =>
      syllables
        .slice(index)
        .map(([first = '']) => first)
        .join(''),
    ),
    ...sounds,
  ];
}

/** Whole first, then by sound; of several words each; the first letters, for what follows mistyped. */
function keysOfQuery(query: string, { fold }: NameTables): string[] {
  const text = fold(normaliseText(query));
  const words = text.split(' ').filter((word) => word.length > 2);
  const letters = /^[a-z ]{5,}$/u.test(text) ? [nameKey(text).slice(0, sureLetters)] : [];
  const asked = [
    nameKey(normaliseText(query)),
    nameKey(text),
    readPinyin(text),
    soundOfRomaji(text),
    kana.test(text) ? soundOfKana(nameKey(text)) : null,
  ];
  const number = /\d[.-]\d+/u.exec(text)?.[0];
  const keys = [...asked, ...words.map(nameKey), ...(number ? [nameKey(number)] : []), ...letters];
  return [...new Set(keys.flatMap((key) => (key ? [key.slice(0, longestKey)] : [])))];
}

// Who mistypes a name has its first letters right, mostly.
const sureLetters = 4;
const wordStart = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?<![\p{L}\p{M}'])[\p{L}]|(?<!\p{N})\p{N}/gu;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const kanaRuns = /[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/gu;
