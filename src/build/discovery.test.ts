import { expect, it } from 'vitest';
import { toRobots } from './discovery.ts';

it('robots.txt allows everything, and names the sitemap', () => {
  expect(toRobots('https://example.org/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});
