/**
 * The headers that every host must send. `toHeadersFile` writes them for static hosts. A test compares the
 * configurations in scripts/hosting with them. Our own server sends them too, also in browser tests.
 */

export const securityHeaders = {
  // The rest of the policy is in a <meta> of each page, with hashes. A <meta> cannot contain this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // All files are public, and there are no cookies: any site may load them.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Browsers ignore this header without TLS.
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** For `openPaths`: other sites may read them (https://fetch.spec.whatwg.org/#cors-protocol). */
export const openHeaders = { 'Access-Control-Allow-Origin': '*' } as const;

/** Folders and files for programs on other sites, below the base path. */
export const openPaths = ['data/', 'linker/', 'linker.js'] as const;

/** Folders below the base path. The names of their files change with the content. */
export const hashedFolders = ['_astro/', 'offline/packs/', 'pagefind/index/', 'pagefind/packs/'] as const;

/** For `hashedFolders`: a browser does not request these files again for a year. */
export const immutableCache = 'public, max-age=31536000, immutable';

/** For all other files: a browser asks the host whether its copy is current before it uses it. */
export const revalidatedCache = 'no-cache';

/** The media types that servers do not know, or get wrong, by the extension of the file. */
export const contentTypes = {
  atom: 'application/atom+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  po: 'text/x-gettext-translation; charset=utf-8',
  tmx: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
} as const;

export const contentTypeOf = (path: string): string | undefined =>
  Object.entries(contentTypes).find(([ending]) => path.endsWith(`.${ending}`))?.[1];

/**
 * `_headers` for Cloudflare Pages and Netlify. Both apply every matching rule, and join the values if two rules set
 * the same header. So only one rule sets each header of a file. Both revalidate by default.
 *
 * @param base the base path, with a slash at both ends
 */
export const toHeadersFile = (base: string): string =>
  [
    rule(`${base}*`, securityHeaders),
    ...openPaths.map((path) => rule(`${base}${path}${path.endsWith('/') ? '*' : ''}`, openHeaders)),
    ...Object.entries(contentTypes).map(([ending, type]) =>
      rule(`${base}*.${ending}`, { 'Content-Type': type }),
    ),
    ...hashedFolders.map((folder) => rule(`${base}${folder}*`, { 'Cache-Control': immutableCache })),
  ].join('\n');

const rule = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
