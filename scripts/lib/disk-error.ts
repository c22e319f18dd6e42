/**
 * What to tell people about a write that the disk refused; `undefined` for every other error.
 *
 * @param problem an error with a `code` of Node, or output of a program that names one
 *
 * `explainDiskError("ENOSPC: no space left on device, write") // => 'The disk is full. Make room and …'`
 */
export function explainDiskError(problem: unknown): string | undefined {
  const text = problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem);
  const [code] = /\b(?:EACCES|EDQUOT|ENOSPC|EPERM|EROFS)\b/u.exec(text) ?? [];
  return code === undefined ? undefined : `${reasons[code]} What was there before is still there.`;
}

const full = 'The disk is full. Make room and try again.';
const forbidden =
  'A file or folder may not be written here. See who owns it, or work in a folder of your own.';
const reasons: Readonly<Record<string, string>> = {
  EACCES: forbidden,
  EDQUOT: full,
  ENOSPC: full,
  EPERM: forbidden,
  EROFS: 'The disk can only be read. Work in a copy on one that can be written.',
};
