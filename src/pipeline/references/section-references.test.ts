import { describe, expect, it } from 'vitest';
import type { RichNode } from '../inline/rich.ts';
import { compareSectionReferences } from './section-references.ts';

const places = new Map([
  ['m10/rules-changes/#combat', { chapter: 'M10规则变动', section: '新规则：战斗' }],
  ['m10/general-notes/#planeswalkers', { chapter: '通则释疑', section: '复出的牌类别：鹏洛客' }],
]);
const sentence = (lead: string, words: string, to: string): readonly RichNode[] => [
  { type: 'text', value: lead },
  { type: 'reference', target: { kind: 'page', to }, children: [{ type: 'text', value: words }] },
  { type: 'text', value: '的段落。' },
];

describe('compareSectionReferences', () => {
  it.each([
    ['请参见M10规则变动单元中，', '「新规则：战斗」', 'm10/rules-changes/#combat'],
    ['请参见', '「新规则：战斗」', 'm10/rules-changes/#combat'],
    // A page without printed headings.
    ['请参见', '「别处」', 'm10/legal/#legal'],
  ])('accepts %s%s', (lead, words, to) => {
    expect(compareSectionReferences(sentence(lead, words, to), places)).toEqual([]);
  });

  it.each([
    [
      '请参见文首通则释疑单元中，',
      '「新规则：战斗」',
      'm10/rules-changes/#combat',
      '通则释疑单元中，「新规则：战斗」',
      'M10规则变动，「新规则：战斗」',
    ],
    [
      '请参见',
      '「牌类别：鹏洛客」',
      'm10/general-notes/#planeswalkers',
      '「牌类别：鹏洛客」',
      '通则释疑，「复出的牌类别：鹏洛客」',
    ],
  ])('gives both readings of %s%s', (lead, words, to, source, fact) => {
    expect(compareSectionReferences(sentence(lead, words, to), places)).toEqual([
      { kind: 'section-reference', source, fact },
    ]);
  });
});
