/**
 * The service worker. It stores nothing: the offline page does that, and says in the cache `about` which copy
 * is the present one. A page that is opened comes from the present copy and stays with it: everything it asks
 * for later comes from the same one, however many newer there are, until it is loaded anew. A page that came
 * from the network gets nothing from a copy. So no page ever has files of two releases.
 */
import { registerRoute } from 'workbox-routing';
import { CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  type Copy,
  candidatesOf,
  languageOfPath,
  pinOf,
  presentCopy,
  readCopy,
  storeNames,
} from '../../offline/copy.ts';

declare const self: WorkerScope;

const scope = new URL('./', self.location.href);
const names = storeNames(scope.pathname);
const network = new NetworkOnly();
/** Milliseconds in which a page that has just been asked for becomes one that can be listed. */
const opening = 60_000;

// Nothing depends on which worker answers: pins and copies are in the storage.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  if (event.data === 'tidy') event.waitUntil(tidy());
  if (event.data === 'copy' && event.source) event.waitUntil(answer(event.source.id, event.ports[0]));
});

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isOurs(url) && request.mode === 'navigate',
  ({ event, request, url }) => openPage(event as FetchEvent, request, url),
);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && isOurs(url) && request.mode !== 'navigate' && !pathOf(url).startsWith('offline/'),
  async ({ event, request, url }) => {
    const copy = await readPin((event as FetchEvent).clientId);
    const path = copy && (await findPath(copy, url));
    return copy && path !== null
      ? strategyOf(copy, path).handle({ event, request })
      : network.handle({ event, request });
  },
);

const isOurs = (url: URL) => url.pathname.startsWith(scope.pathname);
const pathOf = (url: URL) => url.pathname.slice(scope.pathname.length);
const toAddress = (path: string) => new URL(path, scope).href;

async function openPage(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  event.waitUntil(tidy());
  const copy = await readAbout(presentCopy);
  if (!copy) return network.handle({ event, request });
  const path = await findPath(copy, url);
  if (path === null) {
    const fallback = `${languageOfPath(pathOf(url), copy)}/offline/not-stored/`;
    return network
      .handle({ event, request })
      .catch(() => strategyOf(copy, fallback).handle({ event, request }));
  }
  // `zh/ipg/2.3` is `zh/ipg/2.3/`, as the server would have it.
  if (path !== pathOf(url)) return Response.redirect(toAddress(path) + url.search, 302);
  return strategyOf(copy, path, isManager(path)).handle({ event, request });
}

/** The page that stores and removes is the newest one wherever there is a network. */
const isManager = (path: string) => /^\w+\/offline\/$/u.test(path);

/** Answers with one stored file, and pins a page that it opens to the copy. */
function strategyOf(copy: Copy, path: string, isNetworkFirst = false) {
  const options = {
    cacheName: copy.cache,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => toAddress(path),
        // The copy is written by the offline page alone.
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ event, cachedResponse }: CachedResponseUse) => {
          if (cachedResponse && event?.resultingClientId) await writePin(event.resultingClientId, copy);
          return cachedResponse;
        },
      },
    ],
  };
  return isNetworkFirst ? new NetworkFirst({ ...options, networkTimeoutSeconds: 3 }) : new CacheOnly(options);
}

async function findPath(copy: Copy, url: URL): Promise<string | null> {
  const cache = await caches.open(copy.cache);
  for (const path of candidatesOf(pathOf(url))) {
    if (await cache.match(toAddress(path))) return path;
  }
  return null;
}

const pins = new Map<string, Copy>();

async function writePin(clientId: string, copy: Copy): Promise<void> {
  pins.set(clientId, copy);
  const about = await caches.open(names.about);
  await about.put(toAddress(pinOf(clientId)), Response.json({ ...copy, pinnedAt: Date.now() }));
}

/** A worker is stopped when it has nothing to do, and forgets; the storage does not. */
async function readPin(clientId: string): Promise<Copy | null> {
  if (!clientId) return null;
  const pin = pins.get(clientId) ?? (await readAbout(pinOf(clientId)));
  if (pin) pins.set(clientId, pin);
  return pin;
}

async function readAbout(key: string): Promise<Copy | null> {
  if (!(await caches.has(names.about))) return null;
  const kept = await (await caches.open(names.about)).match(toAddress(key));
  return kept ? readCopy(await kept.json()) : null;
}

/** Tells a page which copy it is read from. */
async function answer(clientId: string, port: MessagePort | undefined): Promise<void> {
  port?.postMessage(await readPin(clientId));
}

/** Lets go of pins whose page is gone, and of copies that are neither present nor pinned. */
async function tidy(): Promise<void> {
  await navigator.locks.request(names.lock, { ifAvailable: true }, async (lock) => {
    // Somebody is writing a copy, which is not the present one yet.
    if (!lock || !(await caches.has(names.about))) return;
    const used = await tidyPins(await caches.open(names.about));
    used.push((await readAbout(presentCopy))?.cache);
    const unused = (await caches.keys()).filter((name) => names.isCopy(name) && !used.includes(name));
    await Promise.all(unused.map((name) => caches.delete(name)));
  });
}

/** The caches of the copies that open pages are read from. */
async function tidyPins(about: Cache): Promise<(string | undefined)[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = new Set(pages.map(({ id }) => toAddress(pinOf(id))));
  const used: (string | undefined)[] = [];
  for (const request of await about.keys()) {
    if (!request.url.startsWith(toAddress(pinOf('')))) continue;
    const pin: (Copy & { pinnedAt: number }) | undefined = await (await about.match(request))?.json();
    const isOpening = Date.now() - (pin?.pinnedAt ?? 0) < opening;
    if (open.has(request.url) || isOpening) used.push(pin?.cache);
    else await about.delete(request);
  }
  return used;
}

/** What TypeScript knows of service workers is in a library that excludes that of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

interface FetchEvent extends WorkerEvent {
  readonly clientId: string;
  readonly resultingClientId: string;
}

interface CachedResponseUse {
  readonly event?: { readonly resultingClientId?: string };
  readonly cachedResponse?: Response | undefined;
}
