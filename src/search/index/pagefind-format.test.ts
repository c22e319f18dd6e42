import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { expect, test } from 'vitest';
import { signature } from './pagefind.ts';
import { makePagefind } from './pagefind-build.ts';
import { readPagefind } from './pagefind-format.ts';
import { toChunk, writeWords } from './words.ts';

const made = await makePagefind(['手 牌 手', 'か が', '洗 牌']);

test('the words of an index have the numbers of their texts and the places in them', () => {
  const { words } = readPagefind(made, 3);
  expect(words.find(({ word }) => word === '手')?.forms).toEqual([['手', [[0, [0, 2]]]]]);
  expect(words.find(({ word }) => word === '牌')?.forms).toEqual([
    [
      '牌',
      [
        [0, [1]],
        [2, [1]],
      ],
    ],
  ]);
  expect(words.find(({ word }) => word === 'か')?.forms.map(([form]) => form)).toEqual(['か', 'が']);
});

test('Pagefind gets the words as it wrote them', () => {
  const word = { word: 'か', forms: [['か', [[200, [0, 70_000]]]] as const, ['が', [[3, [1]]]] as const] };
  expect(decode(toChunk(writeWords([word])))).toEqual([
    [['か', [[200, [-25, 0, 70_000], []]], [['が', [[3, [-25, 1], []]]]]]],
  ]);
});

test.each<[string, (meta: Meta) => unknown[]]>([
  ['another version', ([, ...rest]) => ['2.0.0', ...rest]],
  ['a page too few', ([version, pages, ...rest]) => [version, pages.slice(1), ...rest]],
])('an index that Pagefind writes otherwise stops the build: %s', (_, change) => {
  const file = [...made.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
  const meta: Meta = decode(gunzipSync(made.get(file) ?? '').subarray(signature.length));
  const body = gzipSync(Buffer.concat([Buffer.from(signature), encode(change(meta))]));
  expect(() => readPagefind(new Map([...made, [file, body]]), 3)).toThrow('Adapt pagefind-format.ts');
});

type Meta = [version: string, pages: [id: string, words: number][], ...rest: unknown[]];
