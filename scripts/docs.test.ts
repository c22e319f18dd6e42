import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

// Paths in `content` are not checked: a file of decisions exists only once something is decided.
const paths = /`((?:src|scripts|tests|bench|docs)\/[\w./-]+)`/gu;
const names = /`([a-z][\w-]*\.ts)`/gu;
const links = /\]\((?!https?:)([^)#\s]+)[^)]*\)/gu;
const commands = /npm run (?:-s )?([\w:-]+)/gu;

const known = new Set(
  ['src', 'scripts', 'tests', 'bench'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file),
    ),
  ),
);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

it.each(['README.md', 'CONTRIBUTING.md', ...pages])('%s names only existing files and commands', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const named = (pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, name = '']) => name);
  const isMissing = (file: string) => !existsSync(path.join(root, file));
  expect(named(paths).filter(isMissing)).toEqual([]);
  expect(named(names).filter((name) => !known.has(name))).toEqual([]);
  expect(named(links).filter((link) => isMissing(path.join(path.dirname(page), link)))).toEqual([]);
  expect(named(commands).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
