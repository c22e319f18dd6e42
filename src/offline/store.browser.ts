import { securityHeaders } from '../hosting/headers.ts';
import type { Language } from '../schema/language.ts';
import { base } from '../site/base-path.ts';
import { aboutCopy, type Copy, cacheOf, clearExcept, findCopy, type Release } from './copy.ts';
import { decodePack, type PackedFile, textTypeOf } from './pack.ts';
import { renewals } from './site.ts';

/** Why something could not be stored. */
export type Trouble = 'unsupported' | 'refused' | 'full' | 'network' | 'busy' | 'stopped';

export class StoreError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`Nothing was stored: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Whether this browser can store pages at all. On an address without https, it has none of this. */
export const canStore = () =>
  'serviceWorker' in navigator &&
  'locks' in navigator &&
  typeof caches !== 'undefined' &&
  typeof DecompressionStream !== 'undefined';

/** Bytes that the browser still lets this site store; undefined if it does not say. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined ? undefined : Math.max(0, quota - usage);
}

/**
 * Stores a release: all of it in a new cache, and only then in place of the copy that was there. Whatever goes wrong
 * on the way is a StoreError, and the old copy stays whole.
 *
 * @param report how much is done, of 1
 */
export function storeCopy(
  release: Release,
  lang: Language,
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<Copy> {
  return alone(async () => {
    const storedAt = new Date().toISOString();
    const { version, date } = release;
    const copy: Copy = { version, date, storedAt, lang, cache: cacheOf(base, storedAt) };
    try {
      // A download that was interrupted may have left something.
      await clearExcept(base, await findCopy(base));
      // Not waited for: some browsers ask the reader, who may never answer.
      navigator.storage?.persist?.().catch(() => false);
      if (((await freeBytes()) ?? Number.POSITIVE_INFINITY) < release.unpacked) throw new StoreError('full');
      await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
      const cache = await caches.open(copy.cache);
      const pack = await fetchPack(release, signal, (bytes) => report((0.7 * bytes) / release.bytes));
      let written = 0;
      for (const file of decodePack(pack)) {
        signal.throwIfAborted();
        await cache.put(base + file.path.replace(/(^|\/)index\.html$/u, '$1'), toResponse(file));
        written += file.body.length;
        report(0.7 + (0.3 * written) / release.unpacked);
      }
      await workerInCharge(signal);
      signal.throwIfAborted();
      // From here on, pages that are opened come from this copy.
      await cache.put(aboutCopy(base), Response.json(copy));
    } catch (error) {
      await caches.delete(copy.cache).catch(() => false);
      throw toStoreError(error, signal);
    }
    await clearExcept(base, copy);
    const channel = renewals();
    channel.postMessage('');
    channel.close();
    return copy;
  });
}

/** Takes everything away, the worker included. */
export function removeCopy(): Promise<void> {
  return alone(async () => {
    await clearExcept(base, null);
    await (await navigator.serviceWorker.getRegistration(base))?.unregister();
  });
}

/** One page at a time changes what is stored. A browser lets go of the lock of a page that is closed. */
function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(
    `sidejudge:${base}`,
    { ifAvailable: true },
    (lock): Promise<Value> => (lock ? work() : Promise.reject(new StoreError('busy'))),
  );
}

/** Resolves when a worker answers for the pages, without which a copy is of no use; rejects when nobody waits for it. */
function workerInCharge(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    navigator.serviceWorker.ready.then(resolve, reject);
    signal.addEventListener('abort', reject, { once: true });
  });
}

/** The text of the pack. A stream that breaks off, or brings other bytes than were packed, rejects with a TypeError. */
async function fetchPack(
  { file }: Release,
  signal: AbortSignal,
  report: (bytes: number) => void,
): Promise<string> {
  const response = await fetch(`${base}offline/packs/${file}`, { signal });
  if (!response.ok || !response.body) throw new StoreError('network', response.status);
  let loaded = 0;
  const counter = new TransformStream<BufferSource, BufferSource>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      report(loaded);
      controller.enqueue(chunk);
    },
  });
  const unpacked = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).text();
}

function toResponse({ path, body, isBase64 }: PackedFile): Response {
  const type = textTypeOf(path);
  // A page says that it is read from the copy by what stands here (see `bar.ts`).
  const content = isBase64
    ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
    : body.replace(/^<!doctype html><html /iu, '$&data-copy ');
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
