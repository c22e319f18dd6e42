import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  contentTypes,
  hashedFolders,
  immutableCache,
  openPaths,
  revalidatedCache,
  securityHeaders,
  toHeadersFile,
} from './headers.ts';

test.each(['/', '/sidejudge/'])(
  'no two rules of _headers that match one address under %s name the same header',
  (base) => {
    const rules = toHeadersFile(base)
      .split(/\n(?=\/)/u)
      .map((text) => {
        const [pattern = '', ...lines] = text.trimEnd().split('\n');
        return { pattern, names: lines.map((line) => line.trim().replace(/:.*$/u, '')) };
      });
    const addresses = [
      '',
      'zh/',
      'data/m10/cards.csv',
      'data/changes.zh.atom',
      'linker.js',
      'linker/ipg/2.3.zh.json',
      'zh/m10/index.md',
      '_astro/a.b.js',
      'pagefind/index/a',
    ];
    for (const address of addresses) {
      const matching = rules.filter(({ pattern }) => toExpression(pattern).test(base + address));
      const names = matching.flatMap((rule) => rule.names);
      expect(names).toContain('X-Content-Type-Options');
      expect(new Set(names).size).toBe(names.length);
    }
  },
);

test.each(['nginx.conf', 'Caddyfile'])('%s has the headers, types and folders of the table', (name) => {
  const text = readFileSync(new URL(`../../scripts/hosting/${name}`, import.meta.url), 'utf8');
  const headers = Object.entries(securityHeaders).map(([header, value]) => `${header} "${value}"`);
  const types = Object.values(contentTypes).map((type) => type.replace(/;.*$/u, ''));
  const wanted = [...headers, ...types, ...hashedFolders, ...Object.keys(contentTypes)];
  expect(wanted.filter((each) => !text.includes(each))).toEqual([]);
  expect(text).toContain(immutableCache);
  expect(text).toContain(revalidatedCache);
  for (const path of openPaths) expect(text.replaceAll('\\', '')).toContain(path);
});

const toExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.]/gu, '\\.').replace('*', '.*')}$`, 'u');
