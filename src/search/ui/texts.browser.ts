import { leadTo } from '../cite/resolve.ts';
import { fetchAhead, indexFolder, loadFile, wasm } from '../index/folder.browser.ts';
import { openTexts, type Pagefind, type TextIndex, type TextsHead } from '../index/open.ts';
import { searchTexts } from '../query/search-texts.ts';

/** What reads citations, and finds texts in an index. */
export const finder = { leadTo, searchTexts };

/** The texts of this site, by the file that says what there is. */
export const openIndex = (head: TextsHead): TextIndex =>
  openTexts({ load: loadFile, fetchAhead, openPagefind }, head);

/**
 * Starts Pagefind. Left alone it asks for its files one after another; here all are asked for at once. It runs without
 * its worker, which would be one more file before the first result, and could not use what the page has asked for.
 */
async function openPagefind(ahead: readonly string[]): Promise<Pagefind> {
  const asked = [...ahead, wasm].map(fetchAhead);
  const module: PagefindModule = await import(/* @vite-ignore */ `${indexFolder}pagefind.js`);
  await Promise.all(asked);
  const instance = module.createInstance({
    noWorker: true,
    metaCacheTag: ahead[0],
    // Otherwise marks are taken off the letters, and が is found as か.
    exactDiacritics: true,
  });
  await instance.init();
  return instance;
}

/** What we use of pagefind.js, which comes without types. */
interface PagefindModule {
  createInstance(options: Record<string, unknown>): Pagefind & { init(): Promise<void> };
}
