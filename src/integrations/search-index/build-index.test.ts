import { expect, test } from 'vitest';
import { cardFactSchema } from '../../schema/card.ts';
import type { SearchedContent } from '../../search/records.ts';
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

test('few texts are in one file as well, many only in the index', () => {
  const few = buildIndex(content);
  const many = buildIndex(content, none);
  expect(few.manifest.texts).toBe('records.json');
  expect(few.files.has('records.json')).toBe(true);
  expect(many.manifest.texts).toBeUndefined();
  expect([...many.files.keys()].sort()).toEqual(
    [...few.files.keys()].filter((path) => path !== 'records.json').sort(),
  );
});

test('every record is in one file of several, and there is nothing that is not used', () => {
  const { files } = buildIndex(content, none);
  const records = [...files]
    .filter(([path]) => path.startsWith('fragment/'))
    .flatMap(([, bytes]) => JSON.parse(new TextDecoder().decode(bytes)));
  expect(records.map(({ url }) => url).sort()).toEqual(['m10/cards/#brainstorm', 'm10/cards/#ponder']);
  const others = [...files.keys()].filter((path) => !/^(?:fragment|index)\//u.test(path)).sort();
  expect(others).toEqual(['directory.json', 'names.json']);
});

test.each([0, 1_000_000])('the same content gives the same bytes (%d)', (most) => {
  const limits = { names: most, texts: most };
  const [first, second] = [buildIndex(content, limits), buildIndex(content, limits)];
  expect([...second.files]).toEqual([...first.files]);
  expect(second.manifest).toEqual(first.manifest);
});

test('other content gives another version', () => {
  const changed = { ...content, facts: content.facts.slice(1) };
  const [first, second] = [buildIndex(content), buildIndex(changed)];
  expect(second.manifest.version).not.toBe(first.manifest.version);
});

test('many names are in several files, which the first one tells apart', () => {
  const { files } = buildIndex(content, { names: 0, texts: 0 });
  expect(Object.keys(JSON.parse(new TextDecoder().decode(files.get('names.json')))).sort()).toEqual([
    'han',
    'pinyin',
    'separators',
  ]);
  expect(new TextDecoder().decode(files.get('names/0.json'))).toContain('Brainstorm');
});
