import { gzipSync } from 'node:zlib';
import type { Records } from '../../records/open-content.ts';
import { hashOf } from '../../records/read-file.ts';
import { type Language, languages, ofEachLanguage } from '../../schema/language.ts';
import type { NameEntry } from '../names/name-row.ts';
import {
  divideNames,
  type Entries,
  type FirstNames,
  type MoreNames,
  moreNamesPath,
  readEntries,
  type Synonyms,
} from '../names/names-file.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { normalizeText } from '../text/normalize.ts';
import type { SearchRecord } from '../text/record.ts';
import { buildGuides, buildNames, buildPhrases, buildSynonyms } from './build-names.ts';
import { packPath, phrasesPath, type TextsHead, wordFilePath } from './open.ts';
import { makePagefind, readPagefind } from './pagefind-format.ts';
import { bindingsFile, programFile } from './program.ts';
import { buildRecords, passageEnd, recordContent } from './records.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';
import { cutIntoPacks, writeTable } from './table.ts';
import { divideWords } from './word-files.ts';
import { writeWords } from './words.ts';

/**
 * Builds the files of the search, by path: the names, the index of the texts, and packs with the texts themselves,
 * for excerpts. Throws with Pagefind's own message if Pagefind reports an error.
 */
export async function buildIndex(content: Records): Promise<ReadonlyMap<string, Uint8Array>> {
  // Pagefind rejects a text that has only signs (`…`).
  const found = buildRecords(content).filter((record) => recordContent(record) !== '');
  const entries = buildNames(content);
  const han = makeHanTable([...chineseTexts(found), ...content.documents.map(({ titles }) => titles.zh)]);
  const names = writeNames(content, entries, han);
  const named = readEntries(names.first, names.more);
  const { table, records } = writeTable(found, named);
  const fold = toHanFolding(han);
  const made = await makePagefind(records.map((record) => recordContent(record, fold)));
  const { words, program, bindings } = readPagefind(made, records.length);
  // `passageEnd` only keeps phrases apart; no question contains it.
  const searched = words.filter(({ word }) => word !== passageEnd);
  const wordFiles = divideWords(searched, phrasesOf(content)).map(({ words, ...range }) => {
    const content = compress(writeWords(words));
    return { ...range, content, hash: digest(content) };
  });
  const packs = cutIntoPacks(records).map((pack) => {
    const content = inJson(pack);
    return { count: pack.length, content, hash: digest(content) };
  });
  let first = 0;
  const head: TextsHead = {
    wordFiles: wordFiles.map(({ content, ...file }) => ({ ...file, size: content.length })),
    table,
    packs: packs.map(({ count, content, hash }) => {
      first += count;
      return [first - count, hash, gzipSync(content).length];
    }),
  };
  return new Map([
    [programFile, program],
    [bindingsFile, encode(bindings)],
    ...wordFiles.map(({ hash, content }) => [wordFilePath(hash), content] as const),
    ...packs.map(({ hash, content }) => [packPath(hash), content] as const),
    ['names.json', inJson(names.first)],
    ['more-names.json', inJson(names.more)],
    ...languages.flatMap((lang) => [
      [moreNamesPath(lang), inJson(makeSynonyms(content, lang, named))] as const,
      [phrasesPath(lang), inJson(buildPhrases(content, lang))] as const,
    ]),
    ['texts.json', inJson(head)],
    ['words.txt', encode(englishWords(records).join(' '))],
  ]);
}

const phrasesOf = ({ phrases }: Records) =>
  ofEachLanguage((lang) => Object.values(phrases).flatMap((texts) => texts[lang] ?? []));

function makeSynonyms(content: Records, lang: Language, { build, entries }: Entries): Synonyms {
  const synonyms = buildSynonyms(content, lang, entries);
  if (lang !== 'zh') return { build, synonyms };
  const phrases = Object.values(buildPhrases(content, lang));
  const named = new Set(entries.flatMap(({ titles, also = [] }) => [...(titles.zh ?? ''), ...also.join('')]));
  return { build, synonyms, pinyin: makePinyinTable([...phrases, ...synonyms], named) };
}

/** Writes the files of names. If the first is too large with all cards, it has only those of the newest set. */
function writeNames(content: Records, entries: readonly NameEntry[], han: HanTable) {
  const pinyin = makePinyinTable(entries.flatMap(({ titles, also = [] }) => [titles.zh ?? '', ...also]));
  const tables = { guides: buildGuides(content), han, pinyin };
  const build = digest(inJson([tables, entries]));
  const write = (isFirst: (set: string) => boolean): { first: FirstNames; more: MoreNames } => {
    const { first, more } = divideNames(entries, isFirst);
    return { first: { build, ...tables, entries: first }, more: { build, entries: more } };
  };
  const all = write(() => true);
  const newest = entries.find(({ kind, isListed }) => kind === 'card' && !isListed)?.document;
  return gzipSync(inJson(all.first)).length > maxNamesSize ? write((set) => set === newest) : all;
}

/** In compressed bytes. A larger file of names is divided. */
const maxNamesSize = 100_000;

const encode = (text: string) => new TextEncoder().encode(text);
const inJson = (value: unknown) => encode(JSON.stringify(value));

function chineseTexts(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ passages, titles }) => [
    ...passages.flatMap(({ text, lang }) => (lang === 'zh' ? [text] : [])),
    titles.zh ?? '',
  ]);
}

function englishWords(records: readonly SearchRecord[]): string[] {
  const texts = records.flatMap(({ passages }) => passages.filter(({ lang }) => lang === 'en'));
  return [...new Set(texts.flatMap(({ text }) => normalizeText(text).match(/[a-z]{3,}/gu) ?? []))].sort();
}

const digest = (content: Uint8Array) => hashOf(content).slice(0, 8);

function compress(file: Uint8Array): Uint8Array {
  const compressed = gzipSync(file, { level: 9 });
  // The gzip header names the operating system; the same content has to give the same bytes everywhere.
  compressed[9] = 255;
  return compressed;
}
