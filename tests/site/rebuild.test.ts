import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageProgram, root, runNode } from '../../scripts/lib/run.ts';
import { checksums } from './lib/checksums.ts';

// The site without its cards, built, built again after a changed text, and built again without what was kept.

let folder: string;
let first: Record<string, string>;
let rebuilt: Record<string, string>;
let clean: Record<string, string>;

beforeAll(async () => {
  folder = copySite();
  first = await build();
  const file = path.join(folder, 'content/docs/ipg/2.4.mdx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('Players may continue', 'Players may well continue'));
  rebuilt = await build();
  clean = await build('--force');
}, 600_000);
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('a rebuild after a changed text gives the bytes of a clean build', () => {
  expect(rebuilt).toEqual(clean);
});

test('a changed text changes the pages that show it, and no script and no other text', () => {
  const changed = Object.keys(rebuilt).filter((file) => rebuilt[file] !== first[file]);
  expect(changed).toEqual(expect.arrayContaining(['en/ipg/2.4/index.html', 'pagefind/texts.json']));
  expect(changed.filter((file) => /^_astro\/|^\w+\/ipg\/2\.3\/|^hant\.json$/u.test(file))).toEqual([]);
});

async function build(...options: readonly string[]): Promise<Record<string, string>> {
  const { code, output } = await runNode(
    [...packageProgram('astro'), 'build', '--root', folder, ...options],
    'keep',
  );
  expect(code, output).toBe(0);
  return checksums(path.join(folder, 'dist'));
}

/** A copy that keeps for itself what Astro keeps of a build: that is in `node_modules`. */
function copySite(): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/rebuild-'));
  for (const name of ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  rmSync(path.join(copy, 'content/docs/m10/cards'), { recursive: true });
  mkdirSync(path.join(copy, 'content/docs/m10/cards'));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  return copy;
}
