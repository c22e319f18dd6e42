/**
 * The headers that every host has to send. `toHeadersFile` writes them for hosts, a test compares the configurations in
 * scripts/hosting with them, and our own server sends them, so that they apply in the browser tests.
 */

/** Sent with every answer. */
export const securityHeaders = {
  // The rest of the policy is in a <meta> of each page, as hashes; a <meta> cannot contain this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Public texts without cookies: any site may show and read them.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Browsers only obey it over TLS.
  'Strict-Transport-Security': 'max-age=31536000',
} as const;

/** For `openPaths`: other sites may read the data and the linker with its files (https://fetch.spec.whatwg.org/#cors-protocol). */
export const openHeaders = { 'Access-Control-Allow-Origin': '*' } as const;

/** Paths for programs on other sites, as folders and files below the base path. */
export const openPaths = ['data/', 'linker/', 'linker.js'] as const;

/** Folders below the base path whose file names change with their content. */
export const hashedFolders = ['_astro/', 'offline/packs/', 'pagefind/index/'] as const;

/** For the files of `hashedFolders`: never requested twice. */
export const immutableCache = 'public, max-age=31536000, immutable';

/** For all other files: a browser shows its copy only after the host has confirmed that the file has not changed. */
export const revalidatedCache = 'no-cache';

/** Media types that servers do not know, or get wrong. */
export const contentTypes = {
  atom: 'application/atom+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  po: 'text/x-gettext-translation; charset=utf-8',
  tmx: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
} as const;

/** The type of a file, where `contentTypes` has it. */
export const contentTypeOf = (path: string): string | undefined =>
  Object.entries(contentTypes).find(([ending]) => path.endsWith(`.${ending}`))?.[1];

/**
 * `_headers` for Cloudflare Pages and Netlify. Both apply every matching rule, and join the values of a header that
 * two rules set; so each file gets a header from one rule. Their default, revalidation, needs no rule.
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
