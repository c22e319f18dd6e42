// `npm test`: everything that can be checked, cheapest first. Ends with `N passed, N failed`.
// `npm test -- unit site`: only these steps. Those of the built site need `npm run build` before them. `bars` runs only
// when it is named: it measures aligner, drift and citations for minutes, and only a change of these can move it.

import { fail, packageProgram, runStep, say, siblingScript } from './lib/run.ts';
import { ofStep, runVitest, type Tally } from './lib/tally.ts';

type Step = () => Promise<Tally>;

const step =
  (title: string, nodeArguments: readonly string[]): Step =>
  async () =>
    ofStep(await runStep(title, nodeArguments));
const tests =
  (title: string, project: string): Step =>
  () =>
    runVitest(project, title);

/** Style and types; the functions by themselves; whether the committed content is what the sources give. */
const first = {
  lint: step('Lint and format', [
    ...packageProgram('@biomejs/biome', 'biome'),
    ...['check', '--error-on-warnings', '.'],
  ]),
  types: step('Types', [...packageProgram('astro'), 'check', '--minimumFailingSeverity', 'hint']),
  unit: tests('Unit tests', 'unit'),
  content: step('Content check', [...siblingScript('content'), 'check']),
};
/** The site, as files and in a real browser. */
const ofBuiltSite = {
  site: tests('Built site', 'site'),
  browser: tests('Browser', 'browser'),
};

const onDemand = { bars: tests('Bars of the benches', 'bars') };

const named: Readonly<Record<string, Step>> = { ...first, ...ofBuiltSite, ...onDemand };
const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(named, name));
if (unknown !== undefined) fail(`There is no step "${unknown}". Steps: ${Object.keys(named).join(', ')}.`);

const tallies: Tally[] = [];
const run = async (steps: readonly Step[]) => {
  for (const each of steps) tallies.push(await each());
};
if (names.length > 0) {
  await run(names.flatMap((name) => named[name] ?? []));
} else {
  await run([...Object.values(first), step('Site build', [...siblingScript('site'), 'pages'])]);
  // Without a build there is nothing to test; it counts as failed.
  if (tallies.at(-1)?.failed === 0) await run(Object.values(ofBuiltSite));
}
const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0);
if (sum('skipped') > 0) say(`${sum('skipped')} skipped`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
