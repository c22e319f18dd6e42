import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readPages } from './lib/pages.ts';

/**
 * The site works in what Chromium, Firefox and Safari were two years ago. What is newer, or in some of them
 * only, may be used where a page is whole without it: then it stands in one of the tables below.
 */
const oldest = { C: 131, FF: 132, S: 18.1 };

/** Used in style sheets, and what those see who have it not. */
const cssEnhancements: Readonly<Record<string, string>> = {
  '::details-content':
    'a folded explanation is not printed beside its ruling; annotations that the device remembers as open open when the script comes',
  '::-webkit-search-cancel-button': 'the sign that empties a search box has the color of the browser',
  '@page': 'pages are printed with the margins of the browser',
  '@top-left': 'a printed sheet has no running head of ours',
  '@bottom-right': 'the same, and no number',
  'accent-color':
    'boxes have the color of the browser (known in all three; the table has it from Safari 15.4)',
  'break-after: avoid': 'a printed heading may be the last line of its page',
  'break-before: avoid': 'the same',
  'field-sizing':
    'the lists that filter a search are as wide as their longest word, and more of them is scrolled',
  'forced-color-adjust':
    'nothing: engines that force colors have it, and in the others the squares of the coverage keep theirs',
  orphans: 'a printed paragraph may leave one line on a sheet',
  'overflow-anchor': 'nothing: it takes away what Safari does not do',
  'anchor-name': 'an annotation opens below its clause, also where the window has no room there',
  'position-anchor': 'the menu of a clause opens at the edge of the window',
  'position-area': 'the same, and the panel of settings',
  'position-try': 'the preview of a citation may need to be scrolled to',
  'position-try-fallbacks': 'the same',
  'scrollbar-width': 'a bar that scrolls sideways shows its scroll bar',
  'text-autospace': 'ideographs and Latin letters stand closer together',
  'text-size-adjust': 'nothing: Safari knows it under a prefix, the others on phones only',
  'text-spacing-trim': 'two marks of punctuation in a row stand further apart',
  widows: 'the same as orphans',
};

const known = readKnown();

const inline = readPages().flatMap(({ html }) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gu)].map(([, code = '']) => code),
);
// Those that scripts adopt are in no page, so all are read as they are written, too.
const source = new URL('../../src/', import.meta.url);
const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, source), 'utf8'));
const styles = [...new Set(inline), ...written].join('\n');

test('style sheets use nothing newer than two years, or unknown to the table of browsers, but what a page is whole without', () => {
  const used = [...featuresIn(styles)].filter((feature) => !isPrefixed(feature));
  const newer = used.filter((feature) =>
    known.has(feature) ? isNewer(known.get(feature)) : !feature.startsWith('::-webkit-'),
  );
  // A property that is new says as much as each of its words.
  const named = newer.filter((feature) => !newer.some((other) => feature.startsWith(`${other}: `)));
  expect(named.sort()).toEqual(Object.keys(cssEnhancements).sort());
});

/** Properties, their words, at-rules, pseudo-classes and pseudo-elements of a style sheet. */
function featuresIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/gu, '""');
  const find = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, first = '']) => first);
  const pseudos = find(/([^{};]*)\{/gu)
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.match(/::?[a-z-]+/gu) ?? [])
    .map((pseudo) => pseudo.replace(/^:(?=before|after)/u, '::'));
  const declarations = [...plain.matchAll(/(?<=[{;])\s*([a-z-]+):([^{};]*)(?=[;}])/gu)].filter(
    ([, name = '']) => !name.startsWith('--'),
  );
  const words = declarations.flatMap(([, name = '', value = '']) => [
    name,
    ...(value.match(/(?<![\w-])[a-z][a-z-]+(?![\w-]|\()/gu) ?? []).map((word) => `${name}: ${word}`),
  ]);
  return new Set(
    [...find(/(@[a-z-]+)/gu), ...pseudos, ...words].filter((each) => !each.includes(': ') || known.has(each)),
  );
}

/** What the documentation says of each feature of CSS, from the data of the editors' language service. */
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

/** Whether the build writes the prefix beside it that older engines ask for. */
function isPrefixed(feature: string): boolean {
  return /^-(?:webkit|moz)-/u.test(feature) || styles.includes(`-webkit-${feature.replace(/: .*$/u, '')}:`);
}

function isNewer(support: Support | undefined): boolean {
  const { browsers, baseline } = support ?? {};
  if (!browsers) return baseline?.status === 'false';
  return Object.entries(oldest).some(([engine, newest]) => {
    const first = browsers.find((each) => each.replace(/[\d.]+$/u, '') === engine);
    return first === undefined || Number(/[\d.]+$/u.exec(first)?.[0] ?? 0) > newest;
  });
}

interface Support {
  readonly name: string;
  /** The first version of each, by its letters: `C105`, `FF121`, `S15.4`. */
  readonly browsers?: readonly string[];
  readonly baseline?: { readonly status: string };
  readonly values?: readonly Support[];
}
