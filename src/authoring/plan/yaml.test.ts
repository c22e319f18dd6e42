import { describe, expect, it } from 'vitest';
import { chapterDecisionsToYaml, type PlannedDecisions } from './yaml.ts';

const nothing: PlannedDecisions = {
  titles: {},
  sections: {},
  names: {},
  retired: [],
  rows: new Set(),
  questions: new Map(),
};

describe('the decisions about a chapter after a plan', () => {
  const before = `sections:
  # The Japanese one is by a reader.
  combat: { zh: 战斗, ja: 戦闘, en: Combat }
`;
  const plan: PlannedDecisions = {
    ...nothing,
    sections: { combat: { zh: '战斗', ja: '戦闘', en: 'Combat' } },
    questions: new Map([['combat', 'is it the same section?']]),
  };

  it('have a question below what somebody has written above the same key, once', () => {
    const asked = chapterDecisionsToYaml(before, plan);
    expect(asked).toBe(before.replace('reader.\n', 'reader.\n  # ? is it the same section?\n'));
    expect(chapterDecisionsToYaml(asked, plan)).toBe(asked);
  });

  it('have no place of a row that is gone, or after one', () => {
    const places = 'after:\n  combat: mulligans\n  tokens: combat\n  clone: fireball\n';
    const rows = new Set(['combat', 'tokens', 'clone']);
    expect(chapterDecisionsToYaml(places, { ...nothing, rows })).toBe('after:\n  tokens: combat\n');
    expect(chapterDecisionsToYaml(places, nothing)).toBeUndefined();
  });
});
