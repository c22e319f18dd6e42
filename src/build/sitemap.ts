import { element } from '../data/xml.ts';

/** `/sitemap.xml` (https://www.sitemaps.org/protocol.html) of pages with their absolute addresses. */
export const toSitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element(
      'urlset',
      { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      addresses.map((address) => element('url', {}, [element('loc', {}, address)])),
    ),
    '',
  ].join('\n');

/** `/robots.txt` (RFC 9309): everything may be read; a page that is not to be found says so itself. */
export const toRobots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
