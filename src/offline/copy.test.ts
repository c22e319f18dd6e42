import { expect, test } from 'vitest';
import { cacheOf, candidatesOf, isOurs } from './copy.ts';

test.each([
  ['', ['']],
  ['zh/', ['zh/']],
  ['zh/ipg/2.3', ['zh/ipg/2.3', 'zh/ipg/2.3/']],
  ['zh/ipg/2.3/index.html', ['zh/ipg/2.3/index.html', 'zh/ipg/2.3/', 'zh/ipg/2.3/index.html/']],
  ['index.html', ['index.html', '', 'index.html/']],
])('%j may be stored as %j', (path, candidates) => {
  expect(candidatesOf(path)).toEqual(candidates);
});

test('the caches of a site below another path of the same origin are not ours', () => {
  const name = cacheOf('/sidejudge/', '2026-11-21T10:00:00.000Z');
  expect(['/sidejudge/', '/', '/sidejudge/old/'].map((base) => isOurs(base, name))).toEqual([
    true,
    false,
    false,
  ]);
});
