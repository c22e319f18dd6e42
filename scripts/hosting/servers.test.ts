import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataHeaders, immutableCache, revalidatedCache, securityHeaders } from '../../src/hosting/headers.ts';
import type { RunningSite } from '../lib/serve.ts';
import { isInstalled, serverNames, startServer } from './real-servers.ts';

const pages: Readonly<Record<string, string>> = {
  'index.html': '<p>front</p>',
  '404.html': '<p>nothing here</p>',
  // Real text: servers differ in how far they compress it.
  'zh/index.html': readFileSync(new URL('../../content/terms.yml', import.meta.url), 'utf8'),
  '_astro/page.abc123.js': 'export {};\n'.repeat(100),
  'data/index.json': '{}',
  'data/cards.ndjson': '{}\n'.repeat(500),
};

for (const name of serverNames) {
  const isThere = isInstalled(name);
  describe.skipIf(!isThere).each(['/', '/sidejudge/'])(
    `${name}${isThere ? '' : ' (not installed here)'} serves the site under %s`,
    (base) => {
      let folder = '';
      let server: RunningSite | undefined;
      let port = 0;

      beforeAll(async () => {
        folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-site-'));
        chmodSync(folder, 0o755);
        for (const [file, text] of Object.entries(pages)) {
          mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
          writeFileSync(path.join(folder, file), text);
        }
        server = await startServer(name, folder, base);
        ({ port } = server);
      });
      afterAll(async () => {
        await server?.close();
        rmSync(folder, { recursive: true, force: true });
      });

      test('every answer carries the headers of the table, a missing page too', async () => {
        for (const address of ['', 'zh/', 'data/index.json', 'gone/']) {
          expect((await get(port, base + address)).headers).toMatchObject(lowerCase(securityHeaders));
        }
      });

      // What Go cannot decode, it answers with a bare 400 before Caddy is asked.
      const undecodable = name === 'caddy' ? [] : ['%E0%A4%A/'];
      test('what is not there is answered with the page for it and status 404', async () => {
        for (const address of ['gone/', '_astro/gone.js', '..%2f..%2fnginx.conf', ...undecodable]) {
          const answer = await get(port, base + address);
          expect([answer.status, address]).toEqual([404, address]);
          expect([answer.body.toString(), address]).toEqual([pages['404.html'], address]);
          expect(answer.headers['cache-control']).not.toBe(immutableCache);
        }
      });

      test('a long address is that of its page', async () => {
        expect((await get(port, `${base}zh/?q=${'%E7%89%8C'.repeat(1500)}`)).status).toBe(200);
      });

      test('a missing slash is added with the base path kept', async () => {
        const answer = await get(port, `${base}zh`);
        expect([301, 308]).toContain(answer.status);
        expect(answer.headers.location).toMatch(new RegExp(`^(?:${base})?zh/$`, 'u'));
      });

      test('pages are asked for again, files with hashed names never', async () => {
        expect((await get(port, `${base}zh/`)).headers['cache-control']).toBe(revalidatedCache);
        const hashed = await get(port, `${base}_astro/page.abc123.js`);
        expect(hashed.headers['cache-control']).toBe(immutableCache);
      });

      test('an unchanged page is answered without its body', async () => {
        const { etag } = (await get(port, `${base}zh/`)).headers;
        expect((await get(port, `${base}zh/`, { 'If-None-Match': etag ?? '' })).status).toBe(304);
      });

      test('text is compressed for those who can read it', async () => {
        for (const address of ['zh/', '_astro/page.abc123.js', 'data/cards.ndjson']) {
          const packed = await get(port, base + address, { 'Accept-Encoding': 'gzip' });
          expect([address, packed.headers['content-encoding']]).toEqual([address, 'gzip']);
          expect(packed.headers.vary).toMatch(/accept-encoding/iu);
        }
      });

      test('text is compressed about as far as our budgets reckon', async () => {
        const { body } = await get(port, `${base}zh/`, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
        expect(body.length).toBeLessThan(1.05 * gzipSync(pages['zh/index.html'] ?? '', { level: 6 }).length);
      });

      test('a part of a file can be asked for', async () => {
        const part = await get(port, `${base}data/cards.ndjson`, { Range: 'bytes=0-2' });
        expect([part.status, part.body.toString()]).toEqual([206, '{}\n']);
      });

      test('published data says its type and is open to other sites, pages are not', async () => {
        const data = await get(port, `${base}data/cards.ndjson`);
        expect(data.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
        expect(data.headers).toMatchObject(lowerCase(dataHeaders));
        const page = await get(port, `${base}zh/`);
        expect(page.headers['access-control-allow-origin']).toBeUndefined();
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      });
    },
  );
}

/** By a connection of its own: one that is kept may just end. */
function get(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

interface Answer {
  readonly status: number;
  readonly headers: import('node:http').IncomingHttpHeaders;
  readonly body: Buffer;
}
