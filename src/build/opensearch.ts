import { element, xmlDocument } from '../data/xml.ts';
import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import type { Site } from '../schema/site.ts';

/**
 * The OpenSearch description (https://github.com/dewitt/opensearch) with which a browser offers the search of the site in one
 * language. `address` gives absolute addresses, as it asks for.
 */
export const toOpenSearch = (
  lang: InterfaceLanguage,
  { name, tagline }: Pick<Site, 'name' | 'tagline'>,
  address: (path: string) => string,
): string =>
  xmlDocument('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
    // At most 16 characters, as the format says.
    element('ShortName', {}, [...name].slice(0, 16).join('')),
    element('Description', {}, tagline[lang]),
    element('Language', {}, languageTags[lang]),
    element('InputEncoding', {}, 'UTF-8'),
    element('Image', { width: '16', height: '16', type: 'image/svg+xml' }, address('favicon.svg')),
    element('Url', { type: 'text/html', template: address(`${lang}/search/?q={searchTerms}`) }, []),
  ]);
