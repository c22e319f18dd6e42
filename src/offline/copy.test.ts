import { expect, test } from 'vitest';
import { cacheOf } from './copy.ts';

test.each(['/', '/sidejudge/old/', '/side/'])(
  'a cache of /sidejudge/ does not belong to the site at %s',
  (base) => {
    expect(cacheOf('/sidejudge/', '2026-11-21').startsWith(cacheOf(base, ''))).toBe(false);
  },
);
