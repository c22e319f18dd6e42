import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files by their paths below a folder, with `/` on every system: `content/terms.yml`. */
export interface Files {
  /** All paths, sorted, without files that are not content: `.git`, files of editors and systems. */
  readonly list: () => readonly string[];
  /** Returns the bytes of a file; throws like `node:fs`. */
  readonly read: (path: string) => Buffer;
}

/** A file below a folder, with its whole text. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** Files to write and to remove. */
export interface Changes {
  readonly write: readonly FileText[];
  readonly remove: readonly string[];
}

/** The files of `root/content`; empty without such a folder. */
export const filesOf = (root: string): Files => {
  let found: readonly string[] | undefined;
  return {
    list: () => {
      found ??= listFiles(root, 'content').sort();
      return found;
    },
    read: (path) => {
      // Refuses symbolic links out of the folder.
      const [folder, file] = [join(root, 'content'), join(root, path)].map((one) => realpathSync(one));
      if (!file?.startsWith(`${folder}${sep}`)) throw Object.assign(new Error(path), { code: 'OUTSIDE' });
      return readFileSync(file);
    },
  };
};

/** The text of a file; undefined if it does not exist. */
export const readIfThere = (files: Files, path: string): string | undefined =>
  files.list().includes(path) ? files.read(path).toString() : undefined;

/** The non-empty lines of a file; none if it does not exist. */
export const linesOf = (files: Files, path: string): readonly string[] =>
  (readIfThere(files, path) ?? '').split('\n').filter((line) => line !== '');

/** The files after changes that are not written yet. */
export const withChanges = (files: Files, { write, remove }: Changes): Files => {
  const written = new Map(write.map(({ path, text }) => [path, text]));
  const kept = files.list().filter((path) => !remove.includes(path));
  const all = [...new Set([...kept, ...written.keys()])].sort();
  return {
    list: () => all,
    read: (path) => {
      const text = written.get(path);
      return text === undefined ? files.read(path) : Buffer.from(text);
    },
  };
};

const listFiles = (root: string, folder: string): string[] =>
  entriesOf(join(root, folder))
    .filter(({ name }) => !notContent.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });

/** Hidden files, and files left behind by editors, merges, systems and stopped commands. */
const notContent = /^\.|^(?:Thumbs\.db|desktop\.ini)$|(?:~|\.orig|\.tmp)$/iu;

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};
