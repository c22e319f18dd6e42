import type { APIRoute } from 'astro';
import { fileAddress, originAddress } from '../site/address.ts';
import { toRobots } from '../site/sitemap.ts';

/** Robots ask for it at the root of an origin only: a site below a base path has none of its own. */
export const getStaticPaths = () =>
  import.meta.env.SITE && fileAddress('') === '/' ? [{ params: { file: 'robots' } }] : [];

export const GET: APIRoute = () => new Response(toRobots(originAddress('sitemap.xml')));
