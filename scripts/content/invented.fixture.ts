import { join } from 'node:path';
import { filesOf } from '../../src/records/files.ts';
import { openContent } from '../../src/records/open-content.ts';
import { root } from '../lib/run.ts';

/** The invented content as people write it. */
export const inventedTexts = filesOf(join(root, 'tests/invented'));

/** The invented content with its build and its records. */
export const inventedContent = openContent(inventedTexts);
