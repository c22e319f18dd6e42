import { packageProgram, runStepsOrExit, siblingScript } from './run.ts';

/** Makes dist/ from the sources: content, then pages, search index and data. Ends the process on failure. */
export async function buildSite(): Promise<void> {
  await runStepsOrExit([contentStep, siteStep]);
}

/** Sources to content/docs. */
export const contentStep = ['Content build', [...siblingScript('content'), 'build']] as const;

/** content/docs to dist/. */
export const siteStep = ['Site build', [...packageProgram('astro'), 'build']] as const;
