import type { APIRoute } from 'astro';
import { loadDocuments } from '../../records/content.ts';
import { scriptWords } from '../../search/box/words.ts';
import { languagePaths, pageLanguage } from '../../site/address.ts';

export const getStaticPaths = languagePaths;

/** The words of the search box, loaded when it is first touched. */
export const GET: APIRoute = ({ params }) =>
  Response.json(scriptWords(pageLanguage(params), loadDocuments()));
