import { expect, it } from 'vitest';
import { readRoot } from '../../tests/lib/read-xml.ts';
import { toRobots, toSitemap } from './discovery.ts';

it('a sitemap lists the addresses, escaped', () => {
  const xml = toSitemap(['https://example.org/zh/', 'https://example.org/?a=1&b=2']);
  expect(readRoot(xml)).toMatchObject({
    name: 'urlset',
    attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
  });
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, loc]) => loc)).toEqual([
    'https://example.org/zh/',
    'https://example.org/?a=1&amp;b=2',
  ]);
});

it('robots may read everything, and learn where the sitemap is', () => {
  expect(toRobots('https://example.org/sitemap.xml')).toContain('Sitemap: https://example.org/sitemap.xml\n');
});
