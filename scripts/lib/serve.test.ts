import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeBase, type RunningSite, serveSite } from './serve.ts';

test.each([
  [undefined, '/'],
  ['sidejudge', '/sidejudge/'],
  ['/a/b/', '/a/b/'],
])('the base path %s is %s', (value, base) => {
  expect(normalizeBase(value)).toBe(base);
});

const files: Readonly<Record<string, string>> = {
  'dist/index.html': '<p>front</p>',
  'dist/404.html': '<p>nothing here</p>',
  'dist/zh/index.html': '手牌'.repeat(1000),
  'dist/zh/ipg/index.md': '# 手牌\n',
  'dist/data/cards.csv': 'slug\n',
  'dist/_astro/box.d1c2.js': 'export {};',
  'secret.txt': 'secret',
};
let folder: string;
let site: RunningSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-serve-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  site = await serveSite(path.join(folder, 'dist'), '/sidejudge/');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const immutable = 'public, max-age=31536000, immutable';
const open = { 'access-control-allow-origin': '*' };

test.each<[string, number, Readonly<Record<string, string | undefined>>]>([
  ['', 200, { 'content-type': 'text/html; charset=utf-8' }],
  ['zh/', 200, { 'cache-control': 'no-cache', 'access-control-allow-origin': undefined }],
  ['zh', 301, { location: '/sidejudge/zh/' }],
  ['zh/ipg/index.md', 200, { 'content-type': 'text/markdown; charset=utf-8' }],
  ['data/cards.csv', 200, { 'content-type': 'text/csv; charset=utf-8', ...open }],
  [
    '_astro/box.d1c2.js',
    200,
    { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable },
  ],
  ['xx/', 404, { 'content-type': 'text/html; charset=utf-8' }],
  ['../secret.txt', 404, {}],
  ['..%2fsecret.txt', 404, {}],
])('a site under a base path answers %j with %i and its headers', async (address, status, headers) => {
  const answer = await get(`/sidejudge/${address}`);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(headers)) expect(answer.headers[name], name).toBe(value);
  if (status === 404) expect(answer.body.toString()).toBe(files['dist/404.html']);
});

test('text is compressed when a browser asks for that', async () => {
  const plain = await get('/sidejudge/zh/');
  const packed = await get('/sidejudge/zh/', { 'Accept-Encoding': 'gzip' });
  expect([plain, packed].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip']);
  expect(packed.body.length).toBeLessThan(plain.body.length / 10);
});

/** Asks for a path as it is written; `fetch` would normalize it. */
const get = async (address: string, headers: Record<string, string> = {}) => {
  const sent = request({ host: '127.0.0.1', port: site.port, path: address, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
};
