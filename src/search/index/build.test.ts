import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { expect, test } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import { buildIndex } from './build.ts';
import type { SearchedContent } from './content.ts';
import { makePagefind } from './pagefind-build.ts';
import { readPagefind } from './pagefind-format.ts';
import { readTable, writeTable } from './table.ts';

const content: SearchedContent = {
  documents: [
    { id: 'ipg', kind: 'guide', titles: { zh: '', ja: '', en: '' }, abbreviation: 'IPG', prevails: 'en' },
    { id: 'm10', kind: 'set-faq', titles: { zh: '', ja: '', en: '' }, prevails: 'zh' },
  ],
  contents: [],
  sections: [],
  chapters: [],
  cards: [],
  facts: [
    cardFactSchema.parse({ slug: 'ponder', names: { en: 'Ponder', zh: '沉思', ja: '思案' } }),
    cardFactSchema.parse({ slug: 'brainstorm', names: { en: 'Brainstorm', zh: '脑力激荡' } }),
  ],
  terms: [],
  said: {},
  site: {},
  corrections: [],
  laterChanges: { changes: [] },
};

test('there are the files that the search loads, and none that nobody does', async () => {
  const files = await buildIndex(content);
  const paths = [...files.keys()]
    .map((path) =>
      path.replace(/[^./]*\.pf_|(?<=packs\/)[^.]*/u, (name) => (name.endsWith('.pf_') ? '*.pf_' : '*')),
    )
    .sort();
  expect(new Set(paths)).toEqual(
    new Set([
      'index/*.pf_index',
      'more-names.json',
      'more-names.en.json',
      'more-names.ja.json',
      'more-names.zh.json',
      'names.json',
      'packs/*.json',
      'pagefind-entry.json',
      'pagefind.js',
      'pagefind.*.pf_meta',
      'texts.json',
      'wasm.unknown.pagefind',
      'said.en.json',
      'said.ja.json',
      'said.zh.json',
      'words.txt',
    ]),
  );
});

test('the table says where a record stands, and its pack what it says', async () => {
  const files = await buildIndex(content);
  const table = readTable(JSON.parse(text(files, 'texts.json')).table);
  expect(table).toMatchObject([
    { url: 'm10/cards/#ponder', kind: 'card', document: 'm10', section: 'ponder', langs: ['zh', 'ja', 'en'] },
    { url: 'm10/cards/#brainstorm', section: 'brainstorm', langs: ['zh', 'en'] },
  ]);
  const pack = [...files.keys()].find((file) => file.startsWith('packs/')) ?? '';
  const [first] = JSON.parse(text(files, pack));
  expect(first.titles).toEqual({ en: 'Ponder', zh: '沉思', ja: '思案' });
});

test('a text without a word is no record', async () => {
  const facts = [...content.facts, cardFactSchema.parse({ slug: 'dots', names: { en: '…' } })];
  const files = await buildIndex({ ...content, facts });
  const table = readTable(JSON.parse(text(files, 'texts.json')).table);
  expect(table.map(({ section }) => section)).toEqual(['ponder', 'brainstorm']);
});

test('a record that the table would not give back is refused', () => {
  const place = { url: 'ipg/2.3/', document: 'ipg', section: '2.4', titles: {}, passages: [] } as const;
  expect(() => writeTable([{ ...place, kind: 'section' }])).toThrow('ipg/2.3/');
});

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

function text(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  return new TextDecoder().decode(files.get(name));
}
