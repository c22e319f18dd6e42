import { expect, test } from 'vitest';
import { partIds, partOfFile, partsOf } from './part.ts';

test('a choice is what all pages share, the pages of each language, and its documents', () => {
  expect(partsOf({ languages: ['zh', 'en'], documents: ['m10'] })).toEqual([
    'shell',
    'zh',
    'zh-m10',
    'en',
    'en-m10',
  ]);
  expect(partsOf({ languages: [], documents: ['ipg'] })).toEqual(['shell']);
  expect(partIds).toHaveLength(10);
});

test.each([
  ['index.html', 'shell'],
  ['404.html', 'shell'],
  ['favicon.svg', 'shell'],
  ['_astro/page.abc.js', 'shell'],
  ['_astro/drawing.abc.png', 'shell'],
  ['zh/index.html', 'zh'],
  ['ja/search.json', 'ja'],
  ['en/terms/index.html', 'en'],
  ['ja/ipg/2.3/index.html', 'ja-ipg'],
  ['zh/m10/cards/clone/index.html', 'zh-m10'],
  ['social/site.png', null],
  ['favicon.ico', null],
  ['zh/mtr/1.1/index.html', 'zh'],
  // Also a reader of another language comes to these.
  ['zh/offline/index.html', 'shell'],
  ['ja/offline/not-stored/index.html', 'shell'],
  ['pagefind/names.json', 'shell'],
  ['pagefind/names/12.json', 'shell'],
  ['pagefind/texts.json', 'shell'],
  ['pagefind/fragment/und_1.pf_fragment', null],
  ['data/ipg/2.3.json', null],
  ['data/m10/cards.json', null],
  ['data/m10/cards/clone.json', 'shell'],
  ['ja/terms.json', 'ja'],
  ['hant.json', 'shell'],
  ['offline/release.json', null],
  ['sw.js', null],
  ['screenshot.png', null],
  ['icons/512.png', null],
  ['zh/opensearch.xml', null],
  ['zh/manifest.webmanifest', null],
  ['sitemap.xml', null],
  ['_headers', null],
])('%s belongs to %s', (path, part) => {
  expect(partOfFile(path, true)).toBe(part);
});

test('without one file of texts, the search needs the whole index', () => {
  expect(partOfFile('pagefind/fragment/und_1.pf_fragment', false)).toBe('shell');
});
