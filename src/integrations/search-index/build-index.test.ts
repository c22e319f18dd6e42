import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import type { SearchedContent } from '../../search/texts/records.ts';
import { buildIndex } from './build-index.ts';

const none = { names: 1_000_000, texts: 0 };
const content: SearchedContent = {
  sections: [],
  chapters: [],
  cards: [],
  facts: [
    cardFactSchema.parse({ slug: 'ponder', names: { en: 'Ponder', zh: '沉思', ja: '思案' } }),
    cardFactSchema.parse({ slug: 'brainstorm', names: { en: 'Brainstorm', zh: '脑力激荡' } }),
  ],
  terms: [],
  corrections: [],
};

test('few texts are in one file with an index of Pagefind beside it, many in an index in files', async () => {
  const few = await buildIndex(content);
  const many = await buildIndex(content, none);
  expect(read(few, 'texts.json').records).toHaveLength(2);
  expect([...few.keys()]).toEqual(expect.arrayContaining(['pagefind.js', 'pagefind-entry.json']));
  expect([...few.keys()].filter((path) => /ui|highlight|worker/u.test(path))).toEqual([]);
  expect(read(many, 'texts.json').records).toBeUndefined();
  expect([...many.keys()].filter((path) => /pagefind/u.test(path))).toEqual([]);
});

test('a fragment of Pagefind holds the record itself', async () => {
  const files = await buildIndex(content);
  const fragments = [...files].filter(([path]) => path.startsWith('fragment/'));
  const records = fragments.map(([, bytes]) => {
    const text = gunzipSync(bytes).toString('utf8');
    return JSON.parse(JSON.parse(text.slice(text.indexOf('{'))).meta.record);
  });
  expect(records.map(({ url }) => url).sort()).toEqual(['m10/cards/#brainstorm', 'm10/cards/#ponder']);
});

test('every record is in one file of several, and there is nothing that is not used', async () => {
  const files = await buildIndex(content, none);
  const records = [...files]
    .filter(([path]) => path.startsWith('fragment/'))
    .flatMap(([, bytes]) => JSON.parse(new TextDecoder().decode(bytes)));
  expect(records.map(({ url }) => url).sort()).toEqual(['m10/cards/#brainstorm', 'm10/cards/#ponder']);
  const others = [...files.keys()].filter((path) => !/^(?:fragment|index)\//u.test(path)).sort();
  expect(others).toEqual(['names.json', 'texts.json']);
});

test.each([0, 1_000_000])('the same content gives the same bytes (%d)', async (most) => {
  const limits = { names: most, texts: most };
  const [first, second] = [await buildIndex(content, limits), await buildIndex(content, limits)];
  expect([...second]).toEqual([...first]);
});

test.each([0, 1_000_000])('names and texts say of which build they are (%d)', async (most) => {
  const limits = { names: most, texts: most };
  const files = await buildIndex(content, limits);
  const { version } = read(files, 'names.json');
  expect(version).toMatch(/^[0-9a-f]{8}$/u);
  expect(read(files, 'texts.json').version).toBe(version);
});

test('other content gives another version', async () => {
  const changed = { ...content, facts: content.facts.slice(1) };
  const [first, second] = [await buildIndex(content), await buildIndex(changed)];
  expect(read(second, 'names.json').version).not.toBe(read(first, 'names.json').version);
});

test('many names are in several files, which the first one tells apart', async () => {
  const files = await buildIndex(content, { names: 0, texts: 0 });
  expect(Object.keys(JSON.parse(new TextDecoder().decode(files.get('names.json')))).sort()).toEqual([
    'han',
    'pinyin',
    'separators',
    'version',
  ]);
  expect(new TextDecoder().decode(files.get('names/0.json'))).toContain('Brainstorm');
});

function read(files: ReadonlyMap<string, Uint8Array>, name: string): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(files.get(name)));
}
