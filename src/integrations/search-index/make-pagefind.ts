import { gunzipSync, gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import type { FoldHan } from '../../search/texts/han.ts';
import type { SearchRecord } from '../../search/texts/record.ts';
import { recordContent } from '../../search/texts/records.ts';

/**
 * Pagefind's index of the texts: the files of its folder, by path. Every CJK character is a word of its own, and
 * English comes as stems, so that Pagefind neither stems nor splits. Throws with its own words when it refuses.
 */
export async function makePagefind(
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

interface Fragment {
  url: string;
  content: string;
  meta: Record<string, string>;
}
