import { describe, expect, it } from 'vitest';
import type { SectionDecisions } from '../../schema/decision.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { chapterDecisionsToYaml, type PlannedDecisions, sectionDecisionsToYaml } from './decisions.ts';
import { planSection } from './plan-section.ts';

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
    questions: [{ path: ['sections', 'combat'], questions: ['is it the same section?'] }],
  };

  it('have a question below what somebody has written above the same key, once', () => {
    const asked = chapterDecisionsToYaml(before, plan);
    expect(asked).toBe(before.replace('reader.\n', 'reader.\n  # ? is it the same section?\n'));
    expect(chapterDecisionsToYaml(asked, plan)).toBe(asked);
  });
});

it('what a section has decided of one language keeps its comment and its alias where another one gets a reason', () => {
  const yaml = `clauses:
  remedy-1:
    missing: &both
      zh: { kind: omits } # The wiki lacks it.
  remedy-2:
    missing: *both
`;
  const missing: SectionDecisions['clauses'] = { 'remedy-1': { missing: { zh: { kind: 'omits' } } } };
  const { value: plan } = planSection({ document: 'ipg', section: '9.1', ...noTexts }, [], readMentions);
  const row = (id: string) => ({
    id,
    gaps: [],
    before: { decision: missing['remedy-1'] },
    decision: { missing: { zh: { kind: 'omits' }, ja: { kind: 'adds' } } },
  });
  const rows = [row('remedy-1'), row('remedy-2')] as unknown as typeof plan.rows;
  expect(sectionDecisionsToYaml(yaml, { ...plan, rows })).toBe(`clauses:
  remedy-1:
    missing: &both
      zh: { kind: omits } # The wiki lacks it.
      ja:
        kind: adds
  remedy-2:
    missing:
      zh:
        kind: omits
      ja:
        kind: adds
`);
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
