import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Changes, type FileText, filesOf, readIfThere } from '../../src/records/files.ts';

/** The folder that holds generated files and nothing else. */
export const docsFolder = 'content/docs';

/** What to write and to remove, so that the disk has exactly the generated files. */
export const compareWithDisk = (root: string, files: readonly FileText[]): Changes => {
  const wanted = new Set(files.map(({ path }) => path));
  const there = filesOf(root);
  return {
    write: files.filter(({ path, text }) => readIfThere(there, path) !== text),
    remove: there
      .list()
      .filter((path) => path.startsWith(`${docsFolder}/`) && path.endsWith('.mdx') && !wanted.has(path)),
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
  for (const path of remove) rmSync(join(root, path));
};
