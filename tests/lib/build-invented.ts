import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFrom } from '../../scripts/lib/content-root.ts';
import { root } from '../../scripts/lib/run.ts';
import { inventedRoot } from './invented.ts';
import { withLock } from './lock.ts';
import { buildContent, buildSite, copyProject, inventedSource, removeCopy } from './project-copy.ts';

/** Builds the invented site before tests run, unless it is built from the same files. */
export async function setup(): Promise<void> {
  const checksumFile = path.join(inventedRoot, 'checksum.txt');
  const checksum = checksumOfInputs();
  const waiting = 'The invented site is being built; waiting for it …';
  await withLock(`${inventedRoot}.pid`, waiting, async () => {
    if (existsSync(checksumFile) && readFileSync(checksumFile, 'utf8') === checksum) return;
    removeCopy(inventedRoot);
    copyProject(inventedRoot);
    buildContent(inventedRoot);
    await buildSite(inventedRoot);
    writeFileSync(checksumFile, checksum);
  });
}

/** The checksum of the files that the site is built from, and of the variables that change it. */
function checksumOfInputs(): string {
  const { SITE_URL, BASE_PATH, REPORT_URL } = process.env;
  const hash = createHash('sha256').update(JSON.stringify([SITE_URL, BASE_PATH, REPORT_URL]));
  for (const name of [...builtFrom, 'scripts', 'package-lock.json', inventedSource])
    for (const file of filesIn(path.resolve(root, name))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|fixture)\.ts$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
