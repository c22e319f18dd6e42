import { base } from '../site/base-path.ts';
import type { Release } from './copy.ts';

/** What the server has now; null when it cannot be asked, or its answer is none that we can read. */
export async function fetchRelease(): Promise<Release | null> {
  try {
    const response = await fetch(`${base}offline/release.json`, { cache: 'no-store' });
    const release: Release = await response.json();
    return release.schemaVersion === 2 ? release : null;
  } catch {
    return null;
  }
}

/** Where a page that has stored the site anew tells the others that the copy they are read from is gone. */
export const renewals = () => new BroadcastChannel(`sidejudge:${base}`);

/** A moment by the clock and the place of the reader. `2026-11-21 14:05` */
export function sayTime(moment: string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
