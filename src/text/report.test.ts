import { describe, expect, test } from 'vitest';
import { reportAddress } from './report.ts';

const clause = 'ipg/2.3/#remedy-4';

describe('the address of an issue form', () => {
  test.each([
    'https://example.org/owner/repo',
    'https://example.org/owner/repo/',
    'https://example.org/owner/repo/issues/new',
  ])('is made from %s', (base) => {
    const address = new URL(reportAddress(base, clause) ?? '');
    expect(address.origin + address.pathname).toBe('https://example.org/owner/repo/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({ template: 'wrong-text.yml', clause });
  });

  test.each([undefined, '', 'repo', 'javascript:alert(1)', 'mailto:a@example.org'])(
    'is not there for %s',
    (base) => {
      expect(reportAddress(base, clause)).toBeNull();
    },
  );
});
