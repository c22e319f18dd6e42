import type { APIRoute } from 'astro';
import { languageTags } from '../../schema/language.ts';
import { languagePaths, originAddress, pageLanguage } from '../../site/address.ts';
import { strings } from '../../site/words/strings.ts';

export const getStaticPaths = languagePaths;

/**
 * OpenSearch 1.1: lets a browser add this site as a search engine. Its address must name an origin, so
 * without `SITE_URL` browsers read it but offer nothing.
 */
export const GET: APIRoute = ({ params }) => {
  const lang = pageLanguage(params);
  const t = strings[lang];
  const page = escapeXml(originAddress(`${lang}/search/`));
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Sidejudge</ShortName>
  <Description>${escapeXml(t.tagline)}</Description>
  <Language>${languageTags[lang]}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(originAddress('favicon.svg'))}</Image>
  <Url type="text/html" template="${page}?q={searchTerms}"/>
</OpenSearchDescription>
`);
};

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
