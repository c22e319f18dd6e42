import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nameInline } from './policies.ts';
import { listStubs, skipStubs } from './stubs.ts';

/**
 * Rewrites each built page: skips scripts that only load others, and limits its policy to its own scripts and styles.
 */
export function pages(): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
        const scripts = files.filter((name) => name.endsWith('.js'));
        const stubs = listStubs(new Map(scripts.map((name) => [path.basename(name), read(name)])));
        for (const name of files.filter((each) => each.endsWith('.html')))
          writeFileSync(path.join(dist, name), nameInline(skipStubs(read(name), stubs)));
      },
    },
  };
}
