import { expect, test } from 'vitest';
import { reportAddress } from './report.ts';

test.each(['https://example.org/owner/repo', 'https://example.org/owner/repo/issues/new'])(
  'the issue form of %s is for one clause',
  (base) => {
    const clause = 'ipg/2.3/#remedy-4';
    const address = new URL(reportAddress(base, clause));
    expect(address.origin + address.pathname).toBe('https://example.org/owner/repo/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({ template: 'wrong-text.yml', clause });
  },
);
