import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Changes, type FileText, filesOf, readIfThere } from '../../src/records/files.ts';

/** The folder that holds generated files and nothing else. */
export const docsFolder = 'content/docs';

/** The changes that leave exactly the generated files on the disk. */
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
 * Writes and removes files. All texts are first written beside their places (`2.3.yml.tmp`, which is no content), so
 * that a full disk or a read-only folder changes nothing. Throws as `node:fs` does.
 */
export const applyChanges = (root: string, { write, remove }: Changes): void => {
  const places = write.map(({ path, text }) => ({ to: join(root, path), text }));
  try {
    for (const { to, text } of places) {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(draftOf(to), text);
    }
  } catch (error) {
    for (const { to } of places) rmSync(draftOf(to), { recursive: true, force: true });
    throw error;
  }
  for (const { to } of places) renameSync(draftOf(to), to);
  for (const path of remove) rmSync(join(root, path), { force: true });
};

const draftOf = (place: string): string => `${place}.tmp`;
