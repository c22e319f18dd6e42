import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runInThread } from './run-in-thread.ts';
import type { SearchIndexInput } from './search-index/thread.ts';

/**
 * Makes the search index from the committed content and writes it to `dist/pagefind`, with `dist/hant.json`, beside
 * everything else that a build does; the development server makes them at the first use.
 */
export function searchIndex(): AstroIntegration {
  let input: Required<SearchIndexInput> | undefined;
  let written: Promise<number> | undefined;
  const thread = new URL('search-index/thread.ts', import.meta.url);
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        input = {
          root: fileURLToPath(config.root),
          base: config.base.replace(/\/*$/u, '/'),
          folder: fileURLToPath(config.outDir),
        };
      },
      // Content that changes while the development server runs is found after its next start.
      'astro:server:setup': ({ server }) => {
        let files: Promise<ReadonlyMap<string, Uint8Array>> | undefined;
        server.middlewares.use(async (request, response, next) => {
          const [, name] = /\/(pagefind\/[^?]+|hant\.json)/u.exec(request.url ?? '') ?? [];
          if (name === undefined) return next();
          files ??= runInThread(thread, { ...input, folder: undefined });
          const file = (await files).get(name);
          if (!file) return next();
          response.setHeader('Content-Type', contentTypes[path.extname(name)] ?? 'application/octet-stream');
          response.end(file);
        });
      },
      // From here on nobody empties `dist`.
      'astro:build:setup': () => {
        written ??= runInThread<number>(thread, input);
        // A failure is told when all else is done, which waits for it.
        written.catch(() => undefined);
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`${await written} files of the search index and the table of characters written.`);
      },
    },
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
