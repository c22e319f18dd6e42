import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Makes the policy of each built page name the styles in it, and nothing else: Astro names those of all pages in each. */
export function policies(): AstroIntegration {
  return {
    name: 'policies',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(dist, name);
          writeFileSync(file, nameStyles(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}

/** `style-src 'self' 'sha256-of another page' // => style-src 'self' 'sha256-of the style in it'` */
export function nameStyles(html: string): string {
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gu)].map(
    ([, css = '']) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return html.replace(/(?<=style-src 'self')[^;"]*/u, hashes.join(''));
}
