import { securityHeaders } from '../../hosting/headers.ts';
import { type Copy, presentCopy, readCopy, storeNames } from '../../offline/copy.ts';
import { textTypeOf } from '../../offline/media-type.ts';
import { decodePack, type PackedFile } from '../../offline/pack.ts';
import type { Choice } from '../../offline/part.ts';
import { type Pack, packsOf, type Release, weighChoice } from '../../offline/release.ts';
import { base, packFolder } from './release-file.ts';

/** Why something could not be stored. */
export type Trouble = 'unsupported' | 'refused' | 'full' | 'network' | 'renewed' | 'busy' | 'stopped';

export class StoreError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`Nothing was stored: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Whether this browser can store pages at all. On an address without https, it has none of this. */
export function canStore(): boolean {
  return (
    'serviceWorker' in navigator &&
    'locks' in navigator &&
    typeof caches !== 'undefined' &&
    typeof DecompressionStream !== 'undefined'
  );
}

/** What is stored; null where nothing is, or the browser does not say. */
export async function findCopy(): Promise<Copy | null> {
  try {
    if (!(await caches.has(names.about))) return null;
    const kept = await (await caches.open(names.about)).match(base + presentCopy);
    return kept ? readCopy(await kept.json()) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the chosen parts of a release: all of them in a new cache, and only then in place of the copy that
 * was there. Whatever goes wrong on the way is a StoreError, and the old copy stays whole.
 *
 * @param report bytes that have come, of all that will
 */
export async function storeCopy(
  release: Release,
  choice: Choice,
  report: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<Copy> {
  if (!canStore()) throw new StoreError('unsupported');
  const made = await manage({ signal }, async () => {
    await startWorker();
    return writeCopy(release, choice, report, signal);
  });
  tellWorker();
  return made;
}

/** Takes everything away, the worker included. */
export function removeCopy(): Promise<void> {
  return manage({}, async () => {
    const registration = await navigator.serviceWorker.getRegistration(base);
    const stored = (await caches.keys()).filter((name) => name.startsWith(names.prefix));
    await Promise.all(stored.map((name) => caches.delete(name)));
    await registration?.unregister();
  });
}

const names = storeNames(base);

/** Changes what is stored: one page at a time, and when the worker, which tidies up as a page opens, is done with it. */
function manage<Value>(options: { signal?: AbortSignal }, work: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(
    names.manager,
    { ifAvailable: true },
    (lock): Promise<Value> =>
      lock ? navigator.locks.request(names.lock, options, work) : Promise.reject(new StoreError('busy')),
  );
}

async function startWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
  } catch (error) {
    throw new StoreError(error instanceof TypeError ? 'network' : 'refused', error);
  }
}

/** Resolves when a worker answers for the pages, without which a copy is of no use; rejects when nobody waits for it. */
function workerInCharge(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    navigator.serviceWorker.ready.then(resolve, reject);
    signal.addEventListener('abort', reject, { once: true });
  });
}

async function writeCopy(
  release: Release,
  choice: Choice,
  report: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<Copy> {
  const storedAt = new Date().toISOString();
  const copy: Copy = {
    languages: choice.languages,
    documents: choice.documents,
    version: release.version,
    date: release.date,
    storedAt,
    cache: names.copy(release.version, storedAt),
    bytes: weighChoice(release, choice).bytes,
  };
  try {
    const cache = await caches.open(copy.cache);
    let loaded = 0;
    for (const pack of packsOf(release, choice)) {
      const files = await fetchPack(pack, signal, (bytes) => {
        loaded += bytes;
        report(loaded, copy.bytes);
      });
      await Promise.all(files.map((file) => cache.put(base + addressOf(file.path), toResponse(file))));
    }
    await workerInCharge(signal);
    signal.throwIfAborted();
    // From here on, pages that are opened come from this copy.
    await (await caches.open(names.about)).put(base + presentCopy, Response.json(copy));
    return copy;
  } catch (error) {
    await caches.delete(copy.cache).catch(() => false);
    throw toStoreError(error, signal);
  }
}

/** `zh/ipg/2.3/index.html` is asked for as `zh/ipg/2.3/`. */
const addressOf = (path: string) => path.replace(/(^|\/)index\.html$/u, '$1');

async function fetchPack(
  pack: Pack,
  signal: AbortSignal,
  report: (bytes: number) => void,
): Promise<PackedFile[]> {
  const response = await fetch(`${packFolder}packs/${pack.file}`, { signal });
  // The name carries the hash: where there is no such file, the site has been built anew meanwhile.
  if (response.status === 404) throw new StoreError('renewed');
  if (!response.ok || !response.body) throw new StoreError('network', response.status);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    report(part.value.length);
  }
  const bytes = new Blob(chunks);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== pack.sha256) throw new StoreError('network', `${pack.file} is not what it should be`);
  return decodePack(await new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text());
}

function toResponse({ path, body, isBase64 }: PackedFile): Response {
  const type = textTypeOf(path);
  const content = isBase64 ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) : body;
  // As the host would send it, or a page from the copy could be put into a frame.
  const headers = { ...securityHeaders, ...(type !== null && { 'Content-Type': type }) };
  return new Response(content, { headers });
}

function toStoreError(error: unknown, signal: AbortSignal): StoreError {
  if (signal.aborted) return new StoreError('stopped', error);
  if (error instanceof StoreError) return error;
  if (error instanceof Error && error.name === 'QuotaExceededError') return new StoreError('full', error);
  // `fetch` and a stream that breaks off reject with a TypeError.
  return new StoreError(error instanceof TypeError ? 'network' : 'refused', error);
}

/** Copies that no page reads any more can go. */
async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  registration?.active?.postMessage('tidy');
}
