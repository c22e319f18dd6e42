// `npm test` runs the steps of `runAll` and ends with `N passed, N failed`. `npm test -- unit site` runs only these
// steps; those of the built site (`site`, `browser`, `engines`) need `npm run build` before.
//
// Two steps run only if they are named:
// - `bars` tests search, aligner and citations with the texts and terms of `content/`, and these texts themselves, so
//   its results change with them.
// - `engines` needs browsers that not every machine has.

import { browsersHere, browsersLacking } from '../tests/engines/browsers.ts';
import { fail, packageProgram, runStep, say, siblingScript } from './lib/run.ts';
import { ofStep, runVitest, type Tally } from './lib/tally.ts';

type Step = () => Promise<Tally>;

const step =
  (title: string, nodeArguments: readonly string[], isParallel = false): Step =>
  async () =>
    ofStep(await runStep(title, nodeArguments, isParallel));
const tests =
  (title: string, project: string): Step =>
  () =>
    runVitest(project, title);

const named = {
  lint: step('Lint and format', [
    ...packageProgram('@biomejs/biome', 'biome'),
    ...['check', '--error-on-warnings', '.'],
  ]),
  types: step('Types', [...packageProgram('astro'), 'check', '--minimumFailingSeverity', 'hint'], true),
  unit: tests('Unit tests', 'unit'),
  content: step('Content check', [...siblingScript('content'), 'check']),
  site: tests('Built site', 'site'),
  browser: tests('Browser', 'browser'),
  engines: async () => {
    for (const { name, install } of browsersLacking)
      say(`${name} is not on this machine. On Debian: ${install}`);
    if (browsersHere.length === 0) return { passed: 0, failed: 0, skipped: 0 };
    return await runVitest('engines', 'Main job in other browsers');
  },
  bars: tests('Bars of the benches', 'bars'),
} satisfies Record<string, Step>;

const tallies: Tally[] = [];
const run = async (...steps: readonly Step[]) => {
  for (const each of steps) tallies.push(await each());
};
const runAll = async () => {
  const { lint, types, unit, content, site, browser } = named;
  await run(lint, unit, content, step('Site build', [...siblingScript('site'), 'pages']));
  // A failed build counts as a failure, so the tests that need the site are left out without a count.
  const isBuilt = tallies.at(-1)?.failed === 0;
  if (isBuilt) await run(site);
  // The type checker needs one core, which the browser tests leave free while pages load.
  await Promise.all([run(types), isBuilt ? run(browser) : undefined]);
};

const isStep = (name: string): name is keyof typeof named => Object.hasOwn(named, name);
const names = process.argv.slice(2);
const unknown = names.find((name) => !isStep(name));
if (unknown !== undefined) fail(`There is no step "${unknown}". Steps: ${Object.keys(named).join(', ')}.`);
if (names.length > 0) await run(...names.filter(isStep).map((name) => named[name]));
else await runAll();
const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0);
if (sum('skipped') > 0) say(`${sum('skipped')} skipped`);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
