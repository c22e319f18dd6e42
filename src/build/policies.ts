import { createHash } from 'node:crypto';

/**
 * Limits the policy of a page to its own scripts and styles, because Astro lists those of all pages in each. `style-src
 * 'self' 'sha256-of another page' // => style-src 'self' 'sha256-of the style in it'`; the same for scripts, where
 * other permissions (WebAssembly) stay. Blocks of data are no scripts: browsers do not run them.
 */
export function nameInline(html: string): string {
  return ['script', 'style'].reduce((page, element) => {
    const inline = [
      ...page.matchAll(
        new RegExp(`<${element}(?![^>]* (?:src=|type="application/ld))[^>]*>([\\s\\S]*?)</${element}>`, 'gu'),
      ),
    ];
    const hashes = inline.map(
      ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    // The pattern begins with a word: a look-behind at each place of a page would take longer than to build the page.
    return page.replace(
      new RegExp(`(${element}-src[^;"]*?)(?: 'sha256-[^']*')*(?=[;"])`, 'u'),
      (_, before: string) => before + [...new Set(hashes)].join(''),
    );
  }, html);
}
