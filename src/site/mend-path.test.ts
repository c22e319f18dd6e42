import { expect, test } from 'vitest';
import { mendHash } from './mend-hash.ts';
import { mendPath } from './mend-path.ts';

test.each([
  ['zh/ipg/2.3/）', 'zh/ipg/2.3/'],
  ['zh/ipg/2.3。', 'zh/ipg/2.3/'],
  ['en/IPG/2.3/', 'en/ipg/2.3/'],
  ['en/ipg/2.3.html', 'en/ipg/2.3/'],
  ['jp/', 'ja/'],
  ['zh-CN/m10/cards/', 'zh/m10/cards/'],
])('the path %s is corrected to %s', (path, mended) => {
  expect(mendPath(path)).toBe(mended);
});

test.each(['remedy-4。', 'remedy-4,', 'Remedy-4', 'remedy-4..remedy-6'])(
  'the hash %s is corrected',
  (hash) => {
    expect(mendHash(hash)).toBe('remedy-4');
  },
);
