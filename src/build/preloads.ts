import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../site/preload.browser.ts', import.meta.url));

/** What Vite puts around each `import()` is ours, which is smaller (src/site/preload.browser.ts). */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/u },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(own)};`,
    },
  };
}
