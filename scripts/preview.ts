// `npm run preview`: serves dist/ as it was built last.

import { readPort } from './lib/port.ts';
import { serveUntilStopped } from './lib/serve-until-stopped.ts';

await serveUntilStopped(readPort(process.env));
