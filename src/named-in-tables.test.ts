import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  readonly says: string;
  readonly where: readonly string[];
  readonly named: RegExp;
  /** Tables, words, and what is only printed. */
  readonly exceptions: RegExp;
}

const rules: readonly Rule[] = [
  {
    says: 'no program names a document: what depends on one comes from its row in content/documents.yml',
    where: ['src/**/*.{ts,astro,css}'],
    named: /\b(?:m10|ipg)\b/u,
    // What is printed in texts, and what messages give as an example.
    exceptions: /^src\/(?:authoring\/|schema\/address\.ts$)/u,
  },
  {
    says: 'no program decides by the name of a kind of documents: what kinds differ in is src/schema/document-kind.ts',
    where: ['src/**/*.{ts,astro}', 'scripts/**/*.ts'],
    // `guide` is also an ordinary word, and a route.
    named: /['"](?:set-faq|guide-annotated)['"]|\bkind\b[^;()]*['"]guide['"]/u,
    exceptions: /^src\/(?:schema\/document-kind\.ts$|authoring\/)|\/(?:elsewhere-)?words\.ts$/u,
  },
  {
    says: 'schema, build, records and scripts name no language: a new one is a row of src/schema/language.ts and scripts.ts, and words',
    where: ['src/{schema,pipeline,records}/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    // As a value, as a property, or as a key of anything but words.
    named: /'(?:zh|ja|en)'|\.(?:zh|ja|en)\b(?!\.)|\b(?:zh|ja|en): (?!['[])|(?:zh|ja|en)[|,](?:zh|ja|en)/u,
    exceptions: /^src\/schema\/(?:language|scripts)\.ts$|\/words\.ts$/u,
  },
];

test.each(rules)('$says', ({ where, named, exceptions }) => {
  const files = globSync([...where]).filter(
    (file) => !/\.(?:test|fixture)\.ts$|\/(?:fixtures|testing)\//u.test(file) && !exceptions.test(file),
  );
  expect(files).not.toEqual([]);
  const naming = files.flatMap((file) =>
    withoutExamples(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line) => (named.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});

/** Comments, and what schemas say of their fields, give examples. */
const withoutExamples = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gsu, '')
    .replace(/(?:^|\s)\/\/.*$/gmu, '')
    .replace(/\.describe\(\s*(['"]).*?(?<!\\)\1,?\s*\)/gsu, '');
