import { expect, test } from 'vitest';
import { inventedContent as content } from '../../../scripts/content/invented.fixture.ts';
import { buildNames } from './build-names.ts';
import { buildRecords } from './records.ts';
import { readTable, writeTable } from './table.ts';

test('the rows of the table are the places of the records: they follow from the addresses', () => {
  const names = { build: '', entries: buildNames(content) };
  const { table, records } = writeTable(buildRecords(content), names);
  const rows = readTable(table, names);
  expect(rows).toHaveLength(records.length);
  rows.forEach(({ number: _, langs, ...place }, at) => {
    expect(records[at]).toMatchObject(place);
    expect(new Set(records[at]?.passages.map(({ lang }) => lang))).toEqual(new Set(langs));
  });
});
