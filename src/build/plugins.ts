import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Gives the bundler only the body of a file of `content/docs`: nothing reads its frontmatter. */
export function bodies(): Plugin {
  return {
    name: 'bodies',
    enforce: 'pre',
    load: {
      filter: { id: /\/content\/docs\/.*\.mdx$/u },
      handler: (id) => readFileSync(id, 'utf8').replace(/^---\n[\s\S]*?\n---\n/u, ''),
    },
  };
}

/** Replaces Vite's preload helper by our smaller one (src/site/preload.browser.ts). */
export function preloads(): Plugin {
  const own = fileURLToPath(new URL('../site/preload.browser.ts', import.meta.url));
  return {
    name: 'preloads',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}

/** Makes pages and the files beside them share one copy of the content, so that a build reads it once. */
export function records(): Plugin {
  const file = fileURLToPath(new URL('../records/content.ts', import.meta.url));
  return {
    name: 'records',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: {
      filter: { id: /\/content\.ts$/u },
      handler: (id, importer = '') =>
        path.resolve(path.dirname(importer), id) === file && { id: pathToFileURL(file).href, external: true },
    },
  };
}
