import { expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { findMissing } from './missing.ts';

test('a clause without a text in a language of its section is found', () => {
  expect(findMissing(clauseOf({ ja: '…', en: '…' }, ['zh', 'ja', 'en']), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['ja', 'en'], rule: 'missing' },
  ]);
});

test('a language that the section does not have at all is no gap of the clause', () => {
  expect(findMissing(clauseOf({ zh: '…', en: '…' }), knowledgeOf())).toEqual([]);
});
