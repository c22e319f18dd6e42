import { base } from '../../site/base-path.ts';

/** The folder of the index files. */
export const indexFolder = `${base}pagefind/`;
