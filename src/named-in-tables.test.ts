import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  readonly says: string;
  readonly where: readonly string[];
  readonly named: RegExp;
  readonly exceptions: RegExp;
}

const rules: readonly Rule[] = [
  {
    says: 'no program names a document: its properties are in its row of content/documents.yml',
    where: ['src/**/*.{ts,astro,css}'],
    named: /\b(?:m10|ipg)\b/u,
    // Words that texts print, and examples in messages.
    exceptions: /^src\/(?:authoring\/|schema\/address\.ts$)/u,
  },
  {
    says: 'no program compares the name of a kind: src/schema/document-kind.ts has the differences between kinds',
    where: ['src/**/*.{ts,astro}', 'scripts/**/*.ts'],
    // `guide` is also an ordinary word, and a route.
    named: /['"](?:set-faq|guide-annotated)['"]|\bkind\b[^;()]*['"]guide['"]/u,
    exceptions: /^src\/(?:schema\/document-kind\.ts$|authoring\/)|\/(?:elsewhere-)?words\.ts$/u,
  },
  {
    says: 'schema, pipeline, records and scripts name no language: language.ts and scripts.ts have a value for each',
    where: ['src/{schema,pipeline,records}/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    // As a value, a property, one of several in a pattern, or a key of anything but words and lists.
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

/** The code without comments and descriptions of fields, which have examples. */
const withoutExamples = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gsu, '')
    .replace(/(?:^|\s)\/\/.*$/gmu, '')
    .replace(/\.describe\(\s*(['"]).*?(?<!\\)\1,?\s*\)/gsu, '');
