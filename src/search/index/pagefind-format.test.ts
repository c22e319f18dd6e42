import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { expect, test } from 'vitest';
import { makePagefind } from './pagefind-build.ts';
import { readPagefind } from './pagefind-format.ts';

test('Pagefind knows the texts by their numbers', async () => {
  const { files, meta } = readPagefind(await makePagefind(['手 牌', '洗 牌']), 2);
  const [, pages] = readMeta(files.get(meta));
  expect(pages.map(([id]) => Number(id.slice(id.indexOf('_') + 1))).sort()).toEqual([0, 1]);
});

test.each<[string, (meta: Meta) => unknown[]]>([
  ['another version', ([, ...rest]) => ['2.0.0', ...rest]],
  ['a page too few', ([version, pages, ...rest]) => [version, pages.slice(1), ...rest]],
])('an index that Pagefind writes otherwise stops the build: %s', async (_, change) => {
  const made = await makePagefind(['手 牌', '洗 牌']);
  const { meta } = readPagefind(made, 2);
  const body = encode(change(readMeta(made.get(meta))));
  const other = new Map([...made, [meta, gzipSync(Buffer.concat([Buffer.from(signature), body]))]]);
  expect(() => readPagefind(other, 2)).toThrow('mend pagefind-format.ts');
});

const signature = 'pagefind_dcd';
type Meta = [version: string, pages: [id: string, words: number][], ...rest: unknown[]];
const readMeta = (bytes: Uint8Array | undefined): Meta =>
  decode(gunzipSync(bytes ?? new Uint8Array()).subarray(signature.length));
