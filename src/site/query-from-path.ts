/**
 * What somebody may have looked for who came to an address that leads nowhere, as words for the search box.
 *
 * `queryFromPath('zh/m10/cards/ajani-goldman/', 'r2') // => 'ajani goldman'`,
 * `queryFromPath('en/ipg/9.9/', 'remedy-1') // => 'ipg 9.9 remedy-1'`. The path is below the site's base, as it
 * stands in the address; anything may stand there, and nothing but text comes out, at most 80 characters.
 */
export function queryFromPath(path: string, hash = ''): string {
  const parts = path
    .split('/')
    .map((part) => decode(part).replace(/\.html?$/u, ''))
    // The name of a set before its cards is one of a folder.
    .filter((part, at, all) => part !== '' && !known.has(part) && all[at + 1] !== 'cards');
  // Some write the dot of a number as a hyphen.
  const last = (parts.at(-1) ?? '').replace(/(?<=\d)[-_](?=\d)/gu, '.');
  // A number says nothing without what it numbers.
  const words = /^[\d.]+$/u.test(last) ? [...parts.slice(-2, -1), last] : [last.replace(/[-_+]+/gu, ' ')];
  const place = words.length > 1 && /^[a-z]+-[\da-z]+$/u.test(hash) ? [hash] : [];
  return [...words, ...place]
    .join(' ')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);
}

/** Names of folders, which nobody looks for. */
const known = new Set(['zh', 'ja', 'en', 'cards', 'search', 'terms', 'status', 'data', 'index', '404']);

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
