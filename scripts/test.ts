// `npm test`: everything that can be checked, cheapest first. Ends with `N passed, N failed`.
// `npm test -- unit links`: only these steps. Those of the built site need `npm run build` before them.

import { buildPages } from './lib/build-site.ts';
import { lintStep, typeStep } from './lib/checks.ts';
import { runStep, siblingScript } from './lib/run.ts';
import { addUp, ofStep, type Tally } from './lib/tally.ts';
import { fail, say } from './lib/terminal.ts';
import { runVitestProject } from './lib/vitest.ts';

const step = (...[title, program]: Parameters<typeof runStep>): Step => ({
  title,
  run: async () => ofStep(await runStep(title, program)),
});
const tests = (title: string, project: string, files: readonly string[] = []): Step => ({
  title,
  run: () => runVitestProject(project, title, files),
});

/** Style and types; the functions by themselves; whether the committed content is what the sources give. */
const first = {
  lint: step(...lintStep),
  types: step(...typeStep),
  unit: tests('Unit tests', 'unit'),
  content: step('Content check', [...siblingScript('content'), 'check']),
};
const build: Step = { title: 'Site build', run: async () => ofStep(await buildPages()) };
/** The site, as files and in a real browser. */
const ofBuiltSite = {
  site: tests('Built site', 'site'),
  browser: tests('Browser', 'browser'),
};
/** Parts of the last two, for a job of their own. */
const parts = {
  links: tests('Links', 'site', ['tests/site/links.test.ts']),
  a11y: tests('Accessibility', 'browser', ['tests/browser/site/accessibility.test.ts']),
};

const named: Readonly<Record<string, Step>> = { ...first, ...ofBuiltSite, ...parts };
const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(named, name));
if (unknown !== undefined) fail(`There is no step "${unknown}". Steps: ${Object.keys(named).join(', ')}.`);

const total = addUp(names.length > 0 ? await runNamed() : await runAll());
if (total.skipped > 0) say(`${total.skipped} skipped`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function runNamed(): Promise<Tally[]> {
  return runInTurn(names.flatMap((name) => named[name] ?? []));
}

async function runAll(): Promise<Tally[]> {
  const before = await runInTurn([...Object.values(first), build]);
  // Without a build there is nothing to test, and that counts.
  const isBuilt = before.at(-1)?.failed === 0;
  return [
    ...before,
    ...(isBuilt ? await runInTurn(Object.values(ofBuiltSite)) : Object.values(ofBuiltSite).map(notRun)),
  ];
}

async function runInTurn(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { run } of steps) tallies.push(await run());
  return tallies;
}

function notRun({ title }: Step): Tally {
  say(`✗ ${title}: not run, because the site could not be built`);
  return { passed: 0, failed: 1, skipped: 0 };
}

interface Step {
  readonly title: string;
  run(): Promise<Tally>;
}
