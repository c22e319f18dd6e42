import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder anew beside its place and moves it there when it is whole. Until then, and when `make` fails or the
 * process ends, the old one stays. Callers see to it that nobody else does the same at once.
 *
 * @param folder what is to be replaced
 * @param workshop a folder on the same disk that holds nothing else
 * @param make fills the empty folder it is given
 */
export async function replaceFolder(
  folder: string,
  workshop: string,
  make: (empty: string) => Promise<void>,
): Promise<void> {
  const [fresh, old] = [path.join(workshop, 'new'), path.join(workshop, 'old')];
  // What a stopped run left: nothing of it was ever in its place, or it was already replaced.
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await make(fresh);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(workshop, { recursive: true, force: true });
}
