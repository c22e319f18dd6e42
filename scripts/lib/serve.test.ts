import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  'dist/data/ipg/2.3.tmx': '<tmx/>',
  'dist/data/cards.csv': 'slug\n',
  'dist/pagefind/pagefind.js': 'export {};',
  'dist/_astro/box.d1c2.js': 'export {};',
  'secret.txt': 'secret',
};
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-serve-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site served under a base path', () => {
  const base = '/sidejudge/';
  let site: RunningSite;
  beforeAll(async () => {
    site = await serveSite(path.join(folder, 'dist'), base);
  });
  afterAll(() => site.close());

  test.each([
    ['', 200, 'text/html; charset=utf-8'],
    ['zh/', 200, 'text/html; charset=utf-8'],
    ['zh/ipg/index.md', 200, 'text/markdown; charset=utf-8'],
    ['data/ipg/2.3.tmx', 200, 'application/xml; charset=utf-8'],
    ['data/cards.csv', 200, 'text/csv; charset=utf-8'],
    ['pagefind/pagefind.js', 200, 'text/javascript; charset=utf-8'],
    ['xx/', 404, 'text/html; charset=utf-8'],
    ['../secret.txt', 404, 'text/html; charset=utf-8'],
    ['..%2fsecret.txt', 404, 'text/html; charset=utf-8'],
  ])('answers %j with %i', async (address, status, contentType) => {
    const answer = await get(site.port, base + address);
    expect(answer).toMatchObject({ status, headers: { 'content-type': contentType } });
    expect(answer.body.toString()).not.toContain('secret');
    if (status === 404) expect(answer.body.toString()).toBe(files['dist/404.html']);
  });

  test('lets pages of other sites read the data, and nothing else', async () => {
    expect((await get(site.port, `${base}data/cards.csv`)).headers['access-control-allow-origin']).toBe('*');
    expect((await get(site.port, `${base}zh/`)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('lets browsers keep what has its hash in its name, and has them ask for all else again', async () => {
    expect((await get(site.port, `${base}_astro/box.d1c2.js`)).headers['cache-control']).toContain(
      'immutable',
    );
    for (const address of ['zh/', 'pagefind/pagefind.js'])
      expect((await get(site.port, base + address)).headers['cache-control']).toBe('no-cache');
  });

  test('compresses text when asked to', async () => {
    const plain = await get(site.port, `${base}zh/`);
    const packed = await get(site.port, `${base}zh/`, { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.body.length).toBeLessThan(plain.body.length / 10);
  });

  test('keeps the base path when it adds a missing slash', async () => {
    expect(await get(site.port, `${base}zh`)).toMatchObject({
      status: 301,
      headers: { location: `${base}zh/` },
    });
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks for a path as it is written; `fetch` would tidy it first. Each request has its own connection, because a kept
 * one may be closing.
 */
const get = async (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [response]: IncomingMessage[] = (await once(sent, 'response')) as [IncomingMessage];
  if (!response) throw new Error('no answer');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
};
