import { expect, test } from 'vitest';
import { reportAddress } from './report.ts';

test.each(['https://example.org/owner/repo', 'https://example.org/owner/repo/issues/new'])(
  'the address of the issue form, from %s',
  (base) => {
    const form =
      'https://example.org/owner/repo/issues/new?template=wrong-text.yml&clause=ipg%2F2.3%2F%23remedy-4';
    expect(reportAddress(base, 'ipg/2.3/#remedy-4')).toBe(form);
  },
);
