import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder that is there whole or not at all, also when several processes want it at once.
 * @param folder its absolute path; nothing is done when it is there.
 * @param fill writes its files into the folder it is given, a new one beside it.
 *
 * Each process fills a folder of its own; the first that is ready gives it the name, the others throw
 * theirs away. What `fill` throws is passed on, and nothing is left behind.
 */
export async function fillOnce(folder: string, fill: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  const part = mkdtempSync(`${folder}.part-`);
  try {
    await fill(part);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
