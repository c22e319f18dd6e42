import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentTypes } from '../hosting/headers.ts';
import type { RecordFilesInput } from './record-files/thread.ts';
import { runInThread } from './run-in-thread.ts';

/**
 * Makes the files that come from the committed records alone and are on no page, beside everything else that a build
 * does: `/data`, `/pagefind`, the words of terms in `/terms`, `/hant.json`. The development server makes them at the
 * first use, and again when the content has changed.
 */
export function recordFiles(): AstroIntegration {
  let input: Required<RecordFilesInput> | undefined;
  let written: Promise<number> | undefined;
  const thread = new URL('record-files/thread.ts', import.meta.url);
  return {
    name: 'record-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        input = {
          root: fileURLToPath(config.root),
          base: config.base.replace(/\/*$/u, '/'),
          site: config.site,
          folder: fileURLToPath(config.outDir),
        };
      },
      'astro:server:setup': ({ server }) => {
        let files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;
        const content = path.join(input?.root ?? '', 'content');
        server.watcher.on('all', (_, file) => {
          if (file.startsWith(content)) files = undefined;
        });
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '', 'http://localhost');
          const base = input?.base ?? '/';
          const name = pathname.slice(pathname.startsWith(base) ? base.length : 1);
          if (!/^(?:data|pagefind|terms)\/.*\.|^hant\.json$/u.test(name)) return next();
          files ??= runInThread(thread, { ...input, folder: undefined });
          try {
            const file = (await files).get(name);
            if (!file) return next();
            response.setHeader('Content-Type', typeOf(name));
            response.end(file);
          } catch (error) {
            response.statusCode = 500;
            response.setHeader('Content-Type', 'text/plain; charset=utf-8');
            response.end(String(error));
          }
        });
      },
      // From here on nobody empties `dist`.
      'astro:build:setup': () => {
        written ??= runInThread<number>(thread, input);
        // A failure is told when all else is done, which waits for it.
        written.catch(() => undefined);
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await written} files of data, search index and terms written.`);
      },
    },
  };
}

function typeOf(name: string): string {
  const ending = path.extname(name).slice(1);
  const known = Object.entries(contentTypes).find(([each]) => each === ending);
  if (known) return known[1];
  return { js: 'text/javascript', json: 'application/json' }[ending] ?? 'application/octet-stream';
}
