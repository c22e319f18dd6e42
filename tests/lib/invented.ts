import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** The folder of the invented site: its `content`, and the built site in `dist` (`tests/lib/build-invented.ts`). */
export const inventedRoot = path.join(root, '.cache/invented');
