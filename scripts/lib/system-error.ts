import path from 'node:path';
import { getSystemErrorMessage } from 'node:util';

/**
 * Prints the file (relative to `root`), the reason and what to do, and returns the exit code. Rethrows errors that do
 * not come from the file system.
 */
export const refuseSystemError = (
  error: unknown,
  { root, complain }: { readonly root: string; readonly complain: (text: string) => void },
): number => {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  const { errno = 0, code, path: from, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // An error without a path is about an open file, which is in the staging folder.
  const file = dest ?? from ?? path.join(root, '.cache');
  const name = file.startsWith(root) ? path.relative(root, file) : file;
  const toDo =
    code === 'ENOSPC'
      ? 'Make room on the disk'
      : 'Check that its folder exists and is writable, and that no other program has the file open';
  complain(`${name}: ${getSystemErrorMessage(errno)} (${code}). ${toDo}, then repeat the command.`);
  return 2;
};
