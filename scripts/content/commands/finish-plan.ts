import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../../../src/records/read-file.ts';
import { applyChanges, type Changes } from '../write-files.ts';
import type { Desk } from './command.ts';

/** Prints which files a plan changes and, if asked to, writes them. */
export const finishPlan = (
  { root, print }: Desk,
  isToWrite: boolean,
  plan: Changes,
  next = toReview,
): number => {
  const isThere = (path: string): boolean => existsSync(join(root, path));
  const write = plan.write.filter(({ path, text }) => readIfThere(root, path) !== text);
  const changes = { ...plan, write };
  const lines = [
    ...write.map(({ path }) => `${isThere(path) ? 'change' : 'new   '} ${path}`),
    ...plan.remove.map((path) => `remove ${path}`),
  ];
  if (lines.length === 0) {
    print('\nNothing changes.');
    return 0;
  }
  if (isToWrite) applyChanges(root, changes);
  print(
    [
      '',
      ...lines,
      '',
      isToWrite ? next : 'Nothing is written yet. If the plan is right, repeat the command with --write.',
    ].join('\n'),
  );
  return 0;
};

const toReview =
  'Written. Next: look at every line that begins with `?` (in decisions `# ?`), correct what is wrong there, delete the line, then content -- build.';
