import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorNames } from '../schema/site.ts';
import { colorTokens, toColorStyle } from './color-tokens.ts';
import { findFaintColors } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tokens = colorTokens(css);

test('what is read, and the edges of controls, stand out from their grounds', () => {
  expect(findFaintColors(tokens)).toEqual([]);
});

test('a site can have each color of its own, over those of tokens.css', () => {
  expect(Object.keys(tokens)).toEqual([...colorNames]);
  const own = { action: { light: '#c0c0c0', dark: '#f29ab3' } };
  expect(toColorStyle(own)).toBe('@layer tokens{:root:root{--action:light-dark(#c0c0c0,#f29ab3)}}');
  const found = findFaintColors(colorTokens(css, own)).map(({ name, ground, scheme }) => [
    name,
    ground,
    scheme,
  ]);
  expect(found).toEqual([
    ['action', 'paper', 'light'],
    ['action', 'panel', 'light'],
    ['paper', 'action', 'light'],
  ]);
});

test('pages change at the two widths that tokens.css names, and at no other', () => {
  const src = new URL('../', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.(?:css|astro|ts)$/u.test(name),
  );
  const widths = files.flatMap((name) =>
    [...readFileSync(new URL(name, src), 'utf8').matchAll(/\(width [<>]=? ([\d.]+rem)\)/gu)].map(
      ([, at]) => at,
    ),
  );
  expect([...new Set(widths)].sort()).toEqual(['40rem', '65rem']);
});
