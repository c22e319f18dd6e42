import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { parse } from 'yaml';
import { changeFileSchema } from '../schema/change.ts';
import type { Release } from './copy.ts';
import { encodePack, type PackedFile, textTypeOf } from './pack.ts';

/**
 * Makes what readers store, from the pages that have been built: `/offline/release.json`, the pack beside it, and the
 * worker `/sw.js`. It comes after everything else that writes to `dist`.
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
        const { bytes } = writeRelease(dist, readLatestDate(root));
        writeFileSync(path.join(dist, 'sw.js'), await bundleWorker(root));
        logger.info(`The site packed: ${Math.round(bytes / 1000)} kB.`);
      },
    },
  };
}

/**
 * Packs the site in a folder and says so in its `offline/release.json`. The same files give the same bytes.
 *
 * @param date of the latest change, `2026-11-21`
 */
export function writeRelease(dist: string, date: string): Release {
  const folder = path.join(dist, 'offline');
  rmSync(folder, { recursive: true, force: true });
  const files = listStored(dist).map((name) => readPacked(dist, name));
  const content = gzipSync(encodePack(files), { level: 9 });
  // The header names the operating system it was made on.
  content[9] = 255;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const release: Release = {
    schemaVersion: 2,
    version,
    date,
    // An ending that no server takes for compressed text and unpacks on the way.
    file: `site.${version}.pack`,
    bytes: content.length,
    unpacked: files.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0),
  };
  mkdirSync(path.join(folder, 'packs'), { recursive: true });
  writeFileSync(path.join(folder, 'packs', release.file), content);
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release)}\n`);
  return release;
}

/** The files of the built site that are stored, by their paths below it. */
export function listStored(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const isLeft = (name: string) => notStored.some((pattern) => pattern.test(name));
  return names.filter((name) => !isLeft(name)).sort();
}

/** A file that is not named here is stored: a page that lacks one of its files would be worse than a few bytes. */
const notStored = [
  // For other programs; a popover shows what is in the file of a card.
  /^data\/(?!\w+\/cards\/)/u,
  /\/(?:opensearch\.xml|manifest\.webmanifest)$/u,
  /^(?:[^/]+\.(?:txt|xml)|sw\.js|_headers|_redirects|\.nojekyll|CNAME)$/u,
  // For other sites, and for the browser that installs this one.
  /^(?!_astro\/).*\.(?:png|jpe?g|webp|avif|ico)$/u,
];

function readPacked(dist: string, name: string): PackedFile {
  const bytes = readFileSync(path.join(dist, name));
  if (textTypeOf(name) !== null) return { path: name, body: bytes.toString('utf8') };
  return { path: name, body: bytes.toString('base64'), isBase64: true };
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

/** The worker in one classic script: module workers are newer than the browsers we promise. */
async function bundleWorker(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, 'src/offline/worker.ts'), output: { format: 'iife' } },
    },
  });
  const [script, ...more] = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk' || more.length > 0) throw new Error('The worker is more than one script.');
  return script.code;
}
