import { gzipSync } from 'node:zlib';
import { makeHanTable, makePinyinTable } from '../../src/integrations/search-index/sound-tables.ts';
import type { NameEntry } from '../../src/search/names/names.ts';
import type { NamesDirectory } from '../../src/search/names/names-file.ts';
import { toPinyinReading } from '../../src/search/names/pinyin.ts';
import { buildNameShards } from '../../src/search/shards/name-shards.ts';
import { buildTextShards } from '../../src/search/shards/text-shards.ts';
import { toHanFolding } from '../../src/search/texts/han.ts';
import type { SearchRecord } from '../../src/search/texts/record.ts';
import type { TextModel } from '../lib/generate-texts.ts';
import { bundle, pageWith } from './bundle.ts';
import { generatedRecords } from './generated-records.ts';

/** A generated site's search: its files as text, made when they are asked for, and what it holds. */
export interface GeneratedSite {
  readonly pages: number;
  readonly records: readonly SearchRecord[];
  readonly read: (path: string) => string | undefined;
  readonly sizes: IndexSizes;
  /** Milliseconds that the index took. */
  readonly built: number;
}

interface IndexSizes {
  readonly files: number;
  /** Before compression, and an estimate after it from one file in fifty. */
  readonly bytes: number;
  readonly compressed: number;
}

/** Every page has a name in each language, every clause its texts: the index in files, as the site builds it. */
export async function makeGeneratedSite(model: TextModel, pages: number): Promise<GeneratedSite> {
  const records = generatedRecords(model, pages);
  const start = performance.now();
  const entries = namesOf(records);
  const han = makeHanTable(
    records.slice(0, 2000).flatMap(({ passages }) => passages.map(({ text }) => text)),
  );
  const pinyin = makePinyinTable(entries.slice(0, 2000).map(({ titles }) => titles.zh ?? ''));
  const names = buildNameShards(entries, { fold: toHanFolding(han), read: toPinyinReading(pinyin) });
  const texts = buildTextShards(records, toHanFolding(han));
  const built = performance.now() - start;
  const directory: NamesDirectory = { han, pinyin, separators: names.separators };
  const single = new Map([
    ['index.html', pageWith('generated.js')],
    ['generated.js', await bundle('generated')],
    ['names.json', JSON.stringify(directory)],
    ['directory.json', JSON.stringify(texts.directory)],
  ]);
  const many = {
    index: (number: number) => texts.blocks[number],
    fragment: (number: number) => toJson(texts.records[number]),
    names: (number: number) => toJson(names.blocks[number]),
  };
  const counts = { index: texts.blocks.length, fragment: texts.records.length, names: names.blocks.length };
  const read = (path: string) => {
    const [, kind, number] = /^(index|fragment|names)\/(\d+)\./u.exec(path) ?? [];
    return kind ? many[kind as keyof typeof many](Number(number)) : single.get(path);
  };
  return { pages, records, read, built, sizes: measureSizes(counts, many, single) };
}

const toJson = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

function namesOf(records: readonly SearchRecord[]): NameEntry[] {
  const pages = new Map(records.map(({ section, titles }) => [section, titles]));
  return [...pages].map(([section, titles]) => ({
    url: `ipg/${section}/`,
    kind: 'section',
    document: 'ipg',
    section,
    titles,
  }));
}

function measureSizes(
  counts: Readonly<Record<string, number>>,
  many: Readonly<Record<string, (number: number) => string | undefined>>,
  single: ReadonlyMap<string, string>,
): IndexSizes {
  let [files, bytes, sampled, compressed] = [single.size, 0, 0, 0];
  for (const [kind, count] of Object.entries(counts)) {
    files += count;
    for (let number = 0; number < count; number += 1) {
      const text = many[kind]?.(number) ?? '';
      const length = Buffer.byteLength(text);
      bytes += length;
      if (number % 50 !== 0) continue;
      sampled += length;
      compressed += gzipSync(text, { level: 6 }).length;
    }
  }
  return { files, bytes, compressed: Math.round((compressed / Math.max(sampled, 1)) * bytes) };
}
