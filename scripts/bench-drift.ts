// `npm run bench:drift`: measures the rules of drift and writes their section of bench/RESULTS.md.

import { measureDrift, reportDrift } from '../bench/drift/report.ts';
import { writeSection } from '../bench/lib/write-section.ts';
import { root } from './lib/run.ts';

writeSection(reportDrift(measureDrift(root)));
