import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where languages are said one by one: their lists, and words. */
const exceptions = /^src\/schema\/language\.ts$|\/words\.ts$/u;

/** A language as a value, as a property, or as a key of anything but words. */
const spelt = /'(?:zh|ja|en)'|\.(?:zh|ja|en)\b(?!\.)|\b(?:zh|ja|en): (?!['[])|(?:zh|ja|en)[|,](?:zh|ja|en)/u;

test('schema, build, records and scripts name no language: a new one is a row of src/schema/language.ts, and words', () => {
  const files = globSync(['src/{schema,pipeline,records}/**/*.ts', 'scripts/**/*.{ts,mjs}']).filter(
    (file) => !/\.(?:test|fixture)\.ts$|\/(?:fixtures|testing)\//u.test(file) && !exceptions.test(file),
  );
  expect(files).not.toEqual([]);
  const naming = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line) => (spelt.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});

const withoutComments = (text: string): string =>
  text.replace(/\/\*.*?\*\//gsu, '').replace(/(?:^|\s)\/\/.*$/gmu, '');
