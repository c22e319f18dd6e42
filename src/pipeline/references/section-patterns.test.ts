import { describe, expect, it } from 'vitest';
import { createLexicon } from './references.ts';
import { findRuleNumbers } from './section-patterns.ts';

const lexicon = createLexicon({ cards: [], setsOf: () => [], guideSections: [], faqSections: [] });

describe('findRuleNumbers', () => {
  it.each([
    ['请参见规则118.4。', ['118.4']],
    ['请参见规则510，「战斗伤害步骤」', ['510']],
    ['702.13a 系命属于静止式异能。请参见规则118.4。', ['702.13a', '118.4']],
    ['702.13.系命', ['702.13']],
    ['See rule 704.', ['704']],
    ['ルール 702.2b', ['702.2b']],
    // Other numbers are not rules.
    ['造成510点伤害', []],
    ['规则1184', []],
    ['规则118.4.2', []],
    ['rulebook 510', []],
  ])('%s -> %j', (text, numbers) => {
    const found = findRuleNumbers(text, lexicon, 'zh', 'x/').map(({ from, to }) => text.slice(from, to));
    expect(found).toEqual(numbers);
  });
});
