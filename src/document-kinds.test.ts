import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where kinds are named: their table, what reads and writes each, and words. */
const exceptions = /^src\/schema\/document-kind\.ts$|^src\/authoring\/|\/(?:elsewhere-)?words\.ts$/u;

/** A kind as a value; `guide` is also an ordinary word, and a route. */
const named = /['"](?:set-faq|guide-annotated)['"]|\bkind\b[^;()]*['"]guide['"]/u;

test('no program decides by the name of a kind of documents: what kinds differ in is src/schema/document-kind.ts', () => {
  const files = globSync(['src/**/*.{ts,astro}', 'scripts/**/*.ts']).filter(
    (file) => !/\.(?:test|fixture)\.ts$|\/(?:fixtures|testing)\//u.test(file) && !exceptions.test(file),
  );
  expect(files).not.toEqual([]);
  const naming = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line) => (named.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});

const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gsu, '').replace(/(?:^|\s)\/\/.*$/gmu, '');
