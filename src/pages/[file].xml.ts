import type { APIRoute } from 'astro';
import { pagePaths } from '../records/catalog.ts';
import { languages } from '../schema/language.ts';
import { originAddress } from '../site/address.ts';
import { toSitemap } from '../site/sitemap.ts';

/** The sitemap has absolute addresses only, so there is none where the site does not know its origin. */
export const getStaticPaths = () => (import.meta.env.SITE ? [{ params: { file: 'sitemap' } }] : []);

export const GET: APIRoute = () => {
  const paths = ['', ...pagePaths()];
  const pages = languages.flatMap((lang) => paths.map((path) => originAddress(`${lang}/${path}`)));
  return new Response(toSitemap([originAddress(''), ...pages]));
};
