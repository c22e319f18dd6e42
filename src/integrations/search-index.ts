import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { baseOf, readShards } from '../lib/shards.ts';
import { contentOf } from '../search/content-of.ts';
import { buildIndex, type SearchIndex } from './search-index/build-index.ts';
import { readSearchedContent } from './search-index/read-searched-content.ts';

/**
 * Makes the search index from the committed content and writes it to `dist/pagefind`. The pages learn the
 * names of its files from the module `virtual:search-index`, so it is made before them, at the first use.
 */
export function searchIndex(): AstroIntegration {
  let root = '';
  let base = '/';
  let index: Promise<SearchIndex> | undefined;
  const getIndex = () => {
    const shards = readShards(process.env.SHARDS);
    const isHere = (document: string) => baseOf(`data/${document}`, shards, base) === base;
    index ??= buildIndex(contentOf(readSearchedContent(root), isHere));
    return index;
  };

  return {
    name: 'search-index',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        base = config.base.replace(/\/*$/u, '/');
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'search-index',
                resolveId: (id: string) => (id === moduleId ? resolvedId : null),
                load: async (id: string) =>
                  id === resolvedId
                    ? `export const manifest = ${JSON.stringify((await getIndex()).manifest)};`
                    : null,
              },
            ],
          },
        });
      },
      // Content that changes while the development server runs is found after its next start.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const [, name] = /\/pagefind\/([^?]+)/u.exec(request.url ?? '') ?? [];
          const file = name === undefined ? undefined : (await getIndex()).files.get(name);
          if (!file || !name) return next();
          response.setHeader('Content-Type', contentTypes[path.extname(name)] ?? 'application/octet-stream');
          response.end(file);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = path.join(fileURLToPath(dir), 'pagefind');
        const { files, manifest } = await getIndex();
        rmSync(folder, { recursive: true, force: true });
        const others: [string, string][] = process.env.SHARDS
          ? [['manifest.json', JSON.stringify(manifest)]]
          : [];
        for (const [name, bytes] of [...files, ...others]) {
          const file = path.join(folder, name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, bytes);
        }
        logger.info(`${files.size} files of the search index written.`);
      },
    },
  };
}

const moduleId = 'virtual:search-index';
const resolvedId = `\0${moduleId}`;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};
