// `npm run build`: sources -> content -> dist/.

import { buildSite } from './lib/build-site.ts';

await buildSite();
