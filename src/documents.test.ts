import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the names of documents are what is said, and decide nothing. */
const exceptions = [
  // What is printed in texts, and what messages give as an example.
  /^src\/authoring\//u,
  /^src\/(?:pipeline\/pointers|schema\/retired)\.ts$/u,
];

test('no program names a document: what depends on one comes from its row in content/documents.yml', () => {
  const files = globSync('src/**/*.{ts,astro,css}').filter(
    (file) =>
      !/\.(?:test|fixture)\.ts$|\/(?:fixtures|testing)\//u.test(file) &&
      !exceptions.some((exception) => exception.test(file)),
  );
  expect(files).not.toEqual([]);
  const naming = files.filter((file) => /\b(?:m10|ipg)\b/u.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(naming).toEqual([]);
});

/** Comments, and what schemas say of their fields, give addresses as examples. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gsu, '')
    .replace(/(?:^|\s)\/\/.*$/gmu, '')
    .replace(/\.describe\(\s*(['"]).*?(?<!\\)\1,?\s*\)/gsu, '');
