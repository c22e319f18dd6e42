/**
 * The service worker. It stores nothing: the offline page does that. A page that is in the copy is opened from it at
 * once, and so are its files, with a network too: a bad network is slower than none. All else comes from the network.
 */
import { hashedFolders } from '../hosting/headers.ts';
import { type Copy, findCopy } from './copy.ts';

declare const self: WorkerScope;

const base = new URL('./', self.location.href).pathname;
/** Milliseconds after which a network is too slow to wait for. */
const patience = 3000;

// Nothing depends on which worker answers: what there is to know is in the storage.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(base) || request.method !== 'GET') return;
  // What can be stored comes from the server alone.
  if (!pathname.startsWith(`${base}offline/`)) event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const copy = await findCopy(base);
  if (!copy) return fetch(request);
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const stored = await findStored(copy, url);
  if (!stored) return isPage ? fetch(request).catch(() => openNotStored(copy, url)) : fetch(request);
  // `zh/ipg/2.3` is `zh/ipg/2.3/`, as the server would have it.
  if (isPage && stored.address !== url.pathname) return Response.redirect(stored.address + url.search, 302);
  // The page that stores is the newest wherever there is a network, or the program that stores would be older than
  // what it stores; and so is what it reads.
  const isNewest = /^[^?#]*\/offline\/(?:[?#]|$)/u.test(isPage ? request.url : request.referrer);
  const isHashed = hashedFolders.some((folder) => url.pathname.startsWith(base + folder));
  return isNewest && !isHashed ? askNetwork(request, stored.response) : stored.response;
}

/** The answer of the network; if there is none, or no good one, or it takes too long, the stored one. */
function askNetwork(request: Request, stored: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, stored));
  const answered = fetch(request).then(
    (response) => (response.ok || response.type === 'opaqueredirect' ? response : stored),
    () => stored,
  );
  return Promise.race([answered, late]);
}

async function findStored({ cache }: Copy, { pathname }: URL) {
  for (const address of [pathname, `${pathname}/`]) {
    const response = await caches.match(address, { cacheName: cache });
    if (response) return { address, response };
  }
  return undefined;
}

/** The page that stands in for one that is not stored, in the language of its address, else in English. */
async function openNotStored({ cache }: Copy, { pathname }: URL): Promise<Response> {
  const lang = /^(?:zh|ja|en)(?=\/|$)/u.exec(pathname.slice(base.length))?.[0] ?? 'en';
  const page = await caches.match(`${base}${lang}/offline/not-stored/`, { cacheName: cache });
  return page ?? Response.error();
}

/** What TypeScript knows of service workers is in a library that excludes that of pages. */
interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
