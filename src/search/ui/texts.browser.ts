import { leadTo } from '../cite/resolve.ts';
import { openTexts } from '../index/open.ts';
import { searchTexts } from '../query/search-texts.ts';

export const finder = { leadTo, openTexts, searchTexts };
