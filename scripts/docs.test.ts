import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

// Not asked of `content`: what nobody has decided yet has no file there.
const paths = /`((?:src|scripts|tests|bench|docs)\/[\w./-]+)`/gu;
const names = /`([a-z][\w-]*\.ts)`/gu;

const known = new Set(
  ['src', 'scripts', 'tests', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => basename(file)),
  ),
);
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

it.each(['CONTRIBUTING.md', ...pages])('%s names files that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = (pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name);
  expect(named(paths).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(named(names).filter((name) => !known.has(name))).toEqual([]);
});
