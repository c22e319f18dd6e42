import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toHeadersFile } from '../hosting/host-files.ts';

/** Writes what static hosts read beside the pages: headers, and for GitHub Pages that `_astro` is to be served. */
export function hostFiles(): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/u, '/');
      },
      'astro:build:done': ({ dir }) => {
        const write = (name: string, text: string) => writeFileSync(fileURLToPath(new URL(name, dir)), text);
        write('_headers', toHeadersFile(base));
        write('.nojekyll', '');
      },
    },
  };
}
