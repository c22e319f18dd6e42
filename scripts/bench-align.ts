// `npm run bench:align`: measures the aligner and writes its section of bench/RESULTS.md.

import { reportAlignment } from '../bench/align/report.ts';
import { writeSection } from '../bench/lib/write-section.ts';
import { root } from './lib/run.ts';

writeSection(reportAlignment(root));
