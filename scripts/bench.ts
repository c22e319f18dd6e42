// `npm run bench`: builds the site in a clean copy and writes its section of bench/RESULTS.md.

import { measureBuild } from '../bench/build/measure-build.ts';
import { writeSection } from '../bench/lib/write-section.ts';
import { root } from './lib/run.ts';

writeSection(measureBuild(root));
