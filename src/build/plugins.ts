import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/** The content is read once in a build: the pages take that of the process, which the files beside them are made from, too. */
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
