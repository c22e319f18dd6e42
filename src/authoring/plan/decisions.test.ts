import { describe, expect, it } from 'vitest';
import { chapterDecisionsToYaml, type PlannedDecisions, sectionDecisionsToYaml } from './decisions.ts';

const nothing: PlannedDecisions = {
  titles: {},
  sections: {},
  names: {},
  questions: [],
};

describe('the decisions about a chapter after a plan', () => {
  const before = `sections:
  # The Japanese one is by a reader.
  combat: { zh: 战斗, ja: 戦闘, en: Combat }
`;
  const plan: PlannedDecisions = {
    ...nothing,
    sections: { combat: { zh: '战斗', ja: '戦闘', en: 'Combat' } },
    questions: [{ path: ['sections', 'combat'], text: 'is it the same section?' }],
  };

  it('have a question below what somebody has written above the same key, once', () => {
    const asked = chapterDecisionsToYaml(before, plan);
    expect(asked).toBe(before.replace('reader.\n', 'reader.\n  # ? is it the same section?\n'));
    expect(chapterDecisionsToYaml(asked, plan)).toBe(asked);
  });
});

it('a clause that loses its text in a language keeps its place, and the reason is asked', () => {
  const yaml = `clauses:
  remedy-1:
    differs:
      zh:
        - kind: older-edition
  remedy-2:
    missing:
      ja: { kind: omits }
`;
  const plan = {
    ...{ gone: [], next: [], before: { decisions: {} } },
    rows: [
      {
        id: 'remedy-1',
        gaps: ['why?'],
        before: { decision: { differs: { zh: [{ kind: 'older-edition' }] } } },
        decision: { missing: { zh: { kind: 'omits' } } },
      },
    ],
  } as unknown as Parameters<typeof sectionDecisionsToYaml>[1];
  expect(sectionDecisionsToYaml(yaml, plan)).toBe(`clauses:
  remedy-1:
    # ? why?
    missing:
      zh:
        kind: omits
  remedy-2:
    missing:
      ja: { kind: omits }
`);
});
