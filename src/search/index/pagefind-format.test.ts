import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { expect, test } from 'vitest';
import { signature } from './pagefind.ts';
import { makePagefind, readPagefind } from './pagefind-format.ts';
import { toChunk, writeWords } from './words.ts';

const made = await makePagefind(['手 牌 手', 'か が', '洗 牌']);

test('each word of an index has its texts and its positions in them', () => {
  const { words } = readPagefind(made, 3);
  const formsOf = (wanted: string) => words.find(({ word }) => word === wanted)?.forms;
  expect(formsOf('手')).toEqual([['手', [[0, [0, 2]]]]]);
  expect(formsOf('牌')).toEqual([['牌', [0, 2].map((text) => [text, [1]])]]);
  expect(formsOf('か')?.map(([form]) => form)).toEqual(['か', 'が']);
});

test('words that are read from our files have the format of Pagefind', () => {
  const word = { word: 'か', forms: [['か', [[200, [0, 70_000]]]] as const, ['が', [[3, [1]]]] as const] };
  expect(decode(toChunk(writeWords([word])))).toEqual([
    [['か', [[200, [-25, 0, 70_000], []]], [['が', [[3, [-25, 1], []]]]]]],
  ]);
});

test.each<[string, (meta: Meta) => unknown[]]>([
  ['another version', ([, ...rest]) => ['2.0.0', ...rest]],
  ['a page too few', ([version, pages, ...rest]) => [version, pages.slice(1), ...rest]],
])('an index with %s stops the build', (_, change) => {
  const file = [...made.keys()].find((path) => path.endsWith('.pf_meta')) ?? '';
  const meta: Meta = decode(gunzipSync(made.get(file) ?? '').subarray(signature.length));
  const body = gzipSync(Buffer.concat([Buffer.from(signature), encode(change(meta))]));
  expect(() => readPagefind(new Map([...made, [file, body]]), 3)).toThrow('Adapt pagefind-format.ts');
});

type Meta = [version: string, pages: [id: string, words: number][], ...rest: unknown[]];
