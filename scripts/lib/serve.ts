import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';
import {
  contentTypeOf,
  hashedFolders,
  immutableCache,
  openHeaders,
  openPaths,
  revalidatedCache,
  securityHeaders,
} from '../../src/hosting/headers.ts';

/**
 * Serves a built site on this machine like a static host: folders by their index.html, compressed text, and 404.html
 * with status 404. Rejects with the error of `listen`.
 *
 * @param folder the built site, such as dist/
 * @param base the path the site was built for, see `normalizeBase`
 * @param wanted the port; 0 takes any free one
 */
export async function serveSite(folder: string, base: string, wanted = 0): Promise<RunningSite> {
  const server = createServer(siteListener(folder, base)).listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  const close = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}${base}`, port, close };
}

/** `normalizeBase('sidejudge') // => '/sidejudge/'`, `normalizeBase(undefined) // => '/'` */
export function normalizeBase(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

function siteListener(folder: string, base: string) {
  const compress = compression({ threshold: 512 });
  const serveFile = serveStatic(folder, {
    index: ['index.html'],
    redirect: true,
    setHeaders(response, file) {
      const contentType = contentTypeOf(file);
      if (contentType !== undefined) response.setHeader('Content-Type', contentType);
      const isHashed = hashedFolders.some((hashed) => file.startsWith(path.resolve(folder, hashed)));
      response.setHeader('Cache-Control', isHashed ? immutableCache : revalidatedCache);
    },
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    const isOpen = openPaths.some((path) => request.url?.startsWith(base + path));
    const headers = { ...securityHeaders, ...(isOpen && openHeaders) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const sendNotFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(path.join(folder, '404.html')));
    };
    // `compression` has the types of Express, but needs nothing else of it.
    compress(request as CompressRequest, response as CompressResponse, () => {
      const url = request.url ?? '/';
      if (url === base.slice(0, -1) && base !== '/') {
        response.writeHead(301, { Location: base }).end();
        return;
      }
      if (!url.startsWith(base)) return sendNotFound();
      // `serve-static` redirects by `originalUrl` and looks for files by `url`.
      Object.assign(request, { originalUrl: url, url: url.slice(base.length - 1) });
      serveFile(request, response, sendNotFound);
    });
  };
}

export interface RunningSite {
  /** The address of the front page. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

type CompressRequest = Parameters<ReturnType<typeof compression>>[0];
type CompressResponse = Parameters<ReturnType<typeof compression>>[1];
