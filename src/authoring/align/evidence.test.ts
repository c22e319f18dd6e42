import { describe, expect, it } from 'vitest';
import { structure } from '../read/guide/testing/outline.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { type Compared, createScorer } from './evidence.ts';
import { createPlacer, readFeatures } from './placement.ts';

const clausesIn = (lang: 'zh' | 'en', text: string): readonly Compared[] => {
  const { value } = structure(text, { languages: [lang] });
  const clauses = value.blocks.filter(({ role }) => role === 'clause');
  const place = createPlacer(value.blocks);
  return clauses.map((block) => ({
    [lang]: readFeatures(block.flow.text, lang, [place(block)], readMentions),
  }));
};
const at = (from: number, to = from + 1) => ({ from, to });

/** The score of each left clause with each right one. */
const scoresOf = (left: readonly Compared[], right: readonly Compared[]): readonly (readonly number[])[] => {
  const score = createScorer(left, right);
  return left.map((_, row) => right.map((__, column) => score(at(row), at(column))));
};

describe('createScorer', () => {
  const zh = clausesIn(
    'zh',
    '5.9 示例\n\n定义\n\n抓四张牌。\n\n弃七张牌。\n\n弃七张牌。\n\n施放Anticipate。\n',
  );
  const en = clausesIn(
    'en',
    '5.9 Sample\n\nDefinition\n\nDraw four cards.\n\nDiscard seven cards.\n\nDiscard seven cards.\n\nCast Anticipate.\n',
  );

  it('scores what both mention higher if it is rare, and what only one mentions lower', () => {
    const [[four = 0, fourSeven = 0] = [], [, seven = 0] = []] = scoresOf(zh, en);
    expect(four).toBeGreaterThan(seven);
    expect(seven).toBeGreaterThan(0);
    expect(fourSeven).toBeLessThan(seven);
  });

  it('keeps clauses under different headings apart', () => {
    const remedy = clausesIn(
      'en',
      '5.9 Sample\n\nDefinition\n\nA.\n\nAdditional Remedy\n\nDraw four cards.\n',
    );
    expect(scoresOf(zh, remedy)[0]?.[1]).toBeLessThan(scoresOf(zh, en)[0]?.[0] ?? 0);
  });

  it('gives the lowest score if one text is many times as long', () => {
    const long = clausesIn('en', `5.9 Sample\n\nDefinition\n\n${'Draw four cards and so on '.repeat(20)}.\n`);
    expect(scoresOf(zh, long)[0]?.[0]).toBeLessThan(-10);
  });
});
