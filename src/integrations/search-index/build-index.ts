import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildNames } from '../../search/build-names.ts';
import { type HanTable, toHanFolding } from '../../search/han.ts';
import type { NameEntry } from '../../search/names.ts';
import { encodeNames, type NamesDirectory } from '../../search/names-file.ts';
import { type PinyinTable, toPinyinReading } from '../../search/pinyin.ts';
import type { SearchRecord } from '../../search/record.ts';
import { buildRecords, type SearchedContent } from '../../search/records.ts';
import { buildNameShards } from '../../search/shards/name-shards.ts';
import { buildTextShards } from '../../search/shards/text-shards.ts';
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
  /** The file with all texts, where they are few enough for one: it is asked first. */
  readonly texts?: string;
}

/** Above this, compressed, names or texts are not loaded whole but only in the parts that a query asks for. */
const mostBytes = { names: 25_000, texts: 150_000 };

/** Makes the file of names and the index of the texts. */
export function buildIndex(content: SearchedContent, limits = mostBytes): SearchIndex {
  const records = buildRecords(content);
  const entries = buildNames(content);
  const han = makeHanTable(chineseTexts(records));
  const chineseNames = entries.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const pinyin = makePinyinTable(chineseNames);
  const texts = JSON.stringify(records);
  const isSmall = gzipSync(texts).length <= limits.texts;
  const shards = buildTextShards(records, toHanFolding(han));
  const files = new Map([
    ...nameFiles(entries, han, pinyin, limits.names),
    ...(isSmall ? [[textFile, encode(texts)] as const] : []),
    ['directory.json', encode(JSON.stringify(shards.directory))],
    ...shards.blocks.map((block, number) => [`index/${number}.txt`, encode(block)] as const),
    ...shards.records.map(
      (some, number) => [`fragment/${number}.json`, encode(JSON.stringify(some))] as const,
    ),
  ]);
  return { files, manifest: { version: digest(files), ...(isSmall && { texts: textFile }) } };
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
