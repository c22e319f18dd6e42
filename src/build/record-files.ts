import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentTypes } from '../hosting/headers.ts';
import { makeRecordFiles } from './make-record-files.ts';

/**
 * Writes the files that come from the committed records alone and are on no page: `/data`, `/pagefind`,
 * `/hant.json`. The development server makes them at the first use, and again when the content has
 * changed.
 */
export function recordFiles(): AstroIntegration {
  let base = '/';
  let make: () => ReturnType<typeof makeRecordFiles>;
  let content: string;
  return {
    name: 'record-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        const root = fileURLToPath(config.root);
        base = config.base.replace(/\/*$/u, '/');
        content = path.join(root, 'content');
        // The pages read the content of the folder that they run in (src/records/content.ts).
        process.chdir(root);
        make = () => makeRecordFiles(root, base, config.site);
      },
      'astro:server:setup': ({ server }) => {
        let files: ReturnType<typeof makeRecordFiles> | undefined;
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(content)) return;
          files = undefined;
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        });
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '', 'http://localhost');
          const name = pathname.slice(pathname.startsWith(base) ? base.length : 1);
          if (!/^(?:data|pagefind)\/.*\.|^hant\.json$/u.test(name)) return next();
          files ??= make();
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
      'astro:build:done': async ({ dir, logger }) => {
        const files = await make();
        for (const [name, bytes] of files) {
          const file = path.join(fileURLToPath(dir), name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, bytes);
        }
        logger.info(`${files.size} files of data and search index written.`);
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
