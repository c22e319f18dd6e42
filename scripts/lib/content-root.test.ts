import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { contentRoot, siteRoot } from './content-root.ts';
import { root } from './run.ts';

afterEach(() => vi.unstubAllEnvs());

it('is the project where CONTENT names no other folder', () => {
  for (const name of ['', 'content', path.join(root, 'content')]) {
    vi.stubEnv('CONTENT', name);
    expect(contentRoot()).toBe(root);
    expect(siteRoot()).toBe(root);
  }
});

it('leads to the folder that CONTENT names, with all that a build of the site reads', () => {
  const texts = mkdtempSync(path.join(tmpdir(), 'sidejudge-texts-'));
  writeFileSync(path.join(texts, 'terms.yml'), '[]\n');
  vi.stubEnv('CONTENT', path.relative(root, texts));
  const own = siteRoot();
  expect(contentRoot()).toBe(own);
  expect(own).not.toBe(root);
  expect(realpathSync(path.join(own, 'content'))).toBe(realpathSync(texts));
  expect(readFileSync(path.join(own, 'content/terms.yml'), 'utf8')).toBe('[]\n');
  for (const name of ['src/pages', 'public', 'node_modules/astro', 'astro.config.mjs'])
    expect(existsSync(path.join(own, name)), name).toBe(true);
  for (const folder of [own, texts]) rmSync(folder, { recursive: true });
});

it('keeps the texts of one command where another command has other texts', () => {
  const folders = ['one', 'other'].map((name) => mkdtempSync(path.join(tmpdir(), `sidejudge-${name}-`)));
  const roots = folders.map((folder) => {
    vi.stubEnv('CONTENT', folder);
    return contentRoot();
  });
  expect(roots.map((own) => realpathSync(path.join(own, 'content')))).toEqual(
    folders.map((folder) => realpathSync(folder)),
  );
  for (const folder of [...roots, ...folders]) rmSync(folder, { recursive: true });
});
