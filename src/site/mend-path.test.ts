import { expect, test } from 'vitest';
import { mendHash } from './mend-hash.ts';
import { mendPath } from './mend-path.ts';

// The browser tests open an address with the other errors (addresses.test.ts).
test.each([
  ['zh/ipg/2.3/）', 'zh/ipg/2.3/'],
  ['jp/', 'ja/'],
])('the path %s is corrected to %s', (path, corrected) => {
  expect(mendPath(path)).toBe(corrected);
});

test.each(['remedy-4。', 'remedy-4,', 'Remedy-4', 'remedy-4..remedy-6'])(
  'the hash %s is corrected',
  (hash) => {
    expect(mendHash(hash)).toBe('remedy-4');
  },
);
