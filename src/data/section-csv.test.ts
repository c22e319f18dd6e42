import { expect, it } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import { toSectionCsv } from './section-csv.ts';

it('a section as CSV has a row for each clause with a text, and columns of their own for newer translations', () => {
  const zh = { text: '较新', translator: 'A', from: 'en', newer: true, edition: '2024-09-23' } as const;
  const clauses = section.clauses.map((clause) =>
    clause.id === 'definition-1' ? { ...clause, unofficial: { zh } } : clause,
  );
  const [head = '', penalty = '', definition = ''] = toSectionCsv({ ...section, clauses }).split('\r\n');
  expect(head).toMatch(/^\uFEFFid,part,label,zh,zh_status,.*,ja_unofficial,ja_translator,/u);
  expect(head).toMatch(/,zh_newer,zh_newer_edition,zh_newer_translator,ja_newer,/u);
  expect(head).toMatch(/,changes,zh_edition,ja_edition,en_edition$/u);
  expect(penalty).toMatch(
    /^penalty,penalty,,处罚：警告,unchecked,,rules\.zh\.txt:3; rules\.zh\.txt:5,.*,2020-02-29,,$/u,
  );
  expect(definition).toMatch(/^definition-1,.*,较新,2024-09-23,A,,,,,,,/su);
  expect(definition.split('较新')).toHaveLength(2);
});
