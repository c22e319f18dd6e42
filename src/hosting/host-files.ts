import {
  contentTypes,
  dataFolder,
  dataHeaders,
  hashedFolders,
  immutableCache,
  securityHeaders,
} from './headers.ts';

/**
 * `_headers` for Cloudflare Pages and Netlify. Both send every rule that matches and join a header that two
 * rules name, so no two rules here name the same one; what they send by themselves (revalidation of everything)
 * is not repeated.
 *
 * @param base the base path, with a slash at both ends
 */
export const toHeadersFile = (base: string): string =>
  [
    rule(`${base}*`, securityHeaders),
    rule(`${base}${dataFolder}*`, dataHeaders),
    ...Object.entries(contentTypes).map(([ending, type]) =>
      rule(`${base}${dataFolder}*.${ending}`, { 'Content-Type': type }),
    ),
    ...hashedFolders.map((folder) => rule(`${base}${folder}*`, { 'Cache-Control': immutableCache })),
  ].join('\n');

/**
 * `_redirects` for the same hosts: addresses of pages that have moved, in every interface language.
 *
 * `toRedirectsFile([{ from: '/zh/ipg/2.2/', to: '/zh/ipg/2.3/' }]) // => '/zh/ipg/2.2/ /zh/ipg/2.3/ 301\n'`
 */
export const toRedirectsFile = (moved: readonly Moved[]): string =>
  moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** A page that has moved: both addresses root-relative, with the base path. */
interface Moved {
  readonly from: string;
  readonly to: string;
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
