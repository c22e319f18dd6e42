// `npm run bench`, `bench:align`, `bench:cite`, `bench:reading`, `bench:search`: each measures one thing and writes its
// section of bench/RESULTS.md. Reading and search open dist/ in a real Chromium. Two others do not write there:
//
//   npm run bench:readers -- FOLDER OUT       writes the readings of the texts in FOLDER
//   npm run bench:routine -- [all | STEP …]   does the routine jobs of a webmaster on a copy

import { readFileSync, writeFileSync } from 'node:fs';
import { fail, root, say } from './lib/run.ts';

const measures: Readonly<Record<string, () => string | Promise<string>>> = {
  build: async () => (await import('../bench/build/measure-build.ts')).measureBuild(root),
  align: async () => (await import('../bench/align/trial.ts')).reportAlignment(root),
  cite: async () => (await import('../bench/cite/measure.ts')).reportCitations(root),
  reading: async () => (await import('../bench/reading/measure.ts')).measureReading(),
  search: async () => (await import('../bench/search/measure.ts')).measureSearch(),
};

const [name = 'build', ...args] = process.argv.slice(2);
const measure = measures[name];
if (name === 'readers') {
  const [folder, out] = args;
  if (folder === undefined || out === undefined) fail('npm run bench:readers -- FOLDER OUT');
  process.stdout.write((await import('../bench/readers/report.ts')).reportReaders(root, folder, out));
} else if (name === 'routine') {
  (await import('../bench/routine/report-routine.ts')).reportRoutine(root, args, say);
} else if (measure) {
  writeSection(await measure());
} else {
  const names = [...Object.keys(measures), 'readers', 'routine'].join(', ');
  fail(`There is no benchmark "${name}". Benchmarks: ${names}.`);
}

/** Prints a section, and puts it into RESULTS.md in place of the section with the same heading. */
function writeSection(section: string): void {
  const results = new URL('../bench/RESULTS.md', import.meta.url);
  const headingOf = (text: string) => text.split('\n', 1)[0];
  const sections = readFileSync(results, 'utf8').split(/^(?=## )/mu);
  const at = sections.findIndex((one) => headingOf(one) === headingOf(section));
  const next = at < 0 ? [...sections, section] : sections.with(at, section);
  writeFileSync(results, `${next.map((one) => one.trim()).join('\n\n')}\n`);
  say(section);
}
