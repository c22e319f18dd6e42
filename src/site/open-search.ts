import { element } from '../data/xml.ts';
import { type Language, languageTags } from '../schema/language.ts';
import type { Site } from '../schema/site.ts';

/**
 * OpenSearch 1.1: lets a browser add this site as a search engine. Its address must name an origin, so
 * without `SITE_URL` browsers read it but offer nothing.
 */
export const toOpenSearch = (
  lang: Language,
  { name, tagline }: Site,
  address: (path: string) => string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', {}, name),
      element('Description', {}, tagline[lang]),
      element('Language', {}, languageTags[lang]),
      element('InputEncoding', {}, 'UTF-8'),
      element('OutputEncoding', {}, 'UTF-8'),
      element('Image', { width: '16', height: '16', type: 'image/svg+xml' }, address('favicon.svg')),
      element('Url', { type: 'text/html', template: `${address(`${lang}/search/`)}?q={searchTerms}` }, []),
    ]),
    '',
  ].join('\n');
