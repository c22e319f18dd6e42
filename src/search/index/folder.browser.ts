import { indexFolder } from './index-folder.ts';

/** Loads a file of an index; rejects if it does not exist. */
export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(indexFolder + file, options);
  if (!response.ok) throw new Error(`${indexFolder}${file}: ${response.status}`);
  return response;
}

/**
 * Preloads the files that open the texts, and Pagefind's program. On a slow line, a first answer waits mostly for these
 * files.
 */
export function fetchProgram(): void {
  if (isStarted) return;
  isStarted = true;
  for (const file of ['texts.json', wasm]) fetchAhead(file).catch(() => undefined);
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: `${indexFolder}pagefind.js`,
    }),
  );
}

let isStarted = false;
/** The WebAssembly file of Pagefind. */
export const wasm = 'wasm.unknown.pagefind';
const asked = new Map<string, Promise<void>>();
let hasFailed = false;

/**
 * Preloads a file that Pagefind is about to request, so that its request joins the one under way. Rejects if the file
 * cannot be loaded.
 */
export function fetchAhead(file: string): Promise<void> {
  // Browsers do not retry a failed preload.
  const coming = asked.get(file) ?? (hasFailed ? loadFile(file).then(() => undefined) : preload(file));
  asked.set(file, coming);
  coming.catch(() => {
    asked.delete(file);
    hasFailed = true;
  });
  return coming;
}

function preload(file: string): Promise<void> {
  const attributes = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: indexFolder + file };
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      link.remove();
      reject(new Error(`${indexFolder}${file} did not come.`));
    };
    link.addEventListener('error', fail);
    link.addEventListener('load', () => {
      // A missing file does not fail the preload link itself. If the browser gives no status, Pagefind will find out.
      const [timing] = performance.getEntriesByName(link.href) as PerformanceResourceTiming[];
      if ((timing?.responseStatus ?? 0) >= 400) fail();
      else resolve();
    });
  });
}
