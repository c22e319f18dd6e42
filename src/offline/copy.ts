/** A build of the site for offline use: `/offline/release.json`. */
export interface Release {
  readonly schemaVersion: 2;
  /** A hash of the pack. */
  readonly version: string;
  /** The day of the latest change in content/changes.yml; empty if it has none. */
  readonly date: string;
  /** The name of the pack in `/offline/packs/`. It contains the hash, so each pack has its own name. */
  readonly file: string;
  /** The bytes to download. */
  readonly bytes: number;
  /** The UTF-16 units of all bodies in the pack, for the progress of storing; binary files count as base64. */
  readonly unpacked: number;
}

/** The copy on the device of the reader: one release, in its own cache. */
export interface Copy {
  readonly version: string;
  readonly date: string;
  readonly cache: string;
}

/** Milliseconds after which a server that does not answer counts as unreachable. */
const patience = 10_000;

/** Fetches the release on the server; null if the server does not answer, or has no release that we can read. */
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
 * The name of a cache. It contains the path of the site, because sites on the same origin share their storage. The
 * number is the version of the stored format.
 */
export const cacheOf = (base: string, storedAt: string) => `sidejudge:2:${base}:${storedAt}`;

/** The caches of this site, the newest last. */
export const listCaches = async (base: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheOf(base, ''))).sort();

/** The URL of the entry that describes a copy. It is written last: a cache without it is incomplete. */
export const aboutCopy = (base: string) => `${base}offline/copy.json`;

/** The newest copy on this device; null if there is none, or storage is unavailable. */
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
