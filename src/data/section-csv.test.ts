import { expect, it } from 'vitest';
import { readCsv } from '../../tests/lib/read-csv.ts';
import { section } from '../../tests/lib/records.ts';
import { toSectionCsv } from './section-csv.ts';

it('a section as CSV has a row for a clause, with its status, and columns of their own for newer translations', () => {
  const zh = { text: '较新', translator: 'A', from: 'en', newer: true, edition: '2024-09-23' } as const;
  const clauses = section.clauses.map((clause) =>
    clause.id === 'definition-1' ? { ...clause, unofficial: { zh } } : clause,
  );
  const [penalty, definition] = readCsv(toSectionCsv({ ...section, clauses }));
  expect(penalty).toMatchObject({
    ...{ id: 'penalty', part: 'penalty', label: '', changes: '' },
    ...{ zh: '处罚：警告', zh_status: 'unchecked', zh_edition: '2020-02-29', en_edition: '' },
    ...{ zh_reasons: '', zh_source: 'rules.zh.txt:3; rules.zh.txt:5', ja_unofficial: '', ja_translator: '' },
  });
  expect(definition).toMatchObject({
    ...{ id: 'definition-1', zh_unofficial: '', zh_translator: '' },
    ...{ zh_newer: '较新', zh_newer_edition: '2024-09-23', zh_newer_translator: 'A', ja_newer: '' },
  });
});
