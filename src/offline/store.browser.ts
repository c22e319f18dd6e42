import { securityHeaders } from '../hosting/headers.ts';
import { base } from '../site/base-path.ts';
import { aboutCopy, type Copy, cacheOf, findCopy, listCaches, type Release } from './copy.ts';
import { decodePack, type PackedFile, textTypeOf } from './pack.ts';

/** Whether this browser can store pages here. That needs https or localhost. */
export const canStore = () => 'serviceWorker' in navigator && 'locks' in navigator && 'caches' in window;

/**
 * Stores a release in a new cache, and only then deletes the old copy. Rejects if anything fails. One page stores
 * at a time, and others wait. A page that is closed releases its lock.
 *
 * @param report receives the progress, from 0 to 1
 */
export const storeCopy = (release: Release, report: (done: number) => void): Promise<Copy> =>
  navigator.locks.request(`sidejudge:${base}`, async () => {
    const { version, date } = release;
    const copy: Copy = { version, date, cache: cacheOf(base, new Date().toISOString()) };
    try {
      // An interrupted download may have left a cache.
      await clearExcept((await findCopy(base))?.cache);
      // Not awaited: some browsers ask the reader, who may never answer.
      navigator.storage?.persist?.().catch(() => false);
      await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
      const cache = await caches.open(copy.cache);
      const pack = await fetchPack(release, (bytes) => report((0.7 * bytes) / release.bytes));
      let written = 0;
      for (const file of decodePack(pack)) {
        await cache.put(base + file.path.replace(/(^|\/)index\.html$/u, '$1'), toResponse(file));
        written += file.body.length;
        report(0.7 + (0.3 * written) / release.unpacked);
      }
      // A copy is useless until a worker answers requests for pages.
      await navigator.serviceWorker.ready;
      // From now on, pages are opened from this copy.
      await cache.put(aboutCopy(base), Response.json(copy));
    } catch (error) {
      await caches.delete(copy.cache).catch(() => false);
      throw error;
    }
    await clearExcept(copy.cache);
    return copy;
  });

export async function removeCopy(): Promise<void> {
  await clearExcept(undefined);
  await (await navigator.serviceWorker.getRegistration(base))?.unregister();
}

async function clearExcept(cache: string | undefined): Promise<void> {
  const names = (await listCaches(base)).filter((name) => name !== cache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Loads a pack. Rejects with a TypeError if the server fails, the stream breaks off, or the bytes are not gzip. */
async function fetchPack({ file }: Release, report: (bytes: number) => void): Promise<string> {
  const response = await fetch(`${base}offline/packs/${file}`);
  if (!response.ok || !response.body) throw new TypeError(`The server answers ${response.status}`);
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
  const content = isBase64 ? Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) : body;
  // With the headers of the host, so that other sites cannot frame a stored page either.
  const headers = { ...securityHeaders, ...(type !== null && { 'Content-Type': type }) };
  return new Response(content, { headers });
}
