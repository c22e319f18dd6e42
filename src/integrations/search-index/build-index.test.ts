import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import type { SearchedContent } from '../../search/records.ts';
import { buildIndex } from './build-index.ts';

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

test('few texts are in one file as well, many only in the index', async () => {
  const few = await buildIndex(content);
  const many = await buildIndex(content, 0);
  expect(few.manifest.texts).toBe('records.json');
  expect(few.files.has('records.json')).toBe(true);
  expect(many.manifest.texts).toBeUndefined();
  expect([...many.files.keys()].sort()).toEqual(
    [...few.files.keys()].filter((path) => path !== 'records.json').sort(),
  );
});

test('the index has a fragment for each record that holds the record, and nothing that is not used', async () => {
  const { files, manifest } = await buildIndex(content, 0);
  const fragments = [...files].filter(([path]) => path.startsWith('fragment/'));
  const records = fragments.map(([, bytes]) => {
    const fragment = JSON.parse(
      gunzipSync(bytes)
        .toString('utf8')
        .replace(/^pagefind_dcd/u, ''),
    );
    expect(fragment.content).toBe('');
    return JSON.parse(fragment.meta.record);
  });
  expect(records.map(({ url }) => url).sort()).toEqual(['m10/cards/#brainstorm', 'm10/cards/#ponder']);
  const others = [...files.keys()].filter((path) => !/^(?:fragment|index)\//u.test(path)).sort();
  expect(others).toEqual(
    ['names.json', 'pagefind-entry.json', 'pagefind.js', manifest.meta, 'wasm.unknown.pagefind'].sort(),
  );
});

test.each([0, 150_000])('the same content gives the same bytes (%d)', async (most) => {
  const [first, second] = [await buildIndex(content, most), await buildIndex(content, most)];
  expect([...second.files]).toEqual([...first.files]);
  expect(second.manifest).toEqual(first.manifest);
});

test('other content gives another version', async () => {
  const changed = { ...content, facts: content.facts.slice(1) };
  const [first, second] = [await buildIndex(content), await buildIndex(changed)];
  expect(second.manifest.version).not.toBe(first.manifest.version);
});
