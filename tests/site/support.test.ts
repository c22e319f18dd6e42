import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readPages } from './lib/pages.ts';

/**
 * The site works in the Chromium, Firefox and Safari of two years ago. It may use a feature that one of them lacks if
 * a page is complete without it. The table below lists those of CSS.
 */
const oldest = { C: 131, FF: 132, S: 18.1 };

/** Newer features in style sheets, and what readers see without them. */
const cssEnhancements: Readonly<Record<string, string>> = {
  '::details-content':
    'folded explanations are not printed; annotations that the reader keeps open appear late',
  '::-webkit-search-cancel-button': 'the sign that empties a search box has the color of the browser',
  '@page': 'pages are printed with the margins of the browser',
  '@top-left': 'printed sheets have no running head',
  '@bottom-right': 'printed sheets have no numbers',
  'accent-color': 'nothing: Safari has it since 15.4, but the data does not say so',
  'break-after: avoid': 'a printed heading may be the last line of its page',
  'break-before: avoid': 'a printed heading may be the last line of its page',
  'field-sizing': 'the filters of a search are as wide as their longest option',
  'forced-color-adjust': 'nothing: engines that force colors have it',
  orphans: 'a printed paragraph may leave one line on a sheet',
  'overflow-anchor': 'nothing: Safari has no scroll anchoring to switch off',
  'anchor-name': 'an annotation always opens below its clause',
  'position-anchor': 'the menu of a clause opens at the edge of the window',
  'position-area': 'the menu of a clause and the settings open at the edge of the window',
  'position-try': 'a preview of a citation may be partly out of view',
  'position-try-fallbacks': 'a menu, an open annotation or the settings may be partly out of view',
  'scrollbar-width': 'a bar that scrolls sideways shows its scroll bar',
  'text-autospace': 'Chinese characters and Latin letters are closer together',
  'text-size-adjust': 'nothing: Safari has it with a prefix, the others only on phones',
  'text-spacing-trim': 'two punctuation marks in a row are further apart',
  widows: 'a printed paragraph may leave one line on a sheet',
};

const known = readKnown();

const inline = readPages().flatMap(({ html }) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gu)].map(([, code = '']) => code),
);
// Scripts adopt some sheets, which are in no page, so all sheets of the source are read, too.
const source = new URL('../../src/', import.meta.url);
const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, source), 'utf8'));
const styles = [...new Set(inline), ...written].join('\n');

test('the newer features in style sheets are those of the table', () => {
  const used = [...featuresIn(styles)].filter((feature) => !isPrefixed(feature));
  const newer = used.filter((feature) =>
    known.has(feature) ? isNewer(known.get(feature)) : !feature.startsWith('::-webkit-'),
  );
  // A new property covers all of its values.
  const named = newer.filter((feature) => !newer.some((other) => feature.startsWith(`${other}: `)));
  expect(named.sort()).toEqual(Object.keys(cssEnhancements).sort());
});

/** Returns the properties, their values, the at-rules, pseudo-classes and pseudo-elements of a style sheet. */
function featuresIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/gu, '""');
  const find = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, first = '']) => first);
  const pseudos = find(/([^{};]*)\{/gu)
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/::?[a-z-]+/gu) ?? [])
    .map((pseudo) => pseudo.replace(/^:(?=before|after)/u, '::'));
  const declarations = [...plain.matchAll(/(?<=[{;])\s*([a-z-]+):([^{};]*)(?=[;}])/gu)];
  const words = declarations
    .filter(([, name = '']) => !name.startsWith('--'))
    .flatMap(([, name = '', value = '']) => [
      name,
      ...(value.match(/(?<![\w-])[a-z][a-z-]+(?![\w-]|\()/gu) ?? []).map((word) => `${name}: ${word}`),
    ]);
  return new Set(
    [...find(/(@[a-z-]+)/gu), ...pseudos, ...words].filter((each) => !each.includes(': ') || known.has(each)),
  );
}

/** Returns each feature of CSS with its browsers, from the data of the CSS language service. */
function readKnown(): Map<string, Support> {
  const { cssData } = createRequire(import.meta.url)(
    'vscode-css-languageservice/lib/umd/data/webCustomData.js',
  ) as { cssData: Record<'properties' | 'atDirectives' | 'pseudoClasses' | 'pseudoElements', Support[]> };
  const { properties, atDirectives, pseudoClasses, pseudoElements } = cssData;
  const words = properties.flatMap(({ name, values = [] }) =>
    values.map((value) => ({ ...value, name: `${name}: ${value.name}` })),
  );
  const all = [...words, ...properties, ...atDirectives, ...pseudoClasses, ...pseudoElements];
  return new Map(all.map((each) => [each.name.replace(/\(.*$/u, ''), each]));
}

/** Whether a feature is prefixed, or the style sheets also have its prefixed form. */
function isPrefixed(feature: string): boolean {
  return /^-(?:webkit|moz)-/u.test(feature) || styles.includes(`-webkit-${feature.replace(/: .*$/u, '')}:`);
}

function isNewer(support: Support | undefined): boolean {
  const { browsers, baseline } = support ?? {};
  if (!browsers) return baseline?.status === 'false';
  return Object.entries(oldest).some(([engine, supported]) => {
    const first = browsers.find((each) => each.replace(/[\d.]+$/u, '') === engine);
    return first === undefined || Number(/[\d.]+$/u.exec(first)?.[0] ?? 0) > supported;
  });
}

interface Support {
  readonly name: string;
  /** The first version of each engine that has it: `C105`, `FF121`, `S15.4`. */
  readonly browsers?: readonly string[];
  readonly baseline?: { readonly status: string };
  readonly values?: readonly Support[];
}
