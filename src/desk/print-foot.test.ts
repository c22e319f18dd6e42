import { expect, test } from 'vitest';
import { printFoot } from './print-foot.ts';

test('lines stand below each other, in one string', () => {
  expect(printFoot(['IPG 2.3', '/zh/ipg/2.3/'])).toContain('content:"IPG 2.3\\a /zh/ipg/2.3/"');
});

test('no text ends the string or the style sheet', () => {
  const css = printFoot(['a"}</style>\\\n']);
  expect(css).toContain('content:"a\\22 }\\3c /style>\\5c \\a "');
});
