import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/**
 * The folder of the invented site, on which tests of the program stand: `content` with its pages, and the site in `dist`.
 * `tests/lib/build-invented.ts` makes it from `tests/invented/content`.
 */
export const inventedRoot = path.join(root, '.cache/invented');
