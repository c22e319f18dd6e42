// `npm run lint`: style and types.

import { lintStep, typeStep } from './lib/checks.ts';
import { runStepsOrExit } from './lib/run.ts';

await runStepsOrExit([lintStep, typeStep]);
