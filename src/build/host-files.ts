import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toHeadersFile, toRedirectsFile } from '../hosting/host-files.ts';
import { languages } from '../schema/language.ts';
import { redirectFileSchema } from '../schema/redirect.ts';

/** Writes what static hosts read beside the pages: headers, and for GitHub Pages that `_astro` is to be served. */
export function hostFiles(): AstroIntegration {
  let base = '/';
  let root: URL;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/u, '/');
        root = config.root;
      },
      'astro:build:done': ({ dir }) => {
        const write = (name: string, text: string) => writeFileSync(fileURLToPath(new URL(name, dir)), text);
        write('_headers', toHeadersFile(base));
        write('.nojekyll', '');
        // Pages only: no host is told the part behind `#`, which the pages themselves take care of.
        const redirects = redirectFileSchema.parse(
          JSON.parse(readFileSync(new URL('content/redirects.json', root), 'utf8')),
        );
        const moved = redirects.filter(({ from }) => !from.includes('#'));
        const text = toRedirectsFile(
          languages.flatMap((lang) =>
            moved.map(({ from, to }) => ({ from: `${base}${lang}/${from}`, to: `${base}${lang}/${to}` })),
          ),
        );
        if (text !== '') write('_redirects', text);
      },
    },
  };
}
