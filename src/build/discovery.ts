import { element, xmlDocument } from '../data/xml.ts';
import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import type { Site } from '../schema/site.ts';

/* Files that tell browsers and robots about the site. All of their addresses are absolute. */

/** `/sitemap.xml` (https://www.sitemaps.org/protocol.html) */
export const toSitemap = (addresses: readonly string[]): string =>
  xmlDocument(
    'urlset',
    { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    addresses.map((address) => element('url', {}, [element('loc', {}, address)])),
  );

/** `/robots.txt` (RFC 9309) allows everything; pages that search engines must not list have a `noindex`. */
export const toRobots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;

/** The OpenSearch description (https://github.com/dewitt/opensearch) of the search in one language. */
export const toOpenSearch = (
  lang: InterfaceLanguage,
  { name, tagline }: Pick<Site, 'name' | 'tagline'>,
  address: (path: string) => string,
): string =>
  xmlDocument('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    // The format allows 16 characters.
    element('ShortName', {}, [...name].slice(0, 16).join('')),
    element('Description', {}, tagline[lang]),
    element('Language', {}, languageTags[lang]),
    element('InputEncoding', {}, 'UTF-8'),
    element('Image', { width: '16', height: '16', type: 'image/svg+xml' }, address('favicon.svg')),
    element('Url', { type: 'text/html', template: address(`${lang}/search/?q={searchTerms}`) }, []),
  ]);
