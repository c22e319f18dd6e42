import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail } from '../../scripts/lib/run.ts';

/** A server that counts the requests since the last `reset`, and the bytes of its answers, with estimated heads. */
export type CountingServer = Awaited<ReturnType<typeof serveCounted>>;

/** Finds a file by its path without the first slash; undefined where there is none. */
export type ReadFile = (path: string) => Uint8Array | string | undefined;

/** Reads the files of a built site by their paths; ends the process if the folder has no built site. */
export function readerOf(folder: string): ReadFile {
  if (!existsSync(path.join(folder, 'index.html')))
    fail('There is no built site: run `npm run build` first.');
  return (file) => {
    const full = path.join(folder, file);
    return existsSync(full) && statSync(full).isFile() ? readFileSync(full) : undefined;
  };
}

/** Serves files compressed, as a static host does, and counts them. */
export async function serveCounted(read: ReadFile) {
  let sent = { bytes: 0, requests: 0 };
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').replace(/^\/|\?.*$/gu, ''));
    const file = read(asked) === undefined ? `${asked}index.html` : asked;
    const content = read(file);
    const plain = Buffer.from(content ?? 'Not found');
    const type = types[file.replace(/^.*\./u, '')];
    const body = type ? gzipSync(plain, { level: 6 }) : plain;
    response.writeHead(content === undefined ? 404 : 200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(type && { 'Content-Encoding': 'gzip' }),
    });
    response.end(body);
    sent = { bytes: sent.bytes + body.length + headBytes, requests: sent.requests + 1 };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    count: () => sent,
    reset: () => {
      sent = { bytes: 0, requests: 0 };
    },
    close: () => server.close().closeAllConnections(),
  };
}

// The approximate size of response headers.
const headBytes = 200;

/** The types of the files that a host compresses. */
const types: Readonly<Record<string, string>> = {
  ...{
    html: 'text/html; charset=utf-8',
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
  },
  ...{ txt: 'text/plain; charset=utf-8', json: 'application/json' },
  ...{ svg: 'image/svg+xml', wasm: 'application/wasm' },
};
