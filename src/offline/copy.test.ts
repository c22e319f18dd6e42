import { expect, test } from 'vitest';
import { cacheOf } from './copy.ts';

test.each(['/', '/sidejudge/old/', '/side/'])(
  'the caches of a site below %s are not those of /sidejudge/',
  (base) => {
    expect(cacheOf('/sidejudge/', '2026-11-21').startsWith(cacheOf(base, ''))).toBe(false);
  },
);
