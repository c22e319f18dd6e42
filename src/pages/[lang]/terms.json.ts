import type { APIRoute } from 'astro';
import { languagePaths, pageLanguage } from '../../lib/address/address.ts';
import { loadTerms } from '../../lib/content.ts';
import type { Language } from '../../schema/language.ts';

export const getStaticPaths = languagePaths;

/** The names of a term, and how it is used in the words of the page's language. */
export type TermNames = Readonly<Record<Language | 'use', string>>;

/** What the popovers of the terms say, loaded when the first of them is opened. */
export const GET: APIRoute = ({ params }) => {
  const lang = pageLanguage(params);
  return Response.json(
    Object.fromEntries(
      loadTerms().map(({ id, zh, ja, en, use }): [string, TermNames] => [id, { zh, ja, en, use: use[lang] }]),
    ),
  );
};
