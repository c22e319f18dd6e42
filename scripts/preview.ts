// `npm run preview`: serves dist/ as it was built last.

import { readFlags } from './lib/flags.ts';
import { readPort } from './lib/port.ts';
import { serveUntilStopped } from './lib/serve-until-stopped.ts';

readFlags('[PORT=4321] npm run preview', {});
await serveUntilStopped(readPort(process.env));
