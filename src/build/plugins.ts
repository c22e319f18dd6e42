import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Of the files of the content the bundler gets what is below the record: the records are read by src/records. */
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

/** What Vite puts around each `import()` is ours, which is smaller (src/site/preload.browser.ts). */
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
