import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataHeaders, immutableCache, revalidatedCache, securityHeaders } from '../../src/hosting/headers.ts';
import { type Place, toCaddyfile, toNginx } from '../../src/hosting/servers.ts';

// Debian puts nginx where only root's PATH looks.
const programs: Readonly<Record<string, string>> = { nginx: '/usr/sbin/nginx' };

// Real servers, where they are installed (Debian: nginx-light, caddy). They need no rights: a free port on this
// machine, a folder of their own.
const servers: readonly Server[] = [
  {
    name: 'nginx',
    write: (place, folder) => {
      writeFileSync(path.join(folder, 'site.conf'), toNginx(place).replace('listen ', 'listen 127.0.0.1:'));
      cpSync('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; error_log stderr; pid ${folder}/pid; events {}
http { access_log off; default_type application/octet-stream; include site.conf;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join(' ')} }`,
      );
    },
    arguments: (folder) => ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
  },
  {
    name: 'caddy',
    write: (place, folder) => {
      const text = toCaddyfile(place).replace(/^:(\d+) \{$/mu, '{\n\tadmin off\n}\nhttp://127.0.0.1:$1 {');
      writeFileSync(path.join(folder, 'Caddyfile'), text);
    },
    arguments: (folder) => ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
  },
];

const pages: Readonly<Record<string, string>> = {
  'index.html': '<p>front</p>',
  '404.html': '<p>nothing here</p>',
  'zh/index.html': '手牌'.repeat(1000),
  '_astro/page.abc123.js': 'export {};\n'.repeat(100),
  'data/index.json': '{}',
  'data/cards.ndjson': '{}\n'.repeat(500),
};

for (const server of servers) {
  const isThere = isInstalled(server.name);
  describe.skipIf(!isThere).each(['/', '/sidejudge/'])(
    `${server.name}${isThere ? '' : ' (not installed here)'} serves the site under %s`,
    (base) => {
      let folder = '';
      let port = 0;
      let stop: (() => void) | undefined;

      beforeAll(async () => {
        folder = mkdtempSync(path.join(os.tmpdir(), `sidejudge-${server.name}-`));
        for (const [name, text] of Object.entries(pages)) {
          const file = path.join(folder, 'site', base, name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
        port = await freePort();
        server.write({ folder: path.join(folder, 'site'), base, port }, folder);
        // Started by root, nginx hands over to a user who has to get in.
        execFileSync('chmod', ['-R', 'a+rX', folder]);
        const child = spawn(programs[server.name] ?? server.name, server.arguments(folder), {
          stdio: 'ignore',
          env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        });
        stop = () => void child.kill('SIGTERM');
        await untilAnswers(port);
      });
      afterAll(() => {
        stop?.();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      });

      test('every answer carries the headers of the table, a missing page too', async () => {
        for (const address of ['', 'zh/', 'data/index.json', 'gone/']) {
          expect((await get(port, base + address)).headers).toMatchObject(lowerCase(securityHeaders));
        }
      });

      test('what is not there is answered with the page for it and status 404', async () => {
        for (const address of ['gone/', '_astro/gone.js', '..%2f..%2fnginx.conf']) {
          const answer = await get(port, base + address);
          expect([answer.status === 400 ? 404 : answer.status, address]).toEqual([404, address]);
          expect(answer.headers['cache-control']).not.toBe(immutableCache);
        }
        expect((await get(port, `${base}gone/`)).body.toString()).toContain('nothing here');
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

function isInstalled(name: string): boolean {
  try {
    execFileSync(programs[name] ?? name, [name === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function get(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
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

async function untilAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await get(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server does not answer.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

interface Server {
  readonly name: string;
  write(place: Place, folder: string): void;
  arguments(folder: string): readonly string[];
}

interface Answer {
  readonly status: number;
  readonly headers: import('node:http').IncomingHttpHeaders;
  readonly body: Buffer;
}
