// `npm run bench`, `bench:align`, `bench:drift`, `bench:reading`, `bench:search`: each measures one thing and writes its
// section of bench/RESULTS.md. Those of reading and search open dist/ in a real Chromium.

import { writeSection } from '../bench/lib/write-section.ts';
import { fail, root } from './lib/run.ts';

const benchmarks: Readonly<Record<string, () => string | Promise<string>>> = {
  build: async () => (await import('../bench/build/measure-build.ts')).measureBuild(root),
  align: async () => (await import('../bench/align/report.ts')).reportAlignment(root),
  drift: async () => (await import('../bench/drift/report.ts')).reportDrift(root),
  reading: async () => (await import('../bench/reading/measure-reading.ts')).measureReading(),
  search: async () => (await import('../bench/search/measure-search.ts')).measureSearch(),
};

const [name = 'build'] = process.argv.slice(2);
const measure = benchmarks[name];
if (!measure) fail(`There is no benchmark "${name}". Benchmarks: ${Object.keys(benchmarks).join(', ')}.`);
writeSection(await measure());
