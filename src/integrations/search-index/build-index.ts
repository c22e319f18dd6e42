import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildNames } from '../../search/names/build-names.ts';
import type { NameEntry } from '../../search/names/names.ts';
import { encodeNames, type NamesDirectory, type NamesFile } from '../../search/names/names-file.ts';
import { type PinyinTable, toPinyinReading } from '../../search/names/pinyin.ts';
import { buildNameShards } from '../../search/shards/name-shards.ts';
import { buildTextShards, type Directory } from '../../search/shards/text-shards.ts';
import { type FoldHan, type HanTable, toHanFolding } from '../../search/texts/han.ts';
import type { SearchRecord } from '../../search/texts/record.ts';
import { buildRecords, type SearchedContent } from '../../search/texts/records.ts';
import { makePagefind } from './make-pagefind.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';

/** Above this, compressed, names or texts are not loaded whole but only in the parts that a query asks for. */
const mostBytes = { names: 25_000, texts: 150_000 };

/**
 * Makes the file of names and the index of the texts: few texts as one file with Pagefind's index beside it, many
 * as an index in files (src/search/shards). Throws with Pagefind's own words when it refuses.
 */
export async function buildIndex(
  content: SearchedContent,
  limits = mostBytes,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const records = buildRecords(content);
  const entries = buildNames(content);
  const han = makeHanTable(chineseTexts(records));
  const chineseNames = entries.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const { names, blocks } = toNames(entries, han, makePinyinTable(chineseNames), limits.names);
  const fold = toHanFolding(han);
  const isSmall = gzipSync(JSON.stringify(records)).length <= limits.texts;
  const texts = isSmall
    ? { head: { records }, files: await makePagefind(records, fold) }
    : shardFiles(records, fold);
  const others = new Map([...blocks, ...texts.files]);
  const version = digest([...others, ...inJson({ names, texts: texts.head })]);
  return new Map([...others, ...inJson({ names: { version, ...names }, texts: { version, ...texts.head } })]);
}

function inJson(heads: Readonly<Record<string, unknown>>): [string, Uint8Array][] {
  return Object.entries(heads).map(([name, head]) => [`${name}.json`, encode(JSON.stringify(head))]);
}

function shardFiles(
  records: readonly SearchRecord[],
  fold: FoldHan,
): { head: Directory; files: ReadonlyMap<string, Uint8Array> } {
  const { directory, blocks, records: parts } = buildTextShards(records, fold);
  const files = [
    ...blocks.map((block, number): [string, Uint8Array] => [`index/${number}.txt`, encode(block)]),
    ...parts.map((some, number): [string, Uint8Array] => [
      `fragment/${number}.json`,
      encode(JSON.stringify(some)),
    ]),
  ];
  return { head: directory, files: new Map(files) };
}

function toNames(
  entries: readonly NameEntry[],
  han: HanTable,
  pinyin: PinyinTable,
  most: number,
): { names: NamesFile | NamesDirectory; blocks: [string, Uint8Array][] } {
  const whole = encodeNames(entries, han, pinyin);
  if (gzipSync(JSON.stringify(whole)).length <= most) return { names: whole, blocks: [] };
  const tables = { fold: toHanFolding(han), read: toPinyinReading(pinyin) };
  const { separators, blocks } = buildNameShards(entries, tables);
  return {
    names: { han, pinyin, separators },
    blocks: blocks.map((block, number) => [`names/${number}.json`, encode(JSON.stringify(block))]),
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

function chineseTexts(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ passages, titles }) => [
    ...passages.flatMap(({ text, lang }) => (lang === 'zh' ? [text] : [])),
    titles.zh ?? '',
  ]);
}

function digest(files: readonly (readonly [string, Uint8Array])[]): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
