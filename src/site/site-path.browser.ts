/** The site's base path, a slash at both ends. */
export const base = import.meta.env.BASE_URL.replace(/\/*$/u, '/');

/** Path and hash of a link below the base; null where it leads to another site. */
export function sitePath({ origin, pathname, hash }: HTMLAnchorElement): string | null {
  return origin === location.origin && pathname.startsWith(base) ? pathname.slice(base.length) + hash : null;
}
