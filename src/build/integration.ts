import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { envField } from 'astro/config';
import { contentTypeOf } from '../hosting/headers.ts';
import { textTypeOf } from '../offline/pack.ts';
import { type OpenContent, openContent } from '../records/open-content.ts';
import { type Emitter, emitters, packed, type Site } from './emitters.ts';

/** Writes the files of all emitters. The development server runs an emitter at the first request after a change. */
export function files(): AstroIntegration {
  let root: string;
  let open: (content?: OpenContent) => Site;
  let site: Site;
  let made = new Map<Emitter, ReturnType<typeof makeAll>>();
  return {
    name: 'files',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        // The page for reports, such as a repository or an issue form. Without it, pages have no link to report a
        // problem.
        const { report } = openContent(fileURLToPath(config.root)).site;
        const field = { context: 'client', access: 'public', optional: true, url: true } as const;
        const REPORT_URL = envField.string({ ...field, ...(report !== undefined && { default: report }) });
        updateConfig({ env: { schema: { REPORT_URL } } });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        // src/records/content.ts reads the content of the working directory.
        process.chdir(root);
        const base = config.base.replace(/\/*$/u, '/');
        open = (content = openContent(root)) => ({
          root,
          base,
          content,
          address: (file) => (config.site ? new URL(`${base}${file}`, config.site).href : `${base}${file}`),
          isOriginKnown: config.site !== undefined,
        });
      },
      'astro:server:setup': ({ server }) => {
        site = open();
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(path.join(root, 'content'))) return;
          site = open();
          made = new Map();
          for (const { moduleGraph, hot } of Object.values(server.environments)) {
            moduleGraph.invalidateAll();
            hot.send({ type: 'full-reload' });
          }
        });
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '', 'http://localhost');
          const name = pathname.slice(pathname.startsWith(site.base) ? site.base.length : 1);
          const emitter = [...emitters, packed].find(({ owns }) => owns.test(name));
          if (!emitter) return next();
          const making = made.get(emitter) ?? makeAll(emitter, site);
          made.set(emitter, making);
          try {
            const file = (await making).get(name);
            if (file === undefined) return next();
            response.setHeader('Content-Type', typeOf(name));
            response.end(file);
          } catch (error) {
            response.statusCode = 500;
            response.setHeader('Content-Type', 'text/plain; charset=utf-8');
            response.end(String(error));
          }
        });
      },
      'astro:build:start': async () => {
        const { content } = await import('../records/content.ts');
        site = open(content);
        for (const emitter of emitters.filter(({ isParallel }) => isParallel)) {
          const making = makeAll(emitter, site);
          // Prevents an unhandled rejection: a failure is reported when the files are awaited.
          making.catch(() => undefined);
          made.set(emitter, making);
        }
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        let count = 0;
        const write = (all: Awaited<ReturnType<Emitter['make']>>) => {
          for (const [name, body] of all) {
            const file = path.join(dist, name);
            mkdirSync(path.dirname(file), { recursive: true });
            writeFileSync(file, body);
            count += 1;
          }
        };
        // One emitter at a time, so that the memory of its files is released before the next.
        const built = { ...site, dist };
        for (const emitter of emitters) write(await (made.get(emitter) ?? emitter.make(built)));
        write(await packed.make(built));
        logger.info(`${count} files beside the pages written.`);
      },
    },
  };
}

const makeAll = async ({ make }: Emitter, site: Site) => new Map(await make(site));

const typeOf = (name: string): string =>
  contentTypeOf(name) ?? textTypeOf(name) ?? 'application/octet-stream';
