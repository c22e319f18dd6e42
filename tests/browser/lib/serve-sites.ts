import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { dist } from '../../../scripts/lib/run.ts';
import { normalizeBase, serveSite } from '../../../scripts/lib/serve.ts';
import { inventedRoot } from '../../lib/invented.ts';
import { writeFontConfig } from './fonts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the published site's front page, with a slash at the end; empty where it has not been built. */
    publishedUrl: string;
    /** That of the invented site. */
    inventedUrl: string;
    /** The fonts that the browser sees, as a file for fontconfig. */
    fontConfig: string;
  }
}

/** Serves both sites on free ports while the browser tests run, and writes which fonts they see; they `inject` all three. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const base = normalizeBase(process.env.BASE_PATH);
  const invented = await serveSite(path.join(inventedRoot, 'dist'), base);
  const published = existsSync(path.join(dist, 'index.html')) ? await serveSite(dist, base) : undefined;
  project.provide('inventedUrl', invented.url);
  project.provide('publishedUrl', published?.url ?? '');
  project.provide('fontConfig', writeFontConfig());
  return async () => {
    await invented.close();
    await published?.close();
  };
}
