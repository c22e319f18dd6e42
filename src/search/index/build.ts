import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Language, languages } from '../../schema/language.ts';
import type { NameEntry } from '../names/name-row.ts';
import { moreNamesPath, pinyinOfSaid, writeNames } from '../names/names-file.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import type { SearchRecord } from '../text/record.ts';
import { buildGuides, buildNames, buildPointers, buildSaid } from './build-names.ts';
import type { SearchedContent } from './content.ts';
import { saidPath, type TextsHead } from './open.ts';
import { makePagefind } from './pagefind-build.ts';
import { readPagefind } from './pagefind-format.ts';
import { buildRecords, recordContent } from './records.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';
import { cutIntoPacks, writeTable } from './table.ts';

/**
 * Builds the files of the search, by path: the names, Pagefind's index of the texts, and packs with the texts
 * themselves, which are read but never searched. Throws with Pagefind's own message if Pagefind refuses.
 */
export async function buildIndex(content: SearchedContent): Promise<ReadonlyMap<string, Uint8Array>> {
  // Pagefind accepts no text without words, such as a text of signs alone (`…`).
  const records = byLanguage(buildRecords(content)).filter((record) => recordContent(record) !== '');
  const entries = buildNames(content);
  const han = makeHanTable([...chineseTexts(records), ...content.documents.map(({ titles }) => titles.zh)]);
  const names = writeNamesOf(content, entries, han);
  const fold = toHanFolding(han);
  const made = await makePagefind(records.map((record) => recordContent(record, fold)));
  const { files, parts, meta } = readPagefind(made, records.length);
  const packs = cutIntoPacks(records).map((pack) => ({ count: pack.length, content: inJson(pack) }));
  let first = 0;
  const head: TextsHead = {
    parts,
    meta,
    partSizes: parts.map(([, , hash]) => files.get(`index/${hash}.pf_index`)?.length ?? 0),
    table: writeTable(records),
    packs: packs.map(({ count, content }) => {
      first += count;
      return [first - count, digest(content), gzipSync(content).length];
    }),
  };
  return new Map([
    ...files,
    ...packs.map(({ content }) => [`packs/${digest(content)}.json`, content] as const),
    ['names.json', inJson(names.first)],
    ['more-names.json', inJson(names.more)],
    ...languages.flatMap((lang) => [
      [moreNamesPath(lang), inJson(saidIn(content, lang, entries))] as const,
      [saidPath(lang), inJson(buildPointers(content, lang))] as const,
    ]),
    ['texts.json', inJson(head)],
    ['words.txt', encode(englishWords(records).join(' '))],
  ]);
}

/** Synonyms and, for Chinese, the readings of characters that are in no name. */
function saidIn(content: SearchedContent, lang: Language, entries: readonly NameEntry[]) {
  const said = buildSaid(content, lang);
  if (lang !== 'zh') return said;
  const pointers = Object.values(buildPointers(content, lang)).flatMap((texts) => Object.values(texts));
  const named = new Set(entries.flatMap(({ titles, also = [] }) => [...(titles.zh ?? ''), ...also.join('')]));
  return { ...said, [pinyinOfSaid]: makePinyinTable([...pointers, ...Object.values(said)], named) };
}

/** Writes the names. The first file has the cards of all sets or, if that is too large, only those of the newest. */
function writeNamesOf(content: SearchedContent, entries: readonly NameEntry[], han: HanTable) {
  const tables = { guides: buildGuides(content), han };
  const all = writeNames(entries, tables, () => true, readNames);
  const newest = entries.find(({ kind, isListed }) => kind === 'card' && !isListed)?.document;
  return gzipSync(inJson(all.first)).length > mostNames
    ? writeNames(entries, tables, (set) => set === newest, readNames)
    : all;
}

const readNames = (names: readonly string[]) => makePinyinTable(names);

/** The size in compressed bytes above which the names are divided. */
const mostNames = 100_000;

/** Groups texts by language, so that each pack has one language and the reader's own can be loaded first. */
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

/** The vocabulary for the correction of typing errors. */
function englishWords(records: readonly SearchRecord[]): string[] {
  const texts = records.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
  return [...new Set(texts.flatMap(({ text }) => normalizeText(text).match(/[a-z]{3,}/gu) ?? []))].sort();
}

const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 8);
