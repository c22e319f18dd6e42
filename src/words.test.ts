import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from './schema/language.ts';
import { fill, words } from './schema/words.ts';

// The words of the interface: see `schema/words.ts`. That no language lacks one, the types say.

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:ts|astro)$/u.test(file) && !/\.(?:test|fixture)\.ts$/u.test(file));
const code = new Map(files.map((file) => [file, readFileSync(path.join('src', file), 'utf8')]));
const topics = await Promise.all(
  files
    .filter((file) => code.get(file)?.includes('= words({'))
    .map(async (file) =>
      Object.entries<Record<string, Tree>>(await import(`./${file}`)).map(([name, said]) => ({
        file,
        name,
        said,
      })),
    ),
).then((found) => found.flat());

test('they are found', () => {
  expect(topics.length).toBeGreaterThan(20);
});

describe.each(topics)('$name of $file', ({ file, name, said }) => {
  const [first = {}, ...others] = interfaceLanguages.map((lang) => said[lang] ?? {});

  test('have the same blanks in every language', () => {
    for (const other of others) expect(blanksOf(other)).toEqual(blanksOf(first));
  });

  test('are all used', () => {
    const users = usersOf(file);
    // Some are names for the values of something, like the parts of a section, or all go to one user.
    const isWhole = new RegExp(`\\b${name}\\[(?:lang|column)\\][[,)}]`, 'u').test(users);
    expect(isWhole ? [] : unusedIn(first, users)).toEqual([]);
  });
});

test('blanks are filled, and a number chooses the form of its word', () => {
  expect(fill('{name}: {count} {count|card|cards}', { name: 'IPG', count: 2 })).toBe('IPG: 2 cards');
  expect(fill('{count} {count|card|cards}', { count: 1 })).toBe('1 card');
});

test('a word may be a list, and a group have languages for its keys', () => {
  const { ja } = words({
    names: { zh: { zh: '中文', ja: '中国語', en: 'Chinese' } },
    list: { zh: ['（'], ja: ['「'], en: ['('] },
  });
  expect(ja).toEqual({ names: { zh: '中国語' }, list: ['「'] });
});

/** The code of what lies beside a file with words or imports it. */
function usersOf(file: string): string {
  return [...code]
    .filter(([user, text]) => {
      const room = path.posix.dirname(user);
      if (user === file) return false;
      if (room === path.posix.dirname(file)) return true;
      return [...text.matchAll(/from '(\.[^']+)'/gu)].some(
        ([, to = '']) => path.posix.join(room, to) === file,
      );
    })
    .map(([, text]) => text)
    .join('\n');
}

/** Words that are neither named after a dot nor taken out of their group; a group that is used by a variable key is used whole. */
function unusedIn(tree: Tree, users: string, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const name = key.replaceAll('-', '\\-');
    const isTaken = new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\} = `, 'u').test(users);
    const isNamed = isTaken || new RegExp(`\\.${name}\\b`, 'u').test(users);
    if (!isNamed) return [above + key];
    const isWhole = isTaken || new RegExp(`\\.${name}\\b(?!\\??\\.\\w)`, 'u').test(users);
    return isWhole || typeof value === 'string' || Array.isArray(value)
      ? []
      : unusedIn(value as Tree, users, `${above}${key}.`);
  });
}

/** `{ 'counts.cards': ['count'] }` */
function blanksOf(tree: Tree, above = ''): Record<string, string[]> {
  const parts = Object.entries(tree).map(([key, value]) => {
    if (typeof value === 'object' && !Array.isArray(value)) return blanksOf(value as Tree, `${above}${key}.`);
    const blanks = [...String(value).matchAll(/\{([a-z]\w*)/gu)].map(([, blank = '']) => blank);
    return blanks.length > 0 ? { [above + key]: [...new Set(blanks)].sort() } : {};
  });
  return Object.assign({}, ...parts);
}
