import { expect, test } from 'vitest';
import type { Language } from '../../schema/language.ts';
import { isNameFor } from './readable.ts';

const row = (url: string, langs: readonly Language[]) =>
  ({ url, langs, kind: 'clause', document: 'ipg', section: '2.3', length: 10 }) as const;
const asked = (reader: Language | undefined, rows: Parameters<typeof isNameFor>[1]) =>
  ['lifelink', '系命', '絆魂'].filter(isNameFor(reader, rows));

test('where all can be read in letters or in characters, only names in these are asked for', () => {
  const rows = [row('a', ['zh']), row('a', ['en']), row('b', ['ja']), row('b', ['en'])];
  expect(asked('en', rows)).toEqual(['lifelink']);
  expect(asked('zh', rows)).toEqual(['系命', '絆魂']);
});

test('a text that stands in others alone is looked for by all names', () => {
  expect(asked('en', [row('a', ['en']), row('b', ['ja'])])).toHaveLength(3);
  expect(asked('ja', [row('a', ['en'])])).toHaveLength(3);
  expect(asked(undefined, [row('a', ['en'])])).toHaveLength(3);
});
