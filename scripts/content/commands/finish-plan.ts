import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges, type Changes } from '../write-files.ts';
import type { Desk } from './command.ts';

/** Ends a plan: says which files it touches and, only if it is asked to, writes them, all or none. */
export const finishPlan = ({ root, print }: Desk, isToWrite: boolean, changes: Changes): number => {
  const lines = [
    ...changes.write.map(({ path }) => `${existsSync(join(root, path)) ? 'change' : 'new   '} ${path}`),
    ...changes.remove.map((path) => `remove ${path}`),
  ];
  if (isToWrite) applyChanges(root, changes);
  print(
    [
      '',
      ...lines,
      '',
      isToWrite
        ? 'Written. Next: look at every `# review`, correct what is wrong and take the mark out, then content -- build.'
        : 'Nothing is written yet. If the plan is right, repeat the command with --write.',
    ].join('\n'),
  );
  return 0;
};
