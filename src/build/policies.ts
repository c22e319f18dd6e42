import { createHash } from 'node:crypto';

/**
 * Makes the policy of a page name the scripts and styles in it, and nothing else: Astro names those of all pages in each.
 * `style-src 'self' 'sha256-of another page' // => style-src 'self' 'sha256-of the style in it'`; scripts likewise, where
 * what the policy allows besides (WebAssembly) stays. A block of data is no script: no browser runs it, and none asks.
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
    // It begins with a word: to look behind each place of a page for that takes longer than to build the page.
    return page.replace(
      new RegExp(`(${element}-src[^;"]*?)(?: 'sha256-[^']*')*(?=[;"])`, 'u'),
      (_, before: string) => before + [...new Set(hashes)].join(''),
    );
  }, html);
}
