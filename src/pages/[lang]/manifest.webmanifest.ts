import type { APIRoute } from 'astro';
import { strings } from '../../i18n/strings.ts';
import { fileAddress, languagePaths, pageLanguage } from '../../lib/address/address.ts';
import { colorTokens } from '../../lib/page/color-tokens.ts';
import { toManifest } from '../../lib/page/manifest.ts';
import tokens from '../../styles/tokens.css?raw';

export const getStaticPaths = languagePaths;

export const GET: APIRoute = ({ params }) => {
  const lang = pageLanguage(params);
  const { tagline, description } = strings[lang];
  const paper = colorTokens(tokens).paper?.light ?? '';
  return Response.json(toManifest({ lang, tagline, description, paper, file: fileAddress }));
};
