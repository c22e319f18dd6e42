// Whatever the input: nothing is thrown, and every character is in one place, also in the plain data.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSourceText, isBlank } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import { checkConservation } from '../lines/conserve.ts';
import { segmentSource } from '../lines/segment.ts';
import { type SectionParseView, viewSection } from '../view-section.ts';
import { readGuide } from './guide.ts';

/** How often each non-blank character occurs. */
const countEach = (pieces: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    for (const character of piece) {
      if (!isBlank(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return new Map([...counts].sort(([left], [right]) => (left < right ? -1 : 1)));
};

const textsOfView = ({ parts, ledger, markup }: SectionParseView): readonly string[] => [
  ...parts.flatMap(({ clauses, annotations = [] }) => [
    ...clauses.flatMap((clause) => [clause.text, ...clause.annotations.map(({ text }) => text)]),
    ...annotations.map(({ text }) => text),
  ]),
  ...ledger.map(({ text }) => text),
  ...markup.map(({ text }) => text),
];

const expectNothingLost = (text: string, languages?: readonly Language[]): void => {
  const source = createSourceText('test.txt', text);
  for (const isAnnotated of [false, true]) {
    const staged = readGuide(source, segmentSource(source), {
      ...(languages ? { languages } : {}),
      isAnnotated,
    });
    expect(checkConservation(source, staged.value)).toEqual([]);
    expect(countEach(textsOfView(viewSection(source, staged, 'en')))).toEqual(countEach([text]));
  }
};

/** Pieces that mean something to the grammars, in any order. */
const pieces = [
  ...['\n', '\n\n', '\n\n\n', '\r\n', ' ', '\u3000', '\t', '\u00A0', '\uFEFF', '\u200B', '\u2028'],
  ...['\0', '\uD83D', '•', '- ', '> ', '## ', '**', '_', '|', '-----', '1. ', '※', ':', '：', '。'],
  ...[
    '.',
    'A. ',
    '(B) ',
    'Penalty',
    '处罚',
    '定义:',
    '例:',
    '升级:',
    'Upgrade',
    'Warning',
    '警告',
    '【警告】',
  ],
  ...['Note:', '【注】', '官方:', '2.3 ', '返回IPG目录', '更新', 'A player draws.', '牌手抓牌。', '例(C)は'],
  ...['である。', 'です。'],
];

const languages = fc.option(fc.subarray<Language>(['zh', 'ja', 'en'], { minLength: 1 }), { nil: undefined });

describe('the readers of guides lose nothing', () => {
  it('of any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
          maxLength: 40,
        })
        .map((list) => list.join('')),
    );
    fc.assert(fc.property(text, languages, expectNothingLost), { numRuns: 300 });
  });
});
