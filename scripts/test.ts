// `npm test`: everything that can be checked, cheapest first. Ends with `N passed, N failed`.

import { siteStep } from './lib/build-site.ts';
import { lintStep, typeStep } from './lib/checks.ts';
import { runStep, siblingScript } from './lib/run.ts';
import { addUp, ofStep, type Tally } from './lib/tally.ts';
import { say } from './lib/terminal.ts';
import { runVitestProject } from './lib/vitest.ts';

// Style and types.
const lint = ofStep(await runStep(...lintStep));
const types = ofStep(await runStep(...typeStep));

// The functions by themselves.
const unit = await runVitestProject('unit', 'Unit tests');

// The committed content is what the sources give, and nothing is lost on the way.
const content = ofStep(await runStep('Content check', [...siblingScript('content'), 'check']));

// The site, as files and in a real browser. Without a build there is nothing to test, and that counts.
const build = ofStep(await runStep(...siteStep));
const site = build.failed === 0 ? await runVitestProject('site', 'Built site') : notRun('Built site');
const browser = build.failed === 0 ? await runVitestProject('browser', 'Browser') : notRun('Browser');

const total = addUp([lint, types, unit, content, build, site, browser]);
if (total.skipped > 0) say(`${total.skipped} skipped`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function notRun(title: string): Tally {
  say(`✗ ${title}: not run, because the site could not be built`);
  return { passed: 0, failed: 1, skipped: 0 };
}
