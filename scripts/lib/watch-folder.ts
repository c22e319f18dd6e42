import { watch } from 'node:fs';
import path from 'node:path';

/** Long enough for an editor to write all files of one "save all" (ms). */
const pause = 100;

/**
 * Does some work each time files below a folder have changed, once for all that change together. `counts` is asked
 * for the path of each in the folder, with `/`. The function that comes back ends it.
 */
export function watchFolder(folder: string, counts: (name: string) => boolean, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    // Some systems do not say what has changed.
    if (name !== null && !counts(name.split(path.sep).join('/'))) return;
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
