import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorNames } from '../schema/site.ts';
import { colorTokens, toColorStyle } from './color-tokens.ts';
import { findFaintColors } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = colorTokens(css);

test('texts and edges of controls have enough contrast', () => {
  expect(findFaintColors(tokens)).toEqual([]);
});

test('the colors of a site replace those of tokens.css', () => {
  expect(Object.keys(tokens)).toEqual([...colorNames]);
  const own = { action: { light: '#c0c0c0', dark: '#f29ab3' } };
  expect(toColorStyle(own)).toBe('@layer tokens{:root:root{--action:light-dark(#c0c0c0,#f29ab3)}}');
  const faint = findFaintColors(colorTokens(css, own));
  expect(faint.map(({ name, ground, scheme }) => `${name} on ${ground}, ${scheme}`)).toEqual([
    'action on paper, light',
    'action on panel, light',
    'paper on action, light',
  ]);
});

test('layouts change at two widths only', () => {
  const files = globSync('src/**/*.{css,astro,ts}').filter((name) => !name.endsWith('.test.ts'));
  const widths = files.flatMap((name) =>
    Array.from(readFileSync(name, 'utf8').matchAll(/\(width [<>]=? ([\d.]+rem)\)/gu), ([, width]) => width),
  );
  expect([...new Set(widths)].sort()).toEqual(['40rem', '65rem']);
});
