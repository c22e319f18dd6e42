import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nameInline } from './policies.ts';
import { listStubs, skipStubs } from './stubs.ts';
import { keepUsedStyles, namesInScripts } from './styles.ts';

/** Makes each built page lean: the styles that it can use, the scripts that do something, and a policy that names what is in it. */
export function pages(): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
        const scripts = files
          .filter((name) => name.endsWith('.js'))
          .map((name) => [path.basename(name), read(name)] as const);
        const scripted = namesInScripts(scripts.map(([, code]) => code).join('\n'));
        const stubs = listStubs(new Map(scripts));
        for (const name of files.filter((each) => each.endsWith('.html'))) {
          const html = skipStubs(keepUsedStyles(read(name), scripted), stubs);
          writeFileSync(path.join(dist, name), nameInline(html));
        }
      },
    },
  };
}
