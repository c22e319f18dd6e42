import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { contentRoot, siteRoot } from './content-root.ts';
import { root } from './run.ts';

afterEach(() => vi.unstubAllEnvs());

it('is the project if CONTENT names no other folder', () => {
  for (const name of ['', 'content', path.join(root, 'content')]) {
    vi.stubEnv('CONTENT', name);
    expect([contentRoot(), siteRoot()]).toEqual([root, root]);
  }
});

it('links to the folder that CONTENT names, beside the other files of a site build; each folder has its own root', () => {
  const folders = ['one', 'other'].map((name) => mkdtempSync(path.join(tmpdir(), `sidejudge-${name}-`)));
  const roots = folders.map((folder) => {
    vi.stubEnv('CONTENT', path.relative(root, folder));
    return siteRoot();
  });
  expect(roots.map((own) => realpathSync(path.join(own, 'content')))).toEqual(
    folders.map((folder) => realpathSync(folder)),
  );
  for (const name of ['src/pages', 'public', 'node_modules/astro', 'astro.config.mjs'])
    expect(existsSync(path.join(roots[0] ?? '', name)), name).toBe(true);
  for (const folder of [...roots, ...folders]) rmSync(folder, { recursive: true });
});
