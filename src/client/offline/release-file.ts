import { type Release, readRelease } from '../../offline/release.ts';

/** The path of the site, with a slash at both ends. */
export const base = import.meta.env.BASE_URL.replace(/\/*$/u, '/');

/** Where packs and the list of them are. The worker leaves requests to it alone. */
export const packFolder = `${base}offline/`;

/** What the server has now. Rejects when it cannot be asked; null when its answer is none that we can read. */
export async function fetchRelease(signal?: AbortSignal): Promise<Release | null> {
  const response = await fetch(`${packFolder}release.json`, {
    cache: 'no-store',
    ...(signal && { signal }),
  });
  return response.ok ? readRelease(await response.json().catch(() => null)) : null;
}
