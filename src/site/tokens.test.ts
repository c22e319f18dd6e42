import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorTokens } from './color-tokens.ts';

const tokens = colorTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const color = (name: string) => linear(tokens[name]?.[scheme] ?? '');

  // What no longer holds stands among the texts; what is linked or searched for is ink on yellow.
  test.each([
    { name: 'ink', grounds: ['paper', 'panel', 'hit'] },
    ...['ink-2', 'action', 'ours', 'ours-ink', 'warn'].map((name) => ({ name, grounds: ['paper', 'panel'] })),
    { name: 'paper', grounds: ['action', 'ink'] },
  ])('$name is read on $grounds (WCAG AA, 4.5:1)', ({ name, grounds }) => {
    for (const ground of grounds)
      expect(contrast(color(name), color(ground)), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('the edges of controls are seen (3:1)', () => {
    for (const ground of ['paper', 'panel'])
      expect(contrast(color('edge'), color(ground))).toBeGreaterThanOrEqual(3);
  });
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

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function contrast(a: number[], b: number[]): number {
  const luminance = (color: number[]) => times([[0.2126, 0.7152, 0.0722]], color)[0] ?? Number.NaN;
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));
}
