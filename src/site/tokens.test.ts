import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorTokens } from './color-tokens.ts';

const tokens = colorTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const languages = ['zh', 'ja', 'en'] as const;

/** What eyes without one of the three cones see of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const visions = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no long cones': [
    [0.1523, 1.0526, -0.2049],
    [0.1145, 0.7863, 0.0992],
    [-0.0039, -0.0481, 1.052],
  ],
  'no middle cones': [
    [0.3673, 0.8606, -0.228],
    [0.2801, 0.6725, 0.0474],
    [-0.0118, 0.0429, 0.9689],
  ],
  'no short cones': [
    [1.2555, -0.0767, -0.1788],
    [-0.0784, 0.9308, 0.1476],
    [0.0047, 0.6914, 0.3039],
  ],
} satisfies Record<string, number[][]>;

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const color = (name: string) => linear(tokens[name]?.[scheme] ?? '');

  test.each(['ink', 'soft', 'accent', ...languages])(
    '%s is read on every ground (WCAG AA, 4.5:1)',
    (name) => {
      for (const ground of ['paper', 'raised', 'warn']) {
        expect(contrast(color(name), color(ground)), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('the edges of controls are seen (3:1)', () => {
    expect(contrast(color('edge'), color('paper'))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(visions))(
    'the colors of the languages stay apart for eyes with %s',
    (_, vision) => {
      const [zh, ja, en] = languages.map((lang) => oklab(seen(color(lang), vision)));
      for (const pair of [
        [zh, ja],
        [ja, en],
        [zh, en],
      ]) {
        expect(distance(pair[0] ?? [], pair[1] ?? [])).toBeGreaterThan(0.1);
      }
    },
  );
});

test('pages change at the four widths that tokens.css names, and at no other', () => {
  const src = new URL('../', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.(?:css|astro|ts)$/u.test(name),
  );
  const widths = files.flatMap((name) =>
    [...readFileSync(new URL(name, src), 'utf8').matchAll(/\(width [<>]=? ([\d.]+rem)\)/gu)].map(
      ([, at]) => at,
    ),
  );
  expect([...new Set(widths)].sort()).toEqual(['30rem', '46rem', '56rem', '64rem']);
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

function seen(color: number[], vision: number[][]): number[] {
  return times(vision, color).map((value) => Math.min(1, Math.max(0, value)));
}

/** Björn Ottosson's OKLab, in which equal distances look equal. */
function oklab(color: number[]): number[] {
  const cones = times(
    [
      [0.4122, 0.5363, 0.0514],
      [0.2119, 0.6807, 0.1074],
      [0.0883, 0.2817, 0.63],
    ],
    color,
  ).map(Math.cbrt);
  return times(
    [
      [0.2105, 0.7936, -0.0041],
      [1.978, -2.4286, 0.4506],
      [0.0259, 0.7828, -0.8087],
    ],
    cones,
  );
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));
}
