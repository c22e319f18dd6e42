// `npm start`: builds everything, then serves it.

import { buildSite } from './lib/build-site.ts';
import { readPort } from './lib/port.ts';
import { serveUntilStopped } from './lib/serve-until-stopped.ts';

// A wrong PORT is said before the build, not after it.
const port = readPort(process.env);
await buildSite();
await serveUntilStopped(port);
