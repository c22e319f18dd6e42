import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../../src/records/files.ts';
import { readIfThere } from '../../src/records/read-file.ts';

/** A generated file: its path relative to the root, and its whole text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The files to write and to remove, so that the disk has exactly the generated files. */
export interface Changes {
  readonly write: readonly GeneratedFile[];
  /** Generated earlier, but not now. */
  readonly remove: readonly string[];
}

/** Compares generated files with the disk. `folder` has only generated files. */
export const compareWithDisk = (root: string, folder: string, files: readonly GeneratedFile[]): Changes => {
  const wanted = new Set(files.map(({ path }) => path));
  return {
    write: files.filter(({ path, text }) => readIfThere(root, path) !== text),
    remove: filesOf(root)
      .list()
      .filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.mdx') && !wanted.has(path)),
  };
};

/**
 * Writes and removes files. All files are first written under temporary names and then renamed, so that an interrupted
 * build leaves no half-written file.
 */
export const applyChanges = (root: string, { write, remove }: Changes): void => {
  const staged = write.map(({ path, text }) => {
    const full = join(root, path);
    const beside = `${full}.tmp`;
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(beside, text);
    return { full, beside };
  });
  for (const { full, beside } of staged) renameSync(beside, full);
  for (const path of remove) {
    rmSync(join(root, path));
    removeEmptyFolders(dirname(join(root, path)), root);
  }
};

const removeEmptyFolders = (folder: string, root: string): void => {
  if (folder === root || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmptyFolders(dirname(folder), root);
};
