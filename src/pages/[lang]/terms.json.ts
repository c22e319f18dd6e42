import type { APIRoute } from 'astro';
import { loadTerms } from '../../records/content.ts';
import { languagePaths, pageLanguage } from '../../site/address.ts';
import type { TermNames } from '../../terms/term-names.ts';

export const getStaticPaths = languagePaths;

/** What the popovers of the terms say, loaded when the first of them is opened. */
export const GET: APIRoute = ({ params }) => {
  const lang = pageLanguage(params);
  return Response.json(
    Object.fromEntries(
      loadTerms().map(({ id, zh, ja, en, use }): [string, TermNames] => [id, { zh, ja, en, use: use[lang] }]),
    ),
  );
};
