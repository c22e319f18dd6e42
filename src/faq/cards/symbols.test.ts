import { expect, test } from 'vitest';
import { symbolsUsedIn } from './symbols.ts';

test('a page has each symbol once, with coordinates in whole numbers', () => {
  const html = '<use href="#mana-r"/><use href="#mana-2"/><use href="#mana-r"/>';
  const symbols = symbolsUsedIn(html);
  expect([...symbols.matchAll(/<symbol id="mana-([^"]+)"/gu)].map(([, id]) => id)).toEqual(['2', 'r']);
  const outlines = [...symbols.matchAll(/\bd="([^"]+)"/gu)].map(([, outline = '']) => outline);
  expect(outlines).toHaveLength(2);
  for (const outline of outlines) expect(outline).toMatch(/^m[^.]+$/iu);
});

test('a symbol of two colors has a glyph of each', () => {
  expect(symbolsUsedIn('<use href="#mana-w-u"/>').match(/scale\(/gu)).toHaveLength(2);
});
