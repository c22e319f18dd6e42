import { readFileSync } from 'node:fs';
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
