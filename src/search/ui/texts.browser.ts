import { leadTo } from '../cite/resolve.ts';
import { openTexts } from '../index/open.ts';
import { searchTexts } from '../query/search-texts.ts';

/** The reader of citations, and the search in the texts. */
export const finder = { leadTo, openTexts, searchTexts };
