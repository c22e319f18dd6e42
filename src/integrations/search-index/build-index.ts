import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildNames } from '../../search/build-names.ts';
import { toHanFolding } from '../../search/han.ts';
import { encodeNames } from '../../search/names-file.ts';
import type { SearchRecord } from '../../search/record.ts';
import { buildRecords, type SearchedContent } from '../../search/records.ts';
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

/** Above this, compressed, texts are not loaded whole but only in the parts that a query asks for. */
const mostTextBytes = 150_000;

/** Makes the file of names and the index of the texts. */
export function buildIndex(content: SearchedContent, most = mostTextBytes): SearchIndex {
  const records = buildRecords(content);
  const entries = buildNames(content);
  const han = makeHanTable(chineseTexts(records));
  const chineseNames = entries.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const names = encodeNames(entries, han, makePinyinTable(chineseNames));
  const texts = JSON.stringify(records);
  const isSmall = gzipSync(texts).length <= most;
  const shards = buildTextShards(records, toHanFolding(han));
  const files = new Map([
    ['names.json', encode(JSON.stringify(names))],
    ...(isSmall ? [[textFile, encode(texts)] as const] : []),
    ['directory.json', encode(JSON.stringify(shards.directory))],
    ...shards.blocks.map((block, number) => [`index/${number}.txt`, encode(block)] as const),
    ...shards.records.map(
      (some, number) => [`fragment/${number}.json`, encode(JSON.stringify(some))] as const,
    ),
  ]);
  return { files, manifest: { version: digest(files), ...(isSmall && { texts: textFile }) } };
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
