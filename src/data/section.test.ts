import { describe, expect, it } from 'vitest';
import type { SourceSpan } from '../schema/source.ts';
import { section } from './records.fixture.ts';
import { hullOf, toPublishedSection } from './section.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
const file = 'a.txt';

describe('an IPG section', () => {
  it('is the record, but that every text has one span as its source', () => {
    const { clauses, ...rest } = toPublishedSection(section, rights);
    const { clauses: recordClauses, ...recordRest } = section;
    expect(rest).toEqual({ ...recordRest, rights });
    expect(clauses.slice(1)).toEqual(recordClauses.slice(1));
  });

  it('lists the paragraphs of a text beside the stretch they take up', () => {
    const [penalty] = toPublishedSection(section, rights).clauses;
    expect(penalty?.texts.zh).toEqual({
      text: '处罚：警告',
      status: 'aligned',
      source: { file: 'rules.zh.txt', lines: [3, 5] },
      sources: [
        { file: 'rules.zh.txt', lines: [3, 3] },
        { file: 'rules.zh.txt', lines: [5, 5] },
      ],
    });
  });
});

describe('the stretch of several spans', () => {
  it.each<[how: string, spans: SourceSpan[], hull: SourceSpan]>([
    [
      'from the first line to the last',
      [
        { file, lines: [47, 47] },
        { file, lines: [50, 52] },
      ],
      { file, lines: [47, 52] },
    ],
    [
      'with columns where all share a line',
      [
        { file, lines: [4, 4], columns: [1, 9] },
        { file, lines: [4, 4], columns: [20, 30] },
      ],
      { file, lines: [4, 4], columns: [1, 30] },
    ],
    [
      'without columns where they do not',
      [
        { file, lines: [4, 4], columns: [1, 9] },
        { file, lines: [5, 5] },
      ],
      { file, lines: [4, 5] },
    ],
  ])('goes %s', (_, spans, hull) => {
    expect(hullOf(spans)).toEqual(hull);
  });
});
