// `npm run bench`, `bench:align`, `bench:differences`, `bench:reading`, `bench:search`: each measures one thing and
// writes its section of bench/RESULTS.md. Those of reading and search open dist/ in a real Chromium. `npm run
// bench:readers -- FOLDER OUT` tries the readers on the texts of a folder; the result is only printed, because those
// texts are not ours. `npm run bench:routine -- [FOLDER] [all | STEP …]` does the routine jobs of a webmaster on a copy,
// and prints a line a job.

import { writeSection } from '../bench/lib/write-section.ts';
import { fail, root, say } from './lib/run.ts';

const benchmarks: Readonly<Record<string, () => string | Promise<string>>> = {
  build: async () => (await import('../bench/build/measure-build.ts')).measureBuild(root),
  align: async () => (await import('../bench/align/report.ts')).reportAlignment(root),
  differences: async () => (await import('../bench/differences/report.ts')).reportDifferences(root),
  reading: async () => (await import('../bench/reading/measure-reading.ts')).measureReading(),
  search: async () => (await import('../bench/search/measure-search.ts')).measureSearch(),
};

const [name = 'build', folder, out] = process.argv.slice(2);
const measure = benchmarks[name];
if (name === 'readers') {
  if (folder === undefined || out === undefined) fail('npm run bench:readers -- FOLDER OUT');
  process.stdout.write((await import('../bench/readers/report.ts')).reportReaders(root, folder, out));
} else if (name === 'routine') {
  const { reportRoutine } = await import('../bench/routine/report-routine.ts');
  reportRoutine(root, process.argv.slice(3), say);
} else {
  const names = [...Object.keys(benchmarks), 'readers', 'routine'].join(', ');
  if (!measure) fail(`There is no benchmark "${name}". Benchmarks: ${names}.`);
  writeSection(await measure());
}
