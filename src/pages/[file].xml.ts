import type { APIRoute } from 'astro';
import { originAddress } from '../lib/address/address.ts';
import { pagePaths } from '../lib/catalog.ts';
import { toSitemap } from '../publish/sitemap.ts';
import { languages } from '../schema/language.ts';

/** The sitemap has absolute addresses only, so there is none where the site does not know its origin. */
export const getStaticPaths = () => (import.meta.env.SITE ? [{ params: { file: 'sitemap' } }] : []);

export const GET: APIRoute = async () => {
  const paths = ['', ...(await pagePaths())];
  const pages = languages.flatMap((lang) => paths.map((path) => originAddress(`${lang}/${path}`)));
  return new Response(toSitemap([originAddress(''), ...pages]));
};
