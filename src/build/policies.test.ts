import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameInline } from './policies.ts';

const page = (scripts: string, styles: string) =>
  `<meta content="script-src 'self' 'wasm-unsafe-eval'${scripts}; style-src 'self'${styles};"><style>p{}</style><script>a()</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>`;
const hashOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a page names the scripts and styles that are in it, and no others', () => {
  const own = page(hashOf('a()'), hashOf('p{}'));
  expect(nameInline(page(" 'sha256-a' 'sha256-c'", " 'sha256-b'"))).toBe(own);
  expect(nameInline(page('', ''))).toBe(own);
});
