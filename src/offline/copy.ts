/** One build of the site as it can be stored: `/offline/release.json`. */
export interface Release {
  readonly schemaVersion: 2;
  /** Changes with any byte that is stored. */
  readonly version: string;
  /** The day of the latest change of texts, corrections or notes (content/changes.yml). */
  readonly date: string;
  /** The pack, below `/offline/packs/`; the name has its hash in it, so that it is never another build's. */
  readonly file: string;
  /** To be downloaded. */
  readonly bytes: number;
  /** To be kept on the device. */
  readonly unpacked: number;
}

/** What lies on the reader's device: one release, in a cache of its own. */
export interface Copy {
  readonly version: string;
  readonly date: string;
  /** Name of the cache that holds it. */
  readonly cache: string;
}

/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 10_000;

/** What the server has now; null when it does not answer, or with nothing that we can read. */
export async function fetchRelease(base: string): Promise<Release | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${base}offline/release.json`, { cache: 'no-store', signal });
    const release: Release | null = await response.json();
    return release?.schemaVersion === 2 ? release : null;
  } catch {
    return null;
  }
}

/**
 * Names of caches. Other sites below other paths may share the storage of the origin, so the path is part of the name;
 * the number stands for the way in which files are stored.
 */
export const cacheOf = (base: string, storedAt: string) => `sidejudge:2:${base}:${storedAt}`;

/** The names of all caches of this site; the newest last. */
export const listCaches = async (base: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheOf(base, ''))).sort();

/** Where a copy says what it is. It is written last: a cache without it is a download that was interrupted. */
export const aboutCopy = (base: string) => `${base}offline/copy.json`;

/** The copy on this device; null if there is none, or the browser does not say. */
export async function findCopy(base: string): Promise<Copy | null> {
  try {
    for (const cacheName of (await listCaches(base)).reverse()) {
      const about = await caches.match(aboutCopy(base), { cacheName });
      if (about) return await about.json();
    }
  } catch {
    // A browser that keeps nothing.
  }
  return null;
}
