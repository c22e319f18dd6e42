import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// Imports go one way: docs/architecture.md says why. Circles between files are the linter's.

/** The rooms of the site, each of which imports only those before it; what stands in one line is side by side. */
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

/** Folders of a room, each of which imports only those before it. */
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

/** Rooms without files, clock, network or Astro, and what in them is not. */
const pure = ['schema', 'pipeline', 'authoring', 'search'];
const impure = ['search/index/build.ts', 'search/index/pagefind-format.ts', 'search/index/pagefind-build.ts'];

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:ts|astro)$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file))
  .flatMap((file) => {
    const code = readFileSync(path.join('src', file), 'utf8');
    return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'?]+)/gu)].map(([, specifier = '']) => ({
      file,
      to: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
      isOwn: specifier.startsWith('.'),
    }));
  });
const own = imports.filter(({ isOwn }) => isOwn);
const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);

test.each(Object.entries(rooms))('%s imports no room but %j', (room, allowed) => {
  const astray = own.filter(
    ({ file, to }) => isIn(file, room) && ![room, ...allowed].some((folder) => isIn(to, folder)),
  );
  expect(astray).toEqual([]);
});

test('every folder of src is a room', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(rooms).sort());
});

test.each(Object.entries(orders))('a folder of %s imports only those before it: %j', (room, folders) => {
  const astray = own.filter(({ file, to }) => {
    const at = folders.findIndex((folder) => isIn(file, `${room}/${folder}`));
    return at >= 0 && folders.slice(at + 1).some((folder) => isIn(to, `${room}/${folder}`));
  });
  expect(astray).toEqual([]);
});

test.each(pure)('%s touches no files, clock, network or Astro', (room) => {
  const touching = imports.filter(
    ({ file, to }) => isIn(file, room) && !impure.includes(file) && /^(?:node:|astro(?:[:/]|$))/u.test(to),
  );
  expect(touching).toEqual([]);
});

describe('file names say where code runs', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/u.test(file));
  const inBrowser = (file: string) => /\.browser\.ts$|(?:^|\/)early\.ts$/u.test(file);

  test('only `*.browser.ts` and `early.ts` touch the page', () => {
    const page =
      /(?<![.\w`])(?:(?:window|navigator|localStorage|sessionStorage|history|location)\.\w|document\.(?:querySelector|documentElement|createElement|head|body|getElementById|addEventListener))/u;
    const touching = files.filter(
      (file) => !inBrowser(file) && page.test(readFileSync(path.join('src', file), 'utf8')),
    );
    // The worker has no page; what it needs it has from its own scope.
    expect(touching.filter((file) => file !== 'offline/worker.ts')).toEqual([]);
  });

  test('what does not run there takes no more than types from them', () => {
    const taking = files
      .filter((file) => !inBrowser(file))
      .filter((file) => {
        const code = readFileSync(path.join('src', file), 'utf8').replace(/import type [^;]+;/gu, '');
        return /(?:from|import)\s*\(?\s*'[^']+\.browser\.ts'/u.test(code);
      });
    expect(taking).toEqual([]);
  });
});
