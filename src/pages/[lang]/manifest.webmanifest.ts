import type { APIRoute } from 'astro';
import { fileAddress, languagePaths, pageLanguage } from '../../site/address.ts';
import { colorTokens } from '../../site/color-tokens.ts';
import { toManifest } from '../../site/manifest.ts';
import tokens from '../../site/tokens.css?raw';
import { strings } from '../../site/words/strings.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute = ({ params }) => {
  const lang = pageLanguage(params);
  const { tagline, description } = strings[lang];
  const paper = colorTokens(tokens).paper?.light ?? '';
  return Response.json(toManifest({ lang, tagline, description, paper, file: fileAddress }));
};
