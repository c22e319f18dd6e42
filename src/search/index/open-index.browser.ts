import { findBegun, findPieces, findTexts } from '../query/found.ts';
import { fetchAhead, indexFolder, loadFile, wasm } from './folder.browser.ts';
import type { TextsHead } from './index-files.ts';
import { openTexts, type Pagefind, type TextIndex } from './open.ts';

/** What finds texts in an index. */
export const finders = { findTexts, findPieces, findBegun };

/** The texts of this site, by the file that says what there is. */
export const openIndex = (head: TextsHead): TextIndex =>
  openTexts({ load: loadFile, fetchAhead, openPagefind }, head);

/**
 * Starts Pagefind. Left alone it asks for its files one after another; here all are asked for at once. It runs without
 * its worker, which would be one more file before the first result, and could not use what the page has asked for.
 */
async function openPagefind(version: string, ahead: readonly string[]): Promise<Pagefind> {
  const files = [...ahead, wasm];
  const attempt = attempts === 0 ? '' : `?attempt=${attempts}`;
  attempts += 1;
  // A browser remembers what failed to load: another try takes what was asked for ahead out of its way first, and asks
  // for the module by another address.
  if (attempt) await Promise.allSettled(files.map((file) => fetch(indexFolder + file)));
  const asked = attempt ? [] : files.map(fetchAhead);
  const module: PagefindModule = await import(/* @vite-ignore */ `${indexFolder}pagefind.js${attempt}`);
  await Promise.all(asked);
  const instance = module.createInstance({
    noWorker: true,
    metaCacheTag: version,
    // Otherwise marks are taken off the letters, and が is found as か.
    exactDiacritics: true,
  });
  await instance.init();
  return instance;
}

let attempts = 0;

/** What we use of pagefind.js, which comes without types. */
interface PagefindModule {
  createInstance(options: Record<string, unknown>): Pagefind & { init(): Promise<void> };
}
