import { createHash } from 'node:crypto';

/**
 * Leaves in the policy of a page the hashes of what stands in that page. Astro writes those of every inline
 * script and style of the site into each page: that allows more than it must, and as hashes cannot be
 * compressed, it was a kilobyte of the fifteen that a card page may have.
 */
export function trimPolicy(html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gu);
  const own = new Set([...inline].map(([, , code = '']) => hashOf(code)));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/u, (meta) =>
    meta.replace(/ ?'(sha256-[^']+)'/gu, (whole, hash: string) => (own.has(hash) ? whole : '')),
  );
}

// Remembering the hash of a piece would keep its page in memory: a piece that was cut out of a text holds all of it.
const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
