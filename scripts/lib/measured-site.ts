import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './run.ts';

/** The folder of the built site. */
export const dist = path.join(root, 'dist');

/** Reads the files of a built site by their paths; ends the process where nothing is built. */
export function readerOf(folder: string): (file: string) => Buffer | undefined {
  if (!existsSync(path.join(folder, 'index.html')))
    fail('There is no built site: run `npm run build` first.');
  return (file) => {
    const full = path.join(folder, file);
    return existsSync(full) && statSync(full).isFile() ? readFileSync(full) : undefined;
  };
}
