import { expect, test } from 'vitest';
import { statusOf, strictest } from './status.ts';

test('the strictest status counts, and none is unchecked', () => {
  expect(strictest(['current', 'partly', 'changed'])).toBe('partly');
  expect(strictest([])).toBe('unchecked');
});

test('a clause has a status for each language, a ruling one for all', () => {
  expect(statusOf({ status: { zh: 'outdated' } }, 'zh')).toBe('outdated');
  expect(statusOf({ status: { zh: 'outdated' } }, 'ja')).toBe('unchecked');
  expect(statusOf({ status: 'changed' }, 'ja')).toBe('changed');
});
