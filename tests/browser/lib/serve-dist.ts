import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { normalizeBase, serveSite } from '../../../scripts/lib/serve.ts';
import { writeFontConfig } from './fonts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built site's front page; a slash at the end. */
    siteUrl: string;
    /** The fonts that the browser sees, as a file for fontconfig. */
    fontConfig: string;
  }
}

/** Serves dist/ on a free port while the browser tests run, and writes which fonts they see; they `inject` both. */
export default async function serveDist(project: TestProject): Promise<() => Promise<void>> {
  const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no built site in dist/: run `npm run build` first.');
  }
  const site = await serveSite(dist, normalizeBase(process.env.BASE_PATH));
  project.provide('siteUrl', site.url);
  project.provide('fontConfig', writeFontConfig());
  return () => site.close();
}
