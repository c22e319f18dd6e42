import { expect, it } from 'vitest';
import { section } from '../../tests/lib/records.ts';
import { toSectionCsv } from './section-csv.ts';

it('a section as CSV never gives a newer wording for a text that is missing', () => {
  const zh = {
    text: '较新',
    translator: 'A. Translator',
    from: 'en',
    newer: true,
    edition: '2024-09-23',
  } as const;
  const clauses = section.clauses.map((clause) =>
    clause.id === 'definition-1' ? { ...clause, unofficial: { zh } } : clause,
  );
  const [head = '', ...rows] = toSectionCsv({ ...section, clauses })
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(/,zh_newer,zh_newer_edition,zh_newer_translator,ja_newer,/u);
  const row = rows.find((each) => each.startsWith('definition-1,'));
  expect(row).toMatch(/,较新,2024-09-23,A\. Translator,,,,,,,/u);
  expect(row?.split('较新')).toHaveLength(2);
});

it('a section as CSV has a row for each clause with a text, official and unofficial apart', () => {
  const [head = '', ...rows] = toSectionCsv(section).trimEnd().split('\r\n');
  expect(head.split(',').slice(0, 5)).toEqual(['\uFEFFid', 'part', 'label', 'zh', 'zh_status']);
  expect(head).toContain('ja_unofficial,ja_translator');
  expect(head).toMatch(/,changes,zh_edition,ja_edition,en_edition$/u);
  expect(rows[0]).toMatch(/,2020-02-29,,$/u);
  expect(rows[0]).toMatch(/^penalty,penalty,,处罚：警告,unchecked,,rules\.zh\.txt:3; rules\.zh\.txt:5,/u);
});
