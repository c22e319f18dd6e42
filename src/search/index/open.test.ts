import { expect, test } from 'vitest';
import { type IndexFiles, openTexts, partsOf, type TextsHead } from './open.ts';
import { writeTable } from './table.ts';

const head: TextsHead = {
  parts: [
    ['card', 'hand', 'first'],
    ['library', 'zone', 'second'],
    ['か', '牌', 'third'],
  ],
  meta: 'meta',
  packs: [
    [0, 'a', 50],
    [1, 'b', 50],
  ],
  partSizes: [100, 100, 100],
  table: {
    url: ['ipg/2.3/', 'ipg/2.3/#definition-1'],
    kind: ['section', 'clause'],
    langs: ['zh ja en', 'zh'],
  },
};
const row = (text: string) => ({ titles: {}, passages: [{ text, lang: 'zh' }] });
const contents: Record<string, string> = {
  'packs/a.json': JSON.stringify([row('失误')]),
  'packs/b.json': JSON.stringify([row('抓牌')]),
  'words.txt': 'card hand',
};

/** Files of a host that fails for so many times when it is asked for one of them. */
function open(files: Record<string, string> = contents, failing = '', times = 0) {
  const loaded: string[] = [];
  const ahead: string[] = [];
  let failures = times;
  const host: IndexFiles = {
    load: (file) => {
      loaded.push(file);
      failures -= Number(file === failing);
      return file === failing && failures >= 0
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(new Response(files[file]));
    },
    openPagefind: async () => ({
      search: async (question) => ({
        results: question.includes('手') ? [{ id: '1', score: 2 }] : [],
      }),
      preload: async () => undefined,
    }),
    fetchAhead: async (file) => void ahead.push(file),
  };
  return { index: openTexts(host, head), loaded, ahead };
}

test.each([
  ['"card"', ['first']],
  ['"card zone"', ['first', 'second']],
  ['"手"', ['third']],
  ['"が"', ['third']],
  // Pagefind itself looks for what begins so.
  ['card', []],
])('the parts of the index that a question needs: %s', (question, parts) => {
  expect(partsOf(question, head)).toEqual(parts);
});

test('what Pagefind answers is the number of a record, whose part of the index is fetched first', async () => {
  const { index, ahead } = open();
  expect(await index.ask(['"手"'])).toEqual([{ row: index.rows[1], score: 2 }]);
  expect(ahead).toEqual(['index/third.pf_index']);
  expect(await index.ask(['"手"', '"card"'])).toEqual([]);
});

test('a record is what the table and its pack say; no file is asked for twice', async () => {
  const { index, loaded } = open();
  const [record] = await index.read(index.rows.slice(1));
  expect(record).toMatchObject({
    url: 'ipg/2.3/#definition-1',
    kind: 'clause',
    part: 'definition',
    passages: [{ text: '抓牌' }],
  });
  await index.read([...index.rows.slice(1), ...index.rows.slice(1)]);
  expect(loaded).toEqual(['packs/b.json']);
});

test('what did not come is asked for again', async () => {
  const { index } = open(contents, 'packs/b.json', 1);
  await expect(index.read(index.rows.slice(1))).rejects.toThrow('offline');
  expect(await index.read(index.rows.slice(1))).toHaveLength(1);
});

test.each([
  [0, 0, 0],
  [250, 1, 2],
  [400, 3, 2],
])(
  'of what is left as much is loaded as %d bytes hold, what the reader can read first',
  async (most, parts, packs) => {
    const { index, loaded, ahead } = open();
    await index.fetchRest(most, 'zh');
    expect(ahead).toHaveLength(parts);
    expect(loaded.filter((file) => file.startsWith('packs/'))).toHaveLength(packs);
  },
);

test('a record that the table would not give back is refused', () => {
  const place = { url: 'ipg/2.3/', document: 'ipg', section: '2.4', titles: {}, passages: [] } as const;
  expect(() => writeTable([{ ...place, kind: 'section' }])).toThrow('ipg/2.3/');
});
