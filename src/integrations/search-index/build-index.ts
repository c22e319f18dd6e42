import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { buildNames } from '../../search/build-names.ts';
import { type FoldHan, toHanFolding } from '../../search/han.ts';
import { encodeNames } from '../../search/names-file.ts';
import type { SearchRecord } from '../../search/record.ts';
import { buildRecords, recordContent, type SearchedContent } from '../../search/records.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';

/** The files of the search, and what a browser must know of them before it has any. */
export interface SearchIndex {
  /** By path below the folder of the index. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: SearchManifest;
}

/** Names of files, so that a browser can ask for all of them at once instead of one after another. */
export interface SearchManifest {
  /** Changes whenever a file of the index does. */
  readonly version: string;
  /** The file with all texts, where they are few enough for one: it is asked first. */
  readonly texts?: string;
  /** Pagefind's file of metadata, which carries a hash in its name. */
  readonly meta: string;
}

/** Above this, compressed, texts are not loaded whole but only in the parts that Pagefind asks for. */
const mostTextBytes = 150_000;

/** Makes the file of names and the index of the texts. Throws with Pagefind's own words when it refuses. */
export async function buildIndex(content: SearchedContent, most = mostTextBytes): Promise<SearchIndex> {
  const records = buildRecords(content);
  const entries = buildNames(content);
  const han = makeHanTable(chineseTexts(records));
  const chineseNames = entries.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const names = encodeNames(entries, han, makePinyinTable(chineseNames));
  const texts = JSON.stringify(records);
  const files = await makePagefind(records, toHanFolding(han));
  files.set('names.json', encode(JSON.stringify(names)));
  const isSmall = gzipSync(texts).length <= most;
  if (isSmall) files.set(textFile, encode(texts));
  const version = digest(files);
  const meta = [...files.keys()].find((path) => path.endsWith('.pf_meta'));
  if (!meta) throw new Error('Pagefind wrote no metadata.');
  return { files, manifest: { version, ...(isSmall ? { texts: textFile } : {}), meta } };
}

const textFile = 'records.json';
const encode = (text: string) => new TextEncoder().encode(text);

function chineseTexts(records: readonly SearchRecord[]): string[] {
  return records.flatMap(({ passages, titles }) => [
    ...passages.flatMap(({ text, lang }) => (lang === 'zh' ? [text] : [])),
    titles.zh ?? '',
  ]);
}

async function makePagefind(
  records: readonly SearchRecord[],
  fold: FoldHan,
): Promise<Map<string, Uint8Array>> {
  const indexed = await indexRecords(records, fold);
  return new Map(
    [...indexed]
      .filter(([path]) => !unused.test(path))
      .map(([path, bytes]) => [path, path.startsWith('fragment/') ? refillFragment(bytes, records) : bytes]),
  );
}

// Pagefind's own interfaces, and the worker: src/client/search/pagefind.ts says why we do without.
const unused = /^pagefind-(?:(?:modular-|component-)?ui|highlight|worker)\b/u;

// One language for all records: Pagefind then neither stems nor splits, which src/search does itself.
const language = 'und';

async function indexRecords(
  records: readonly SearchRecord[],
  fold: FoldHan,
): Promise<Map<string, Uint8Array>> {
  try {
    const { index, errors } = await pagefind.createIndex({ forceLanguage: language });
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    for (const [number, record] of records.entries()) {
      const added = await index.addCustomRecord({
        // What the record is follows later (see refillFragment): Pagefind would index it as text.
        url: String(number),
        content: recordContent(record, fold),
        language,
      });
      if (added.errors.length > 0) throw new Error(`${record.url}: ${added.errors.join('; ')}`);
    }
    const written = await index.getFiles();
    if (written.errors.length > 0) throw new Error(`Pagefind wrote no index: ${written.errors.join('; ')}`);
    return new Map(written.files.map(({ path, content }) => [path, content]));
  } finally {
    await pagefind.close();
  }
}

/**
 * Puts the record into a fragment, the file that Pagefind loads for each result that is shown, in place of
 * the spaced tokens, from which no excerpt could be made. Metadata would be the place for it, but Pagefind
 * searches metadata, and the index would hold every text twice.
 */
function refillFragment(bytes: Uint8Array, records: readonly SearchRecord[]): Uint8Array {
  const text = gunzipSync(bytes).toString('utf8');
  if (!text.startsWith(signature)) throw new Error('A fragment of Pagefind is not what it was in 1.5.2.');
  const fragment: Fragment = JSON.parse(text.slice(signature.length));
  const record = records[Number(fragment.url)];
  if (!record) throw new Error(`A fragment of Pagefind belongs to no record: ${fragment.url}`);
  const refilled: Fragment = {
    ...fragment,
    content: '',
    meta: { record: JSON.stringify(record) },
  };
  const compressed = gzipSync(signature + JSON.stringify(refilled), { level: 9 });
  // The header names the operating system it was made on; the same content is to give the same bytes.
  compressed[9] = 255;
  return compressed;
}

const signature = 'pagefind_dcd';

function digest(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(path).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

interface Fragment {
  url: string;
  content: string;
  meta: Record<string, string>;
}
