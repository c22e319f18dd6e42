import { base } from '../../site/base-path.ts';

/** Where the files of the index are. */
export const indexFolder = `${base}pagefind/`;

/** Loads a file of an index; rejects when it is not there. */
export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(indexFolder + file, options);
  if (!response.ok) throw new Error(`${indexFolder}${file}: ${response.status}`);
  return response;
}

/**
 * Asks for what the texts are opened with, and for Pagefind's program, which is the same whatever it is to read: on a
 * slow line it is most of what a first answer waits for.
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
/** What Pagefind's program runs on. */
export const wasm = 'wasm.unknown.pagefind';
const asked = new Map<string, Promise<void>>();
let hasFailed = false;

/** Asks for a file that Pagefind is about to ask for: it is given what is already on the way. Rejects when it does not come. */
export function fetchAhead(file: string): Promise<void> {
  // Browsers do not ask again for what failed to load ahead.
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
      // A missing file is no error of the link itself; where the browser does not tell, Pagefind will.
      const [timing] = performance.getEntriesByName(link.href) as PerformanceResourceTiming[];
      if ((timing?.responseStatus ?? 0) >= 400) fail();
      else resolve();
    });
  });
}
