import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toCaddyfile, toNginx } from '../../src/hosting/servers.ts';
import { ownServer } from './own-server.ts';

test.each([
  ['Caddyfile', toCaddyfile(ownServer('/'))],
  ['nginx.conf', toNginx(ownServer('/'))],
])('%s is what the table of headers gives (npm run hosting writes it)', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text);
});
