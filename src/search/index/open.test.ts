import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { openTexts, type TextsHead } from './open.ts';
import { type Bindings, signature } from './pagefind.ts';
import { writeWords } from './words.ts';

const section: NameEntry = {
  url: 'ipg/2.3/',
  kind: 'section',
  document: 'ipg',
  section: '2.3',
  titles: {},
  anchors: ['definition-1'],
};
const names = { build: 'today', entries: [section] };
const head: TextsHead = {
  wordFiles: [
    { hash: 'first', size: 100, from: 'card', to: 'hand' },
    { hash: 'second', size: 100, from: '手', to: '牌' },
  ],
  packs: [
    [0, 'a', 50],
    [1, 'b', 50],
  ],
  table: { names: 'today', shapes: ['zh', 'zh ja en'], places: [1, 0], others: [] },
};
const pack = (text: string) => JSON.stringify([{ titles: {}, passages: [{ text, lang: 'zh' }] }]);
const words = new Uint8Array(gzipSync(writeWords([{ word: '手', forms: [['手', [[0, [1]]]]] }])));
const contents: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'packs/a.json': pack('抓牌'),
  'packs/b.json': pack('失误'),
  'index/first.pf_index': words,
  'index/second.pf_index': words,
};
const bindings: Bindings = {
  default: async () => undefined,
  init_pagefind: () => 1,
  load_index_chunk: () => 1,
  search: (_, term) => JSON.stringify({ results: term === '手' ? [{ p: '0', s: 2 }] : [] }),
};

/** Opens an index. If `isFailing`, the first request for a file fails. */
function open(isFailing = false) {
  const loaded: string[] = [];
  const load = (file: string) => {
    loaded.push(file);
    return isFailing && loaded.length === 1
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(new Response(contents[file]));
  };
  const program = new Response(new Uint8Array(gzipSync(signature)));
  const index = openTexts(load, [Promise.resolve(bindings), Promise.resolve(program)], head, names);
  return { index, loaded };
}

test('answers are rows of the table, whose records are read from packs; each file is loaded once', async () => {
  const { index, loaded } = open();
  const [row] = index.rows;
  expect(await index.ask(['"手"'])).toEqual([{ row, score: 2 }]);
  expect(await index.ask(['"手"', '"card"'])).toEqual([]);
  expect(await index.read(row ? [row, row] : [])).toMatchObject(
    Array(2).fill({ url: 'ipg/2.3/#definition-1', part: 'definition', passages: [{ text: '抓牌' }] }),
  );
  expect(loaded).toEqual(['index/second.pf_index', 'index/first.pf_index', 'packs/a.json']);
});

test('a file that could not be loaded is requested again', async () => {
  const { index } = open(true);
  await expect(index.read(index.rows.slice(0, 1))).rejects.toThrow('offline');
  expect(await index.read(index.rows.slice(0, 1))).toHaveLength(1);
});

test.each([
  [0, []],
  [150, ['index/second.pf_index', 'packs/a.json']],
  [300, ['index/first.pf_index', 'index/second.pf_index', 'packs/a.json', 'packs/b.json']],
])('at most %d bytes are preloaded, those of the reader’s language first', async (size, files) => {
  const { index, loaded } = open();
  await index.fetchRest(size, 'zh');
  expect(loaded.toSorted()).toEqual(files);
});

test('names of another build than the index are refused', () => {
  const program = Promise.reject(new Error('offline'));
  program.catch(() => undefined);
  const other = { ...names, build: '' };
  expect(() => openTexts(async () => new Response(), [program, program], head, other)).toThrow(
    'different builds',
  );
});
