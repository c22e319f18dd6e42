// `npm start`: builds everything, then serves it.

import { buildSite } from './lib/build-site.ts';
import { readFlags } from './lib/flags.ts';
import { readPort } from './lib/port.ts';
import { serveUntilStopped } from './lib/serve-until-stopped.ts';

readFlags('[PORT=4321] npm start', {});
// A wrong PORT is said before the build, not after it.
const port = readPort(process.env);
await buildSite();
await serveUntilStopped(port);
