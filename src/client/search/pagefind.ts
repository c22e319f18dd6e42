import type { OpenIndex } from '../../search/texts/text-index.ts';
import { indexFolder, loadFile } from './folder.ts';

/**
 * Opens the index. Left alone, Pagefind asks for its files one after another; here all that every search
 * needs are asked for at once. It runs without its worker, which would be one more file before the first
 * result, and could not use what the page has already asked for; a question to this index takes a few
 * milliseconds.
 */
export async function openPagefind(version: string): Promise<OpenIndex> {
  const entryFile = `pagefind-entry.json?ts=${version}`;
  const meta = await readMeta(entryFile);
  const files = [entryFile, meta, 'wasm.unknown.pagefind'];
  const attempt = attempts === 0 ? '' : `?attempt=${attempts}`;
  attempts += 1;
  // A browser remembers what failed to load: another try takes what was asked for ahead out of its way first,
  // and asks for the module by another address.
  if (attempt) await Promise.allSettled(files.map((file) => fetch(indexFolder + file)));
  else document.head.append(...files.map(toPreload));
  const module: PagefindModule = await import(/* @vite-ignore */ `${indexFolder}pagefind.js${attempt}`);
  const instance = module.createInstance({
    noWorker: true,
    metaCacheTag: version,
    // Otherwise marks are taken off the letters, and が is found as か.
    exactDiacritics: true,
  });
  await instance.init();
  return {
    isWhole: false,
    ask: async (group) => {
      const found = await Promise.all(group.map((question) => instance.search(question)));
      const answers = found.map(({ results }) => results);
      if (answers.some(({ length }) => length === 0)) await verify(meta, entryFile);
      const list = inAll(answers).map(({ id, score, data }) => ({
        id,
        score,
        read: async () => JSON.parse((await data()).meta.record ?? 'null'),
      }));
      return { list, total: list.length, isAll: true, isCertain: true };
    },
    words: () => new Set(),
  };
}

/** The results that stand in all lists, in the order of the sum of their scores. */
function inAll([first = [], ...others]: readonly (readonly PagefindResult[])[]): PagefindResult[] {
  const scores = others.map((results) => new Map(results.map(({ id, score }) => [id, score])));
  return first
    .filter(({ id }) => scores.every((each) => each.has(id)))
    .map((result) => ({
      ...result,
      score: scores.reduce((sum, each) => sum + (each.get(result.id) ?? 0), result.score),
    }))
    .sort((a, b) => b.score - a.score);
}

/** Asks for a file that Pagefind is about to fetch; the browser gives it what is already on the way. */
function toPreload(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  return Object.assign(link, {
    rel: 'preload',
    as: 'fetch',
    crossOrigin: 'anonymous',
    href: indexFolder + file,
  });
}

/**
 * Pagefind goes on without a part of the index that it cannot load, and so finds nothing in it. When the
 * first file still comes from the network and names the same index, the other parts were there too.
 */
async function verify(meta: string, entryFile: string): Promise<void> {
  if (meta !== (await readMeta(entryFile)))
    throw new Error('The search index has changed since this page was loaded.');
}

/** The name of the file that says what the index holds. */
async function readMeta(entryFile: string): Promise<string> {
  const response = await loadFile(entryFile, { cache: 'no-cache' });
  const entry: { languages: Record<string, { hash: string }> } = await response.json();
  return `pagefind.${Object.values(entry.languages)[0]?.hash}.pf_meta`;
}

let attempts = 0;

/** What we use of pagefind.js, which comes without types. */
interface PagefindModule {
  createInstance(options: Record<string, unknown>): {
    init(): Promise<void>;
    search(question: string): Promise<{ results: PagefindResult[] }>;
  };
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  /** Loads what the index keeps of the record. */
  readonly data: () => Promise<{ readonly meta: Readonly<Record<string, string>> }>;
}
