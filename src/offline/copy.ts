/** A build of the site that can be stored: the content of `/offline/release.json`. */
export interface Release {
  readonly schemaVersion: 2;
  /** A hash of the pack. */
  readonly version: string;
  /** The day of the latest change of texts, corrections or notes (content/changes.yml). */
  readonly date: string;
  /** The name of the pack in `/offline/packs/`. It contains the hash, so it never names the pack of another build. */
  readonly file: string;
  /** The bytes to download. */
  readonly bytes: number;
  /** The bytes of the files after unpacking. */
  readonly unpacked: number;
}

/** The copy on the reader's device: one release, in a cache of its own. */
export interface Copy {
  readonly version: string;
  readonly date: string;
  /** Name of the cache that holds it. */
  readonly cache: string;
}

/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 10_000;

/** Fetches the release on the server; null if the server does not answer, or not with a release that we can read. */
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
 * The name of a cache. Other sites below other paths may share the storage of the origin, so the path is part of the
 * name; the number is the version of the stored format.
 */
export const cacheOf = (base: string, storedAt: string) => `sidejudge:2:${base}:${storedAt}`;

/** The names of all caches of this site; the newest last. */
export const listCaches = async (base: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheOf(base, ''))).sort();

/**
 * The URL of the entry that describes a copy. The entry is written last: a cache without it is a download that was
 * interrupted.
 */
export const aboutCopy = (base: string) => `${base}offline/copy.json`;

/** The copy on this device; null if there is none, or storage is unavailable. */
export async function findCopy(base: string): Promise<Copy | null> {
  try {
    for (const cacheName of (await listCaches(base)).reverse()) {
      const about = await caches.match(aboutCopy(base), { cacheName });
      if (about) return await about.json();
    }
  } catch {
    // Storage is unavailable.
  }
  return null;
}
