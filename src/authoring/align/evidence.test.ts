import { describe, expect, it } from 'vitest';
import { structure } from '../read/guide/testing/outline.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import type { Unit } from './beads.ts';
import { createScorer } from './evidence.ts';
import { createPlacer, readFeatures } from './placement.ts';

const unitsIn = (lang: 'zh' | 'en', text: string): readonly Unit[] => {
  const { value } = structure(text, { languages: [lang] });
  const clauses = value.blocks.filter(({ role }) => role === 'clause');
  const place = createPlacer(value.blocks, clauses);
  return clauses.map((block) => ({
    features: { [lang]: readFeatures(block.flow.text, lang, place(block), readMentions) },
    begins: 'paragraph',
  }));
};
const at = (from: number, to = from + 1) => ({ from, to });

/** The score of each left unit with each right one. */
const scoresOf = (left: readonly Unit[], right: readonly Unit[]): readonly (readonly number[])[] => {
  const score = createScorer(left, right);
  return left.map((_, row) => right.map((__, column) => score(at(row), at(column))));
};

describe('createScorer', () => {
  const zh = unitsIn(
    'zh',
    '5.9 示例\n\n定义\n\n抓四张牌。\n\n弃七张牌。\n\n弃七张牌。\n\n施放Anticipate。\n',
  );
  const en = unitsIn(
    'en',
    '5.9 Sample\n\nDefinition\n\nDraw four cards.\n\nDiscard seven cards.\n\nDiscard seven cards.\n\nCast Anticipate.\n',
  );

  it('scores what both mention higher if it is rare, and what only one mentions lower', () => {
    const [[four = 0, fourSeven = 0] = [], [, seven = 0] = []] = scoresOf(zh, en);
    expect(four).toBeGreaterThan(seven);
    expect(seven).toBeGreaterThan(0);
    expect(fourSeven).toBeLessThan(seven);
  });

  it('takes a name in two languages for no translation of another name, whatever words they share', () => {
    const names = (lang: 'zh' | 'en', list: readonly string[]): readonly Unit[] =>
      unitsIn(lang, `5.9 Sample\n\nDefinition\n\n${list.join('\n\n')}\n`);
    const [[other = 0, same = 0] = []] = scoresOf(
      names('zh', ['雾中导师/Tutor of Fog', '雾中花瓣（Fog Petal）']),
      names('en', ['Tutor of Stars', 'Tutor of Fog']),
    );
    expect(other).toBeLessThan(0);
    expect(same).toBeGreaterThan(0);
  });

  it('keeps clauses under different headings apart', () => {
    const remedy = unitsIn('en', '5.9 Sample\n\nDefinition\n\nA.\n\nAdditional Remedy\n\nDraw four cards.\n');
    expect(scoresOf(zh, remedy)[0]?.[1]).toBeLessThan(scoresOf(zh, en)[0]?.[0] ?? 0);
  });

  it('takes printed letters as strong evidence, unless one edition has changed the letters of its examples', () => {
    const lettered = (count: number): readonly Unit[] =>
      unitsIn(
        'en',
        `5.9 Sample\n\nExamples\n\n${Array.from({ length: count }, (_, index) => `${'ABCD'[index]}. A player draws.`).join('\n')}\n`,
      );
    const [[same = 0, next = 0] = []] = scoresOf(lettered(3), lettered(3));
    const [[sameAnew = 0, nextAnew = 0] = []] = scoresOf(lettered(3), lettered(4));
    expect(same).toBeGreaterThan(next);
    expect(sameAnew - nextAnew).toBeLessThan(same - next);
  });

  it('gives the lowest score if one text is many times as long', () => {
    const long = unitsIn('en', `5.9 Sample\n\nDefinition\n\n${'Draw four cards and so on '.repeat(20)}.\n`);
    expect(scoresOf(zh, long)[0]?.[0]).toBeLessThan(-10);
  });
});
