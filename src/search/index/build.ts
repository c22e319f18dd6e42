import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { languages } from '../../schema/language.ts';
import { buildGuides, buildNames, buildSaid } from '../names/build-names.ts';
import type { NameEntry } from '../names/name-row.ts';
import { writeNames } from '../names/names-file.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import type { SearchRecord } from '../text/record.ts';
import type { SearchedContent } from './content.ts';
import type { TextsHead } from './index-files.ts';
import { makePagefind } from './pagefind-build.ts';
import { readPagefind } from './pagefind-format.ts';
import { buildRecords, recordContent } from './records.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';
import { cutIntoPacks, writeTable } from './table.ts';

/**
 * The files of the search, by their paths: the names, Pagefind's index of the texts, and the texts themselves in packs,
 * which are read and never searched. Throws with Pagefind's own words when it refuses.
 *
 * @param mostNames the bytes, compressed, of more than which the names are divided
 */
export async function buildIndex(
  content: SearchedContent,
  mostNames = 100_000,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const records = byLanguage(buildRecords(content));
  const entries = buildNames(content);
  const han = makeHanTable([...chineseTexts(records), ...content.documents.map(({ titles }) => titles.zh)]);
  const names = writeNamesOf(content, entries, han, mostNames);
  const fold = toHanFolding(han);
  const made = await makePagefind(records.map((record) => recordContent(record, fold)));
  const { files, parts, meta } = readPagefind(made, records.length);
  const packs = cutIntoPacks(records);
  const head: Omit<TextsHead, 'version'> = {
    parts,
    meta,
    packs: packs.map((_, number) => packs.slice(0, number).flat().length),
    partSizes: parts.map(([, , hash]) => files.get(`index/${hash}.pf_index`)?.length ?? 0),
    table: writeTable(records),
    packSizes: packs.map((pack) => gzipSync(inJson(pack)).length),
  };
  const others = new Map([
    ...files,
    ...packs.map((pack, number) => [`packs/${number}.json`, inJson(pack)] as const),
    ['more-names.json', inJson(names.more)],
    ['words.txt', encode(englishWords(records).join(' '))],
  ]);
  const version = digest([...others, ['names', inJson(names.first)], ['head', inJson(head)]]);
  return new Map([
    ...others,
    ['names.json', inJson({ version, ...names.first })],
    ['texts.json', inJson({ version, ...head })],
  ]);
}

/** The cards of all sets answer first; where that is too much to wait for, those of the newest. */
function writeNamesOf(content: SearchedContent, entries: readonly NameEntry[], han: HanTable, most: number) {
  const tables = { guides: buildGuides(content), said: buildSaid(content), han };
  const all = writeNames(entries, tables, () => true, makePinyinTable);
  const [newest] = Object.keys(all.first.cards);
  return gzipSync(inJson(all.first)).length > most
    ? writeNames(entries, tables, (set) => set === newest, makePinyinTable)
    : all;
}

/** Texts of one language stand together, so that a pack is of one language, and a reader's own can be read first. */
function byLanguage(records: readonly SearchRecord[]): SearchRecord[] {
  const order = ({ passages }: SearchRecord) => {
    const [first, ...others] = new Set(passages.map(({ lang }) => lang));
    return others.length > 0 || !first ? languages.length : languages.indexOf(first);
  };
  return records.toSorted((a, b) => order(a) - order(b));
}

const encode = (text: string) => new TextEncoder().encode(text);
const inJson = (value: unknown) => encode(JSON.stringify(value));

function chineseTexts(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ passages, titles }) => [
    ...passages.flatMap(({ text, lang }) => (lang === 'zh' ? [text] : [])),
    titles.zh ?? '',
  ]);
}

/** By which mistyped words are mended. */
function englishWords(records: readonly SearchRecord[]): string[] {
  const texts = records.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
  return [...new Set(texts.flatMap(({ text }) => normalizeText(text).match(/[a-z]{3,}/gu) ?? []))].sort();
}

function digest(files: readonly (readonly [string, Uint8Array])[]): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(path).update(bytes);
  return hash.digest('hex').slice(0, 8);
}
