import path from 'node:path';
import { withLock } from '../bootstrap.mjs';
import { siteRoot } from './content-root.ts';
import { explainDiskError } from './disk-error.ts';
import { replaceFolder } from './replace-folder.ts';
import { packageProgram, root, runStep, runStepsOrExit, type StepResult, siblingScript } from './run.ts';
import { fail } from './terminal.ts';

/**
 * Makes dist/ from the sources: content, then pages, search index and data. Ends the process on failure. Of two
 * builds at once the second waits.
 */
export async function buildSite(): Promise<void> {
  await alone(async () => {
    await runStepsOrExit([contentStep]);
    const { isOk } = await makePages();
    if (!isOk) process.exit(1);
  });
}

/** Makes dist/ from the committed content, which it leaves as it is. */
export function buildPages(): Promise<StepResult> {
  return alone(makePages);
}

/** Sources to content/docs. */
export const contentStep = ['Content build', [...siblingScript('content'), 'build']] as const;

/** content/docs to dist/, which changes only when everything is there: a build that is stopped leaves the old one. */
async function makePages(): Promise<StepResult> {
  const title = 'Site build';
  let result: StepResult = { title, isOk: false, milliseconds: 0 };
  await replaceFolder(path.join(root, 'dist'), path.join(root, '.cache/dist'), async (folder) => {
    result = await runStep(title, [
      ...packageProgram('astro'),
      'build',
      ...['--root', siteRoot()],
      ...['--outDir', folder],
    ]);
    return result.isOk;
  });
  return result;
}

/** Does something that only one build may do at once; a disk that refuses ends the process with a message. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withLock(
      path.join(root, '.cache/build.pid'),
      'Another build is running here; waiting for it …',
      work,
    );
  } catch (error) {
    const refusal = explainDiskError(error);
    if (refusal === undefined) throw error;
    fail(String(error), refusal);
  }
}
