import type { APIRoute } from 'astro';
import { languagePaths, pageLanguage } from '../../lib/address/address.ts';
import { quickBoxStrings } from '../../search/box/script-words.ts';

export const getStaticPaths = languagePaths;

/** The words of the quick box, loaded when it is first opened. */
export const GET: APIRoute = ({ params }) => Response.json(quickBoxStrings(pageLanguage(params)));
