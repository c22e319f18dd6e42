import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { openTexts, type TextsHead } from './open.ts';
import { type Bindings, signature } from './pagefind.ts';
import { writeWords } from './words.ts';

const section: NameEntry = {
  ...{ url: 'ipg/2.3/', kind: 'section', document: 'ipg', section: '2.3', titles: {} },
  anchors: ['definition-1'],
};
const names = { build: 'today', entries: [section] };
const file = (hash: string, from: string, to: string) => ({ hash, size: 100, from, to });
const head: TextsHead = {
  wordFiles: [file('first', 'card', 'hand'), file('second', '手', '牌')],
  packs: [
    [0, 'a', 50],
    [1, 'b', 50],
  ],
  table: { names: 'today', shapes: ['zh', 'zh ja en'], places: '"!', others: [] },
};
const row = (text: string) => ({ titles: {}, passages: [{ text, lang: 'zh' }] });
const words = gzipSync(writeWords([{ word: '手', forms: [['手', [[0, [1]]]]] }]));
const contents: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'packs/a.json': JSON.stringify([row('抓牌')]),
  'packs/b.json': JSON.stringify([row('失误')]),
  'index/first.pf_index': new Uint8Array(words),
  'index/second.pf_index': new Uint8Array(words),
};

/** Files of a host that fails for so many times when it is asked for one of them. */
function open(failing = '', times = 0) {
  const loaded: string[] = [];
  let failures = times;
  const load = (file: string) => {
    loaded.push(file);
    failures -= Number(file === failing);
    return file === failing && failures >= 0
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(new Response(contents[file]));
  };
  const bindings: Bindings = {
    default: async () => undefined,
    init_pagefind: () => 1,
    load_index_chunk: () => 1,
    search: (_, term) => JSON.stringify({ results: term === '手' ? [{ p: '0', s: 2 }] : [] }),
  };
  const program = new Response(new Uint8Array(gzipSync(signature)));
  const index = openTexts(load, [Promise.resolve(bindings), Promise.resolve(program)], head, names);
  return { index, loaded };
}

test('what Pagefind answers is the number of a record; each file with its words is asked for once', async () => {
  const { index, loaded } = open();
  expect(await index.ask(['"手"'])).toEqual([{ row: index.rows[0], score: 2 }]);
  expect(await index.ask(['"手"', '"card"'])).toEqual([]);
  expect(loaded).toEqual(['index/second.pf_index', 'index/first.pf_index']);
});

test('a record is what the table and its pack say; no file is asked for twice', async () => {
  const { index, loaded } = open();
  const [record] = await index.read(index.rows.slice(0, 1));
  expect(record).toMatchObject({
    url: 'ipg/2.3/#definition-1',
    kind: 'clause',
    part: 'definition',
    passages: [{ text: '抓牌' }],
  });
  await index.read([...index.rows.slice(0, 1), ...index.rows.slice(0, 1)]);
  expect(loaded).toEqual(['packs/a.json']);
});

test('what did not come is asked for again', async () => {
  const { index } = open('packs/a.json', 1);
  await expect(index.read(index.rows.slice(0, 1))).rejects.toThrow('offline');
  expect(await index.read(index.rows.slice(0, 1))).toHaveLength(1);
});

test.each([
  [0, []],
  [150, ['index/second.pf_index', 'packs/a.json']],
  [300, ['index/second.pf_index', 'packs/a.json', 'packs/b.json', 'index/first.pf_index']],
])(
  'of what is left as much is loaded as %d bytes hold, what the reader can read first',
  async (size, files) => {
    const { index, loaded } = open();
    await index.fetchRest(size, 'zh');
    expect(loaded.toSorted()).toEqual(files.toSorted());
  },
);

test('names of another build than the index are refused', () => {
  const program = Promise.reject(new Error('offline'));
  program.catch(() => undefined);
  expect(() =>
    openTexts(async () => new Response(), [program, program], head, { ...names, build: '' }),
  ).toThrow('different builds');
});
