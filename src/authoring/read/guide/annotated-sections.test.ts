// Invented annotated sections in three languages, printed in the ways that mark what is rule and what is comment.

import { describe, expect, it } from 'vitest';
import {
  annotatedSections,
  printSection,
  type Style,
  styles,
  type Tally,
  tallySection,
  unmarked,
} from './annotated-sections.fixture.ts';

type Known = Parameters<typeof tallySection>[2];

/** The sums over all sections in a style; `knownOf` is what the reader is told of each. */
const sumOf = (style: Style, knownOf: (plain: string) => Known): Tally => {
  const tallies = annotatedSections.map((section) =>
    tallySection(section, printSection(section, style), knownOf(printSection(section, unmarked, true))),
  );
  const sum = (value: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + value(tally), 0);
  return {
    rules: sum(({ rules }) => rules),
    rulesKept: sum(({ rulesKept }) => rulesKept),
    comments: sum(({ comments }) => comments),
    commentsPlaced: sum(({ commentsPlaced }) => commentsPlaced),
    questions: sum(({ questions }) => questions),
    unmarkedFaults: tallies.flatMap(({ unmarkedFaults }) => unmarkedFaults),
  };
};

describe.each(styles)('annotated sections, $name', (style) => {
  it('with its marks declared, every rule and comment is known, and nothing is asked', () => {
    const { rules, rulesKept, comments, commentsPlaced, questions } = sumOf(style, () => ({
      quoted: style.quoted,
    }));
    expect(rulesKept / rules).toBeGreaterThanOrEqual(0.98);
    expect(commentsPlaced / comments).toBeGreaterThanOrEqual(0.95);
    expect(questions).toBe(0);
  });

  it('undeclared, no comment is rule and no rule is comment without a question', () => {
    expect(sumOf(style, () => ({})).unmarkedFaults).toEqual([]);
  });

  it('beside its plain text, that says what is rule', () => {
    const { rules, rulesKept, comments, commentsPlaced } = sumOf(style, (plain) => ({ plain }));
    expect(rulesKept / rules).toBeGreaterThanOrEqual(0.98);
    expect(commentsPlaced / comments).toBeGreaterThanOrEqual(0.93);
  });
});

describe('annotated sections without marks', () => {
  it('are asked about wherever wording alone tells', () => {
    expect(sumOf(unmarked, () => ({})).unmarkedFaults).toEqual([]);
  });

  it('are settled by their plain text', () => {
    const { comments, commentsPlaced, questions } = sumOf(unmarked, (plain) => ({ plain }));
    expect([commentsPlaced, questions]).toEqual([comments, 0]);
  });
});
