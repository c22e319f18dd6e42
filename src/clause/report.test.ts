import { describe, expect, test } from 'vitest';
import { reportAddress } from './report.ts';

const fields = { clause: 'ipg/2.3/#remedy-4', language: 'zh, ja', edition: 'zh: 日期不明 & <b>' };

describe('the address of an issue form', () => {
  test.each([
    'https://example.org/owner/repo',
    'https://example.org/owner/repo/',
    'https://example.org/owner/repo/issues/new',
  ])('is made from %s, with every field as it is', (base) => {
    const address = new URL(reportAddress(base, 'wrong-text', fields) ?? '');
    expect(address.origin + address.pathname).toBe('https://example.org/owner/repo/issues/new');
    expect(Object.fromEntries(address.searchParams)).toEqual({ template: 'wrong-text.yml', ...fields });
  });

  test.each([undefined, '', 'repo', 'javascript:alert(1)', 'mailto:a@example.org'])(
    'is not there for %s',
    (base) => {
      expect(reportAddress(base, 'wrong-text', fields)).toBeNull();
    },
  );

  test('leaves a field that is empty to the reader', () => {
    expect(
      reportAddress('https://example.org/r', 'wrong-alignment', { ...fields, edition: '' }),
    ).not.toContain('edition');
  });
});
