import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Files by their paths below a folder, with `/` on every system: `content/terms.yml`. */
export interface Files {
  /** All paths, sorted, without the files of `notContent`. */
  readonly list: () => readonly string[];
  /** Throws like `node:fs`, and for links out of the folder. */
  readonly read: (path: string) => Buffer;
}

export interface FileText {
  readonly path: string;
  readonly text: string;
}

export interface Changes {
  readonly write: readonly FileText[];
  readonly remove: readonly string[];
}

/** The files of `root/content`; empty if the folder does not exist. */
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

export const readIfThere = (files: Files, path: string): string | undefined =>
  files.list().includes(path) ? files.read(path).toString() : undefined;

export const linesOf = (files: Files, path: string): readonly string[] =>
  (readIfThere(files, path) ?? '').split('\n').filter((line) => line !== '');

/** The files as they will be after the changes, which are not written. */
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

/** Hidden files, and remains of editors, merges, operating systems and interrupted commands. */
const notContent = /^\.|^(?:Thumbs\.db|desktop\.ini)$|(?:~|\.orig|\.tmp)$/iu;

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};
