import { type Changes, type FileText, filesOf, readIfThere } from '../../../src/records/files.ts';
import { applyChanges } from '../write-files.ts';
import type { Shell } from './command.ts';

export const finishPlan = (
  { root, print }: Shell,
  isToWrite: boolean,
  plan: Changes,
  next?: string,
): number => {
  const files = filesOf(root);
  const write = plan.write.filter(({ path, text }) => readIfThere(files, path) !== text);
  const lines = [
    ...write.map(({ path }) => `${files.list().includes(path) ? 'change' : 'new   '} ${path}`),
    ...plan.remove.map((path) => `remove ${path}`),
  ];
  if (lines.length === 0) {
    print('\nNothing changes.');
    return 0;
  }
  if (isToWrite) applyChanges(root, { ...plan, write });
  print(
    [
      '',
      ...lines,
      '',
      isToWrite
        ? (next ?? (write.some(asks) ? toReview : toBuild))
        : 'Nothing is written yet. If the plan is right, repeat the command with --write.',
    ].join('\n'),
  );
  return 0;
};

const toReview =
  'Written. Next: check every line that begins with `?` (in decisions `# ?`), correct what is wrong there and delete the line; then content -- build.';
const toBuild = 'Written. Next: content -- build.';

/** Whether a file has a question. A source never has one, even if a line of it begins with `?`. */
const asks = ({ path, text }: FileText): boolean =>
  !path.startsWith('content/sources/') && /^ *(?:# )?\? /mu.test(text);
