import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Rewrites each built page. Replaces a script that only imports other scripts by its imports, which saves a round
 * trip. Astro lists the inline scripts and styles of all pages in the Content Security Policy; the page keeps only
 * its own.
 */
export function pages(): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
        const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
        const loaders = new Map(
          files
            .filter((name) => name.endsWith('.js'))
            .map((name): [string, readonly string[]] => [path.basename(name), loadedBy(read(name))]),
        );
        for (const name of files.filter((each) => each.endsWith('.html')))
          writeFileSync(path.join(dist, name), limitPolicy(skipLoaders(read(name), loaders)));
      },
    },
  };
}

/** The imports of a script that only imports (`import"./page.js";import"./reader.js";`); none for any other. */
const loadedBy = (code: string): string[] =>
  /^(?:import"\.\/[\w.-]+";?)+\s*$/u.test(code)
    ? Array.from(code.matchAll(/"\.\/([^"]+)"/gu), ([, name = '']) => name)
    : [];

const skipLoaders = (html: string, loaders: ReadonlyMap<string, readonly string[]>): string =>
  html.replace(/<script type="module" src="([^"]*\/)([^"/]+)"><\/script>/gu, (script, folder, name) => {
    const loaded = loaders.get(name) ?? [];
    if (loaded.length === 0) return script;
    return loaded.map((each) => `<script type="module" src="${folder}${each}"></script>`).join('');
  });

/**
 * Replaces the hashes of the policy with those of the inline scripts and styles of the page. Other sources
 * (`'self'`, WebAssembly) stay. JSON-LD needs no hash: browsers do not run it.
 */
function limitPolicy(html: string): string {
  return ['script', 'style'].reduce((page, element) => {
    const inline = page.matchAll(
      new RegExp(`<${element}(?![^>]* (?:src=|type="application/ld))[^>]*>([\\s\\S]*?)</${element}>`, 'gu'),
    );
    const hashes = Array.from(inline, ([, text = '']) => ` '${sha256(text)}'`);
    // No look-behind: the engine would try it at each character, which takes longer than rendering the page.
    return page.replace(
      new RegExp(`(${element}-src[^;"]*?)(?: 'sha256-[^']*')*(?=[;"])`, 'u'),
      (_, before: string) => before + [...new Set(hashes)].join(''),
    );
  }, html);
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
