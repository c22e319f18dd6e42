import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { trimPolicy } from './policy/trim-policy.ts';

/** Takes from the policy of each page what that page does not need; see `trimPolicy`. */
export function policy(): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.html')) continue;
          const file = path.join(dist, name);
          writeFileSync(file, trimPolicy(readFileSync(file, 'utf8')));
        }
      },
    },
  };
}
