import { expect, test } from 'vitest';
import { printFoot, printFootAt } from './print-foot.ts';

test('lines stand below each other, in one string', () => {
  expect(printFoot(['IPG 2.3', '/zh/ipg/2.3/'])).toContain('content:"IPG 2.3\\a /zh/ipg/2.3/"');
});

test('no text ends the string or the style sheet', () => {
  const css = printFoot(['a"}</style>\\\n']);
  expect(css).toContain('content:"a\\22 }\\3c /style>\\5c \\a "');
});

test('another address takes the place of the one at the end, and stays text', () => {
  const css = printFoot(['IPG 2.3 "x"', '/zh/ipg/2.3/']);
  const other = printFootAt(css, 'https://a.example/zh/ipg/2.3/?with=ja#remedy-1..remedy-3"}');
  expect(other).toContain(
    'content:"IPG 2.3 \\22 x\\22 \\a https://a.example/zh/ipg/2.3/?with=ja#remedy-1..remedy-3\\22 }"',
  );
  expect(other).toContain('counter(page)');
});

test('editions that are not printed are left out, the name is not', () => {
  const css = printFoot(['Sidejudge · IPG 2.3 · zh 2009 · ja 2009 · en 2010', '/zh/ipg/2.3/']);
  const other = printFootAt(css, 'https://a.example/', [true, false, true]);
  expect(other).toContain('content:"Sidejudge · IPG 2.3 · zh 2009 · en 2010\\a https://a.example/"');
});
