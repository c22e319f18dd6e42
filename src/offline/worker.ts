/**
 * The service worker. It stores nothing; the offline page does. It serves stored pages and their files, except the
 * offline page, from the copy at once, even with a network, because a bad network is slower than none. Everything
 * else comes from the network.
 */
import { hashedFolders } from '../hosting/headers.ts';
import { isOfInterface } from '../schema/language.ts';
import { type Copy, findCopy } from './copy.ts';

declare const self: WorkerScope;

const base = new URL('./', self.location.href).pathname;
/** Milliseconds after which the network counts as too slow. */
const patience = 3000;

// A new worker can take over at once: all of its state is in the storage.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(base) || request.method !== 'GET') return;
  // The release and its pack always come from the server.
  if (!pathname.startsWith(`${base}offline/`)) event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const copy = await findCopy(base);
  if (!copy) return fetch(request);
  const url = new URL(request.url);
  const isPage = request.mode === 'navigate';
  const stored = await findStored(copy, url);
  if (!stored) return isPage ? fetch(request).catch(() => openNotStored(copy, url)) : fetch(request);
  // `zh/ipg/2.3` redirects to `zh/ipg/2.3/`, as on the server.
  if (isPage && stored.address !== url.pathname) return Response.redirect(stored.address + url.search, 302);
  // The offline page and its unhashed files come from the network if there is one, because an old script from the
  // copy could store newer files.
  const isNewest = /^[^?#]*\/offline\/(?:[?#]|$)/u.test(isPage ? request.url : request.referrer);
  const isHashed = hashedFolders.some((folder) => url.pathname.startsWith(base + folder));
  return isNewest && !isHashed ? askNetwork(request, stored.response) : stored.response;
}

/** Returns the stored response if the network fails, answers with an error or is too slow. */
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

/** The page `offline/not-stored/`, in the language of the requested address, else in English. */
async function openNotStored({ cache }: Copy, { pathname }: URL): Promise<Response> {
  const [first = ''] = pathname.slice(base.length).split('/');
  const lang = isOfInterface(first) ? first : 'en';
  const page = await caches.match(`${base}${lang}/offline/not-stored/`, { cacheName: cache });
  return page ?? Response.error();
}

/** The types of TypeScript for service workers conflict with those for pages, so the few that we need are here. */
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
