import { describe, expect, it } from 'vitest';
import { claimSection } from '../../pipeline/registry/claim-section.ts';
import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { flowOf } from '../../pipeline/text/flow.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { sectionRegistrySchema } from '../../schema/registry.ts';
import { takePartsOfRows } from './settle-row.ts';

const words = 'A cup is on the table. Take the cup away.';
const source = createSourceText('9.1.en.txt', words);
const structure: GuideStructure = {
  kind: 'guide',
  section: '9.1',
  blocks: [
    {
      role: 'clause',
      part: 'definition',
      lang: 'en',
      flow: flowOf(source, { start: 0, end: words.length }),
      markup: [],
    },
  ],
  ledger: [],
  markup: [],
};

const partsWith = (clauses: readonly object[]) => {
  const registry = sectionRegistrySchema.parse({
    document: 'ipg',
    section: '9.1',
    sources: { en: source.file },
    clauses,
  });
  const { value } = claimSection(registry, [{ source, structure }]);
  return takePartsOfRows(source, structure, value).blocks.map(({ part, flow }) => [part, flow.text]);
};

describe('a proposed structure', () => {
  it('has the part of the row that a text is put in', () => {
    expect(partsWith([{ id: 'remedy-1', part: 'remedy', texts: { en: '1' } }])).toEqual([['remedy', words]]);
  });

  it('divides a paragraph that is in rows of two parts', () => {
    const rows = [
      { id: 'definition-1', part: 'definition', texts: { en: '1:1-22' } },
      { id: 'remedy-1', part: 'remedy', texts: { en: '1:24-41' } },
    ];
    expect(partsWith(rows)).toEqual([
      ['definition', 'A cup is on the table.'],
      ['remedy', 'Take the cup away.'],
    ]);
  });

  it('has the part that is printed where no row has the text', () => {
    expect(partsWith([])).toEqual([['definition', words]]);
  });
});
