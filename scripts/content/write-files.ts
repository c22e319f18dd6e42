import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changes, type FileText, filesOf, readIfThere } from '../../src/records/files.ts';
import { commitStaging, openStaging, recoverStaging } from '../lib/staging.ts';

/** The folder of the generated pages. Its README.md is not generated. */
export const docsFolder = 'content/docs';

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

/** Makes all changes or none: files are first written to `.cache`. Once all are there, the next command can finish. */
export const applyChanges = (root: string, { write, remove }: Changes): void => {
  const staging = openStaging(stagingOf(root));
  const written = write.map(({ path, text }, index) => {
    const from = join(staging, `${index}`);
    writeFileSync(from, text);
    return { from, to: join(root, path) };
  });
  commitStaging(staging, [...written, ...remove.map((path) => ({ to: join(root, path) }))]);
};

/** Finishes the writes of an interrupted command. Returns whether there were any. */
export const finishChanges = (root: string): boolean => recoverStaging(stagingOf(root));

const stagingOf = (root: string): string => join(root, '.cache/write');
