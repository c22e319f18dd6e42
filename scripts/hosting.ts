// `npm run hosting`: writes the set-ups of servers of one's own, from the table in src/hosting.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toCaddyfile, toNginx } from '../src/hosting/servers.ts';
import { ownServer } from './hosting/own-server.ts';
import { root } from './lib/run.ts';
import { normalizeBase } from './lib/serve.ts';
import { say } from './lib/terminal.ts';

const place = ownServer(normalizeBase(process.env.BASE_PATH));
for (const [name, text] of Object.entries({ Caddyfile: toCaddyfile(place), 'nginx.conf': toNginx(place) })) {
  writeFileSync(path.join(root, 'scripts/hosting', name), text);
  say(`scripts/hosting/${name}`);
}
