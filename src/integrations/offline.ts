import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { changeFileSchema } from '../schema/change.ts';
import { buildRelease } from './offline/build-release.ts';
import { bundleWorker } from './offline/bundle-worker.ts';

/**
 * Makes what readers store, from the pages that have been built: `/offline/release.json`, the packs beside
 * it, and the worker `/sw.js`. It comes after everything else that writes to `dist`.
 */
export function offline(): AstroIntegration {
  let root = '';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const folder = path.join(dist, 'offline');
        rmSync(folder, { recursive: true, force: true });
        const { files, bytes } = await buildRelease(dist, listFiles(dist), readLatestDate(root));
        mkdirSync(path.join(folder, 'packs'), { recursive: true });
        for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
        writeFileSync(path.join(dist, 'sw.js'), await bundleWorker(root));
        logger.info(`${files.size - 1} packs written, ${Math.round(bytes / 1000)} kB in all.`);
      },
    },
  };
}

/** The files of the built site, by their paths below it. */
function listFiles(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/** The day of the latest change. Dates come from committed files, never from the clock. */
function readLatestDate(root: string): string {
  const file = path.join(root, 'content/changes.yml');
  const changes = existsSync(file) ? changeFileSchema.parse(parse(readFileSync(file, 'utf8')) ?? []) : [];
  return (
    changes
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  );
}
