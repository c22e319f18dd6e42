// Invented annotated sections in three languages, printed in each style that marks rules and comments.

import { describe, expect, it } from 'vitest';
import {
  annotatedSections,
  printSection,
  type ReadLine,
  readPrint,
  type Style,
  styles,
  unmarked,
} from './annotated-sections.fixture.ts';

type Known = Parameters<typeof readPrint>[2];

/** Reads all sections in a style; `knownOf` returns what the reader knows of each. */
const readIn = (style: Style, knownOf: (plain: string) => Known) => {
  const lines = annotatedSections.flatMap((section) =>
    readPrint(section, printSection(section, style), knownOf(printSection(section, unmarked, true))),
  );
  const share = (own: readonly ReadLine[], isGood: (line: ReadLine) => boolean): number =>
    own.filter(isGood).length / own.length;
  const comments = lines.filter(({ isComment }) => isComment);
  const rules = lines.filter(({ isComment }) => !isComment);
  return {
    rulesKept: share(rules, ({ isRight }) => isRight),
    commentsPlaced: share(comments, ({ isRight, isPlaced }) => isRight && isPlaced),
    /** The comments read as rules, and rules read as comments, without a question about them. */
    faults: lines.filter(({ isRight, isOpen }) => !(isRight || isOpen)).map(({ words }) => words),
    questions: lines.filter(({ isOpen }) => isOpen).length,
  };
};

describe.each(styles)('annotated sections, $name', (style) => {
  it('with its marks declared, every rule and comment is known, and nothing is asked', () => {
    const { rulesKept, commentsPlaced, questions } = readIn(style, () => ({ quoted: style.quoted }));
    expect(rulesKept).toBeGreaterThanOrEqual(0.98);
    expect(commentsPlaced).toBeGreaterThanOrEqual(0.95);
    expect(questions).toBe(0);
  });

  it('undeclared, no comment is rule and no rule is comment without a question', () => {
    expect(readIn(style, () => ({})).faults).toEqual([]);
  });

  it('beside its plain text, that says what is rule', () => {
    const { rulesKept, commentsPlaced } = readIn(style, (plain) => ({ plain }));
    expect(rulesKept).toBeGreaterThanOrEqual(0.98);
    expect(commentsPlaced).toBeGreaterThanOrEqual(0.93);
  });
});

describe('annotated sections without marks', () => {
  it('are asked about wherever wording alone tells', () => {
    expect(readIn(unmarked, () => ({})).faults).toEqual([]);
  });

  it('are settled by their plain text', () => {
    const { commentsPlaced, questions } = readIn(unmarked, (plain) => ({ plain }));
    expect([commentsPlaced, questions]).toEqual([1, 0]);
  });
});
