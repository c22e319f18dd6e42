import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from './schema/language.ts';
import { fill, words } from './schema/words.ts';

// Tests the words of the interface (`schema/words.ts`). The type checker finds missing languages.

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:ts|astro)$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file));
const code = new Map(files.map((file) => [file, readFileSync(path.join('src', file), 'utf8')]));
const topics = await Promise.all(
  files
    .filter((file) => code.get(file)?.includes('= words({'))
    .map(async (file) =>
      Object.entries<Record<string, Tree>>(await import(`./${file}`)).map(([name, byLanguage]) => ({
        file,
        name,
        byLanguage,
      })),
    ),
).then((found) => found.flat());

test('the words are found', () => {
  expect(topics.length).toBeGreaterThan(20);
});

describe.each(topics)('$name of $file', ({ byLanguage }) => {
  const [first = {}, ...others] = interfaceLanguages.map((lang) => byLanguage[lang] ?? {});

  test('have the same placeholders in every language', () => {
    for (const other of others) expect(blanksOf(other)).toEqual(blanksOf(first));
  });
});

test('every word is used', () => {
  const all = [...code.values()].join('\n');
  // `t.title`, `{ title }` or `'title'`, but not the word itself, `title: {`.
  const isUsed = (key: string) => new RegExp(`(?:\\.|[{,]\\s*|')${key}\\b(?!:)`, 'u').test(all);
  const keys = topics.flatMap(({ file, byLanguage }) =>
    Object.keys(byLanguage.en ?? {}).map((key) => ({ file, key })),
  );
  expect(keys.filter(({ key }) => !isUsed(key))).toEqual([]);
});

test('placeholders are filled, and a number chooses singular or plural', () => {
  expect(fill('{name}: {count} {count|card|cards}', { name: 'IPG', count: 2 })).toBe('IPG: 2 cards');
  expect(fill('{count} {count|card|cards}', { count: 1 })).toBe('1 card');
});

test('a word can be a list, and a group can have languages as keys', () => {
  const { ja } = words({
    names: { zh: { zh: '中文', ja: '中国語', en: 'Chinese' } },
    list: { zh: ['（'], ja: ['「'], en: ['('] },
  });
  expect(ja).toEqual({ names: { zh: '中国語' }, list: ['「'] });
});

/** `blanksOf({ counts: { cards: '{count} cards' } }) // => { 'counts.cards': ['count'] }` */
function blanksOf(tree: Tree, above = ''): Record<string, string[]> {
  const parts = Object.entries(tree).map(([key, value]) => {
    if (typeof value === 'object' && !Array.isArray(value)) return blanksOf(value as Tree, `${above}${key}.`);
    const blanks = [...String(value).matchAll(/\{([a-z]\w*)/gu)].map(([, blank = '']) => blank);
    return blanks.length > 0 ? { [above + key]: [...new Set(blanks)].sort() } : {};
  });
  return Object.assign({}, ...parts);
}
