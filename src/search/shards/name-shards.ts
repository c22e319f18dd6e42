import { soundOfKana, soundOfRomaji } from '../names/kana.ts';
import { nameKey } from '../names/name-row.ts';
import { indexNames, type NameEntry, type NameIndex, type NameTables } from '../names/names.ts';
import { readName, readPinyin } from '../names/pinyin.ts';
import { normalizeText } from '../texts/normalize.ts';
import { languageOf } from '../texts/record.ts';
import { endOf, separate, shardOf } from './order.ts';

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
  const { whole, words } = keysOfQuery(query, tables);
  const asked = [...new Set([...whole, ...telling(words, separators)])];
  const wanted = new Set(asked.flatMap((key) => spanOf(separators, key).slice(0, 2)));
  const blocks = await Promise.all([...wanted].map(load));
  const found = blocks.flatMap(({ entries, keys }) => {
    const numbers = keys.flatMap(([key, number]) =>
      asked.some((each) => key.startsWith(each)) ? [number] : [],
    );
    return [...new Set(numbers)].flatMap((number) => entries[number] ?? []);
  });
  return indexNames([...new Map(found.map((entry) => [entry.url, entry])).values()], tables);
}

/** The blocks in which keys begin so. */
function spanOf(separators: readonly string[], key: string): number[] {
  const [first, last] = [shardOf(separators, key), shardOf(separators, endOf(key, true))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Of several words those that few names have: a name that has all words has these; else the rarest. */
function telling(words: readonly string[], separators: readonly string[]): readonly string[] {
  const spans = words
    .map((word) => ({ word, span: spanOf(separators, word).length }))
    .sort((a, b) => a.span - b.span);
  return spans.filter(({ span }, index) => index === 0 || span <= 2).map(({ word }) => word);
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
  const text = isChinese ? fold(normalizeText(name)) : normalizeText(name);
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

/** The whole, as spelled and by sound, its number, its first letters for what follows mistyped; of several, the words. */
function keysOfQuery(query: string, { fold }: NameTables): Record<'whole' | 'words', string[]> {
  const text = fold(normalizeText(query));
  const words = text.split(' ').filter((word) => word.length > 2);
  const letters = /^[a-z ]{5,}$/u.test(text) ? nameKey(text).slice(0, sureLetters) : null;
  const number = /\d[.-]\d+/u.exec(text)?.[0];
  const whole = [
    nameKey(normalizeText(query)),
    nameKey(text),
    readPinyin(text),
    soundOfRomaji(text),
    kana.test(text) ? soundOfKana(nameKey(text)) : null,
    number ? nameKey(number) : null,
    letters,
  ];
  const toKeys = (keys: readonly (string | null)[]) =>
    keys.flatMap((key) => (key ? [key.slice(0, longestKey)] : []));
  return { whole: toKeys(whole), words: toKeys(words.map(nameKey)) };
}

// Who mistypes a name has its first letters right, mostly.
const sureLetters = 4;
const wordStart = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?<![\p{L}\p{M}'])[\p{L}]|(?<!\p{N})\p{N}/gu;
const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const kanaRuns = /[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+/gu;
