import { expect, test } from 'vitest';
import { listStubs, skipStubs } from './stubs.ts';

const scripts = new Map([
  ['page.a1.js', 'import"./shared.b2.js";'],
  ['section.c3.js', 'import"./shared.b2.js";import"./reader.d4.js";\n'],
  ['shared.b2.js', 'import"./other.js";addEventListener("click",f)'],
]);
const page = (...names: string[]) =>
  names.map((name) => `<script type="module" src="/base/_astro/${name}"></script>`).join('');

test('a page asks for what a script loads that does nothing else', () => {
  const stubs = listStubs(scripts);
  expect(skipStubs(page('page.a1.js'), stubs)).toBe(page('shared.b2.js'));
  expect(skipStubs(page('section.c3.js'), stubs)).toBe(page('shared.b2.js', 'reader.d4.js'));
});

test('a script that does something itself stays', () => {
  expect(skipStubs(page('shared.b2.js', 'unknown.js'), listStubs(scripts))).toBe(
    page('shared.b2.js', 'unknown.js'),
  );
});
