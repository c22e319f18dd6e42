import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Imports go one way (docs/architecture.md). The linter finds cycles between files.

/** The rooms of the site. Of these, a room imports only rooms of earlier rows. */
const site = [
  ['site'],
  ['text'],
  ['search', 'data'],
  ['reader'],
  ['guide', 'faq'],
  ['lists'],
  ['home', 'offline'],
  ['layout'],
  ['markdown', 'linker'],
  ['build', 'pages'],
];

/** What each room may import, besides itself. */
const rooms: Record<string, readonly string[]> = {
  schema: [],
  hosting: [],
  pipeline: ['schema'],
  authoring: ['schema', 'pipeline', 'search/names'],
  records: ['schema', 'pipeline', 'search/text'],
  ...Object.fromEntries(
    site.flatMap((row, index) =>
      row.map((room) => [room, ['schema', 'hosting', 'records', ...site.slice(0, index).flat()]]),
    ),
  ),
};

/** The folders of some rooms. A folder imports none of the folders after it. */
const orders = {
  search: ['text', 'names', 'cite', 'index', 'query', 'ui'],
  'search/query': ['exact', 'intent', 'results'],
  pipeline: ['text', 'marked-text', 'join', 'inline', 'references', 'emit'],
  authoring: [
    'read/lines',
    'files',
    'compare',
    'read/guide',
    'read/set-faq',
    'align',
    'write',
    'cards',
    'plan',
    'differences',
    'translate',
  ],
};

/** Rooms that import neither modules of Node.js nor Astro, and the files that may. */
const pure = ['schema', 'pipeline', 'authoring', 'search'];
const impure = ['search/index/build.ts', 'search/index/pagefind-format.ts'];

const codeOf = (file: string) => readFileSync(path.join('src', file), 'utf8');
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:ts|astro)$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file));
const imports = files.flatMap((file) => {
  return [...codeOf(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'?]+)/gu)].map(([, specifier = '']) => ({
    file,
    to: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    isOwn: specifier.startsWith('.'),
  }));
});
const own = imports.filter(({ isOwn }) => isOwn);
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

test.each(Object.entries(rooms))('%s imports no room but itself and %j', (room, allowed) => {
  const astray = own.filter(
    ({ file, to }) => isIn(file, room) && ![room, ...allowed].some((folder) => isIn(to, folder)),
  );
  expect(astray).toEqual([]);
});

test('every folder of src is a room', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(rooms).sort());
});

test.each(Object.entries(orders))('a folder of %s imports none of those after it: %j', (room, folders) => {
  const astray = own.filter(({ file, to }) => {
    const at = folders.findIndex((folder) => isIn(file, `${room}/${folder}`));
    return at >= 0 && folders.slice(at + 1).some((folder) => isIn(to, `${room}/${folder}`));
  });
  expect(astray).toEqual([]);
});

test.each(pure)('%s imports neither modules of Node.js nor Astro', (room) => {
  const touching = imports.filter(
    ({ file, to }) => isIn(file, room) && !impure.includes(file) && /^(?:node:|astro(?:[:/]|$))/u.test(to),
  );
  expect(touching).toEqual([]);
});

describe('file names say where code runs', () => {
  const programs = files.filter((file) => file.endsWith('.ts'));
  const inBrowser = (file: string) => /\.browser\.ts$|(?:^|\/)early\.ts$/u.test(file);

  test('only `*.browser.ts` and `early.ts` touch the page', () => {
    const page =
      /(?<![.\w`])(?:(?:window|navigator|localStorage|sessionStorage|history|location)\.\w|document\.(?:querySelector|documentElement|createElement|head|body|getElementById|addEventListener))/u;
    const touching = programs.filter((file) => !inBrowser(file) && page.test(codeOf(file)));
    // `location` of a worker is its own.
    expect(touching.filter((file) => file !== 'offline/worker.ts')).toEqual([]);
  });

  test('other `.ts` files import only types from `*.browser.ts`', () => {
    const taking = programs.filter((file) => {
      const code = codeOf(file).replace(/import type [^;]+;/gu, '');
      return !inBrowser(file) && /(?:from|import)\s*\(?\s*'[^']+\.browser\.ts'/u.test(code);
    });
    expect(taking).toEqual([]);
  });
});
