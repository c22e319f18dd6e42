import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trimPolicy } from './trim-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const page = (script: string, style: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' ${script}; style-src 'self' ${style};">` +
  '<script>go()</script><style>a{}</style>';

test('hashes of what stands in the page stay, and no others', () => {
  const [script, style, other] = [hash('go()'), hash('a{}'), hash('of another page')];
  expect(trimPolicy(page(`${other} ${script}`, `${style} ${other}`))).toBe(page(script, style));
});

test('a page that has only its own is not changed, and neither is one without a policy', () => {
  const own = page(hash('go()'), hash('a{}'));
  expect(trimPolicy(own)).toBe(own);
  expect(trimPolicy('<script>go()</script>')).toBe('<script>go()</script>');
});
