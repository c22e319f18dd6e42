import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildNames } from '../../search/build-names.ts';
import { type FoldHan, type HanTable, toHanFolding } from '../../search/han.ts';
import type { NameEntry } from '../../search/names.ts';
import { encodeNames, type NamesDirectory } from '../../search/names-file.ts';
import { type PinyinTable, toPinyinReading } from '../../search/pinyin.ts';
import type { SearchRecord } from '../../search/record.ts';
import { buildRecords, type SearchedContent } from '../../search/records.ts';
import { buildNameShards } from '../../search/shards/name-shards.ts';
import { buildTextShards } from '../../search/shards/text-shards.ts';
import { makePagefind } from './make-pagefind.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';

/** The files of the search, and what a browser must know of them before it has any. */
export interface SearchIndex {
  /** By path below the folder of the index. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: SearchManifest;
}

/** What a browser has to know before it asks for the first file. */
export interface SearchManifest {
  /** Changes whenever a file of the index does. */
  readonly version: string;
  /** Where the texts are few enough for one file. */
  readonly small?: {
    /** The file with all texts: it is asked first. */
    readonly texts: string;
    /** Pagefind's file of metadata, which carries a hash in its name: its index stands in for the file. */
    readonly meta: string;
  };
}

/** Above this, compressed, names or texts are not loaded whole but only in the parts that a query asks for. */
const mostBytes = { names: 25_000, texts: 150_000 };

/**
 * Makes the file of names and the index of the texts: few texts as one file with Pagefind's index beside it, many
 * as an index in files whose bytes a query grow with the square root of the texts (src/search/shards). Throws with
 * Pagefind's own words when it refuses.
 */
export async function buildIndex(content: SearchedContent, limits = mostBytes): Promise<SearchIndex> {
  const records = buildRecords(content);
  const entries = buildNames(content);
  const han = makeHanTable(chineseTexts(records));
  const chineseNames = entries.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const names = nameFiles(entries, han, makePinyinTable(chineseNames), limits.names);
  const texts = encode(JSON.stringify(records));
  const fold = toHanFolding(han);
  if (gzipSync(texts).length > limits.texts) {
    const files = new Map([...names, ...shardFiles(records, fold)]);
    return { files, manifest: { version: digest(files) } };
  }
  const pagefind = await makePagefind(records, fold);
  const files = new Map([...names, [textFile, texts], ...pagefind]);
  const meta = [...pagefind.keys()].find((path) => path.endsWith('.pf_meta'));
  if (!meta) throw new Error('Pagefind wrote no metadata.');
  return { files, manifest: { version: digest(files), small: { texts: textFile, meta } } };
}

function shardFiles(records: readonly SearchRecord[], fold: FoldHan): [string, Uint8Array][] {
  const { directory, blocks, records: parts } = buildTextShards(records, fold);
  return [
    ['directory.json', encode(JSON.stringify(directory))],
    ...blocks.map((block, number): [string, Uint8Array] => [`index/${number}.txt`, encode(block)]),
    ...parts.map((some, number): [string, Uint8Array] => [
      `fragment/${number}.json`,
      encode(JSON.stringify(some)),
    ]),
  ];
}

function nameFiles(
  entries: readonly NameEntry[],
  han: HanTable,
  pinyin: PinyinTable,
  most: number,
): [string, Uint8Array][] {
  const whole = JSON.stringify(encodeNames(entries, han, pinyin));
  if (gzipSync(whole).length <= most) return [['names.json', encode(whole)]];
  const tables = { fold: toHanFolding(han), read: toPinyinReading(pinyin) };
  const { separators, blocks } = buildNameShards(entries, tables);
  const directory: NamesDirectory = { han, pinyin, separators };
  return [
    ['names.json', encode(JSON.stringify(directory))],
    ...blocks.map((block, number): [string, Uint8Array] => [
      `names/${number}.json`,
      encode(JSON.stringify(block)),
    ]),
  ];
}

const textFile = 'records.json';
const encode = (text: string) => new TextEncoder().encode(text);

function chineseTexts(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ passages, titles }) => [
    ...passages.flatMap(({ text, lang }) => (lang === 'zh' ? [text] : [])),
    titles.zh ?? '',
  ]);
}

function digest(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(path).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
