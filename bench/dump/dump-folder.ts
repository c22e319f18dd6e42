import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DumpFile } from './dump.ts';

/** Every dump holds one. */
export const isDump = (folder: string): boolean => existsSync(join(folder, 'hashes.txt'));

/** Writes a dump into a folder, in the place of the one that was there. */
export const writeDump = (folder: string, files: readonly DumpFile[]): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

/** The files that differ between two dumps, or are in one of them only. */
export const listDifferences = (one: string, other: string): readonly string[] => {
  const [left, right] = [one, other].map(readDump);
  const paths = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])]);
  return [...paths].filter((path) => left?.get(path) !== right?.get(path)).sort();
};

const readDump = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
