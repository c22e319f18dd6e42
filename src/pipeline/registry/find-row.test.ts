import { describe, expect, it } from 'vitest';
import { createRowFinder } from './find-row.ts';

const find = createRowFinder([
  {
    path: 'registry/ipg/5.9.yml',
    text: `ledger: # "32" is no row
  - { in: zh, at: "2", reason: furniture }
clauses:
  - id: remedy-1
    texts:
      zh: "32"
      ja:
        at: "132"
    annotations:
      - { id: remedy-1-note-1, lang: ja, at: "133" }
  - id: remedy-2
    texts: { zh: "34", en: "32" }
`,
  },
]);

describe('createRowFinder', () => {
  it.each([
    ['remedy-1', '32', 6],
    ['remedy-1', '132', 8],
    ['remedy-1-note-1', '133', 10],
    ['remedy-2', '32', 12],
    ['remedy-2', '99', 11],
    ['remedy-2', '', 11],
    ['remedy-2 zh', '34', 12],
    ['ledger', '2', 2],
    ['ledger', '3', 2],
  ])('finds %s at %s', (id, at, line) => {
    expect(find('registry/ipg/5.9.yml', id, at)).toEqual({ file: 'registry/ipg/5.9.yml', line });
    expect(find('registry/ipg', id, at)?.line).toBe(line);
  });

  it('finds nothing in other files, and no other ID', () => {
    expect(find('registry/ipg/5.8.yml', 'remedy-1', '32')).toBeUndefined();
    expect(find('registry/ipg', 'remedy', '32')).toBeUndefined();
  });
});
