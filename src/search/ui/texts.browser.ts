import { leadTo } from '../cite/resolve.ts';
import { fetchAhead, loadFile, wasm } from '../index/folder.browser.ts';
import { indexFolder } from '../index/index-folder.ts';
import { openTexts, type Pagefind, type TextIndex, type TextsHead } from '../index/open.ts';
import { searchTexts } from '../query/search-texts.ts';

/** The reader of citations and the search in an index. */
export const finder = { leadTo, searchTexts };

/** The texts of this site, from the file that lists them. */
export const openIndex = (head: TextsHead): TextIndex =>
  openTexts({ load: loadFile, fetchAhead, openPagefind }, head);

/**
 * Starts Pagefind. By itself it requests its files one after another; here they are requested in parallel. It runs
 * without its worker, which would be one more file before the first result, and could not use the page's preloads.
 */
async function openPagefind(ahead: readonly string[]): Promise<Pagefind> {
  const asked = [...ahead, wasm].map(fetchAhead);
  const module: PagefindModule = await import(/* @vite-ignore */ `${indexFolder}pagefind.js`);
  await Promise.all(asked);
  const instance = module.createInstance({
    noWorker: true,
    metaCacheTag: ahead[0],
    // Otherwise diacritics are removed from letters, and が is found as か.
    exactDiacritics: true,
  });
  await instance.init();
  return instance;
}

/** The functions of pagefind.js that we use; it comes without types. */
interface PagefindModule {
  createInstance(options: Record<string, unknown>): Pagefind & { init(): Promise<void> };
}
