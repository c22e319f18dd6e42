// Parts that are found without headings, and diagnostics.

import { describe, expect, it } from 'vitest';
import type { Part } from '../../../schema/guide.ts';
import { structure } from './testing/outline.ts';

it('takes parts from an older edition if a wide gap is lost or a paragraph is new', () => {
  const earlier: ReadonlyMap<string, Part> = new Map([
    ['Tea is wet.', 'philosophy'],
    ['The tea goes.', 'remedy'],
  ]);
  const text =
    'A player has tea.\n\n\nA. A player has a cup.\n\n\nTea is wet.\n\nThe tea goes.\n\nSo does the cup.\n';
  const partsIn = (own: string, partOf?: (words: string) => Part | undefined): readonly unknown[] =>
    structure(`9.1 Tea\n\nPenalty\nWarning\n\n\n${own}`, partOf && { partOf })
      .value.blocks.filter(({ role }) => role === 'clause')
      .map(({ part }) => part);
  const partOf = (words: string) => earlier.get(words);
  const first = ['definition', 'examples', 'philosophy'];
  expect(partsIn(text)).toEqual([...first, 'philosophy', 'philosophy']);
  expect(partsIn(text, partOf)).toEqual([...first, 'remedy', 'remedy']);
  // A printed heading decides.
  const headed = text.replace('The tea', 'Philosophy\n\nThe tea');
  expect(partsIn(headed, partOf).slice(-2)).toEqual(['philosophy', 'philosophy']);
});

describe('the diagnostics of a text', () => {
  const codes = (text: string): readonly string[] =>
    structure(text).diagnostics.map(
      ({ code, severity, line, message }) => `${line} ${severity} ${code} ${message}`,
    );

  it.each<[what: string, text: string, found: readonly string[]]>([
    ['an empty file', '', ['1 error structure/empty The file has no text.']],
    [
      'a text without clauses',
      '2.3 Hidden Cards\n\nPenalty\nWarning\n',
      ['1 error structure/no-clauses The text has no clause.'],
    ],
    [
      'a missing part at the first line of the next part',
      'Penalty\nWarning\n\nDefinition\nX is so.\n\nExamples\nA. A player errs.\n\nAdditional Remedy\nGo on.',
      ['10 warning structure/missing-part The section has no philosophy.'],
    ],
    [
      'nothing about a section that prints no parts',
      '10.4 Leagues\n\nPlayers shuffle.\n\nThe penalty is a Game Loss.',
      [],
    ],
    [
      'nothing about a section of the chapter of principles',
      '1.9 X\n\nDefinition\n\nThis does not apply if:\n\n(a) it is early; or\n(b) late.',
      [],
    ],
  ])('reports %s', (_what, text, found) => {
    expect(codes(text)).toEqual(found);
  });

  it.each([
    ['zh', '定义\n\n牌手等待得太久。\n\n背景说明\n\n等待会拖慢比赛。\n\n原则\n\n时间有限。', 5, '背景说明'],
    ['en', 'Definition\n\nA player waits.\n\nBackground\n\nWaiting is slow.', 5, 'Background'],
    ['ja', '定義:\nカードを引いた。\n\n背景\n\nこれは古い。\n例:\n(A) 引いた。', 4, '背景'],
  ])('reports a line that could be a heading (%s)', (_lang, text, line, heading) => {
    const found = codes(text).filter((code) => code.includes('unknown-heading'));
    expect(found).toEqual([
      `${line} warning structure/unknown-heading “${heading}” looks like a heading, but is not a known one. It was read as text.`,
    ]);
  });

  it.each([
    'Definition\nA player does one of these:\n• waits\n• sleeps\n\nPhilosophy\nNo.',
    'Examples\n\nA player waits\n\nA player sleeps\n\nPhilosophy\nNo.',
  ])('does not report other short lines as headings: %j', (text) => {
    expect(codes(text).filter((code) => code.includes('unknown-heading'))).toEqual([]);
  });

  it('names headings for a missing part in its hint', () => {
    expect(structure('Definition\nX is so.').diagnostics[0]?.hint).toContain('处罚, 懲罰, Penalty');
  });

  it('reports that parts were guessed', () => {
    const text =
      '2.9 Guessing\nA player makes a guess.\nA. A player guesses twice.\nJudges should not guess, because it is a mistake.\nThe player reveals the hand and shuffles.';
    expect(codes(text)[0]).toContain('2 info structure/part-guess');
  });
});
