// `npm run hooks`: from now on git runs scripts/hooks before a commit. `git config --unset core.hooksPath` ends it.

import { execFileSync } from 'node:child_process';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

execFileSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], { cwd: root, stdio: 'inherit' });
say('`content check` runs before every commit.');
