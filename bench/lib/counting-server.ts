import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fail } from '../../scripts/lib/run.ts';

/** A server that counts requests since the last `reset`, from any thread of a browser, in bytes as sent. */
export interface CountingServer {
  readonly url: string;
  /** Bodies and heads. */
  readonly count: () => { bytes: number; requests: number };
  reset(): void;
  close(): Promise<void>;
}

/** Finds a file by its path without the first slash; undefined where there is none. */
export type ReadFile = (path: string) => Uint8Array | string | undefined;

/** Reads the files of a built site by their paths; ends the process where nothing is built. */
export function readerOf(folder: string): ReadFile {
  if (!existsSync(path.join(folder, 'index.html')))
    fail('There is no built site: run `npm run build` first.');
  return (file) => {
    const full = path.join(folder, file);
    return existsSync(full) && statSync(full).isFile() ? readFileSync(full) : undefined;
  };
}

/**
 * Serves files compressed, as a static host does, and counts them. The page cannot see what a worker fetches, so the
 * server counts.
 */
export async function serveCounted(read: ReadFile): Promise<CountingServer> {
  let bytes = 0;
  let requests = 0;
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').replace(/^\/|\?.*$/gu, ''));
    const path = read(asked) === undefined ? `${asked}index.html` : asked;
    const file = read(path);
    const type = types[/[^.]*$/u.exec(path)?.[0] ?? ''] ?? 'application/octet-stream';
    const isText = type !== 'application/octet-stream';
    const plain = Buffer.from(file ?? 'Not found');
    const body = isText ? gzipSync(plain, { level: 6 }) : plain;
    response.writeHead(file === undefined ? 404 : 200, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(isText && { 'Content-Encoding': 'gzip' }),
    });
    response.end(body);
    requests += 1;
    bytes += body.length + headBytes;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    count: () => ({ bytes, requests }),
    reset: () => {
      bytes = 0;
      requests = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// The approximate size of response headers.
const headBytes = 200;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};
