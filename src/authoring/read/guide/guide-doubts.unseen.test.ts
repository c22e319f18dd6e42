// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Case, outline, outlineOfClauses, structure } from './testing/outline.ts';

describe('the four sources without their headings', () => {
  const read = (file: string): string =>
    readFileSync(new URL(`../../../../content/sources/ipg/${file}`, import.meta.url), 'utf8');
  const headingLine =
    /^(?:Definition|Examples|Philosophy|Additional Remedy|Upgrade|定義:|例:|理念:|追加措置:)$/u;
  const withoutHeadings = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !headingLine.test(line))
      .map((line) => line.replace(/^(?:格上げ: |升级:)/u, ''))
      .join('\n');

  it.each([
    ['ipg-2.3.zh.txt', false],
    ['ipg-2.3.en.txt', false],
    ['ipg-2.4.zh-en.txt', false],
    ['ipg-2.3.ja.txt', true],
  ])('%s keeps its parts', (file, isAnnotated) => {
    const text = read(file);
    expect(outlineOfClauses(withoutHeadings(text), { isAnnotated })).toEqual(
      outlineOfClauses(text, { isAnnotated }),
    );
  });
});

describe('paragraphs printed twice', () => {
  it.each<Case>([
    [
      'with other quotation marks',
      '定义\n这是"隐藏"的一张牌,两次印出。\n这是“隐藏”的一张牌,两次印出。',
      ['repeated: 这是“隐藏”的一张牌,两次印出。'],
    ],
    [
      'an example with its letter',
      'Examples\nA. A player draws two cards.\nA. A player draws two cards.',
      ['repeated: A. A player draws two cards.'],
    ],
    ['not under two letters', 'Examples\nA. A player draws two cards.\nB. A player draws two cards.', []],
    ['not in two parts', 'Definition\nThe Head Judge decides.\nRemedy\nThe Head Judge decides.', []],
    ['not when too short to tell', 'Definition\nNot so.\nNot so.', []],
  ])('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => line.startsWith('repeated'))).toEqual(expected);
  });
});

describe('bad input', () => {
  const codes = (text: string): readonly string[] =>
    structure(text).diagnostics.map(
      ({ code, severity, line, message }) => `${line} ${severity} ${code} ${message}`,
    );

  it('reports an empty file', () => {
    expect(codes('')).toEqual(['1 error structure/empty The file has no text.']);
    expect(codes('\n \u3000\n')).toEqual(['1 error structure/empty The file has no text.']);
  });

  it.each([
    ['Definition\n“A player sits.”\nWe see it often.\n“A player stands.”\nSo it is.', [2]],
    ['定义\n牌手坐下。\n【注】甲。\n牌手站起。\n【注】乙。\n【注】丙。', [3]],
    ['Definition\nA player sits.\nNote: It is rare.\nA player stands.', []],
  ])('says that a text read as plain has the marks of commentary: %j', (text, lines) => {
    const found = structure(text).diagnostics.filter(({ code }) => code === 'structure/looks-annotated');
    expect(found.map(({ line }) => line)).toEqual(lines);
  });

  it('reports a text without clauses', () => {
    expect(codes('2.3 Hidden Cards\n\nPenalty\nWarning\n')).toEqual([
      '1 error structure/no-clauses No clause was found.',
    ]);
  });

  it('reports a missing part at the line where it would stand', () => {
    const text =
      'Penalty\nWarning\n\nDefinition\nX is so.\n\nExamples\nA. A player errs.\n\nAdditional Remedy\nGo on.';
    expect(codes(text)).toEqual(['10 warning structure/missing-part The section has no philosophy.']);
  });

  it.each([
    ['zh', '定义\n\n牌手等待得太久。\n\n背景说明\n\n等待会拖慢比赛。\n\n原则\n\n时间有限。', 5, '背景说明'],
    ['en', 'Definition\n\nA player waits.\nBackground:\nWaiting is slow.', 4, 'Background:'],
    ['ja', '定義:\nカードを引いた。\n\n背景\n\nこれは古い。\n例:\n(A) 引いた。', 4, '背景'],
  ])('reports a line that could be a heading (%s)', (_lang, text, line, heading) => {
    const found = codes(text).filter((code) => code.includes('unknown-heading'));
    expect(found).toEqual([
      `${line} warning structure/unknown-heading “${heading}” looks like a heading, but none that is known; it was taken as text.`,
    ]);
  });

  it.each([
    'Definition\nA player does one of these:\n• waits\n• sleeps\n\nPhilosophy\nNo.',
    'Examples\n\nA player waits\n\nA player sleeps\n\nPhilosophy\nNo.',
    '定义\n\n牌手等待,\n\n然后睡着。',
  ])('takes no other short line for one: %j', (text) => {
    expect(codes(text).filter((code) => code.includes('unknown-heading'))).toEqual([]);
  });

  it('says what to do about it', () => {
    const [missing] = structure('Definition\nX is so.').diagnostics;
    expect(missing?.hint).toContain('Penalty, 处罚, 懲罰');
  });

  it('says when the parts are a guess', () => {
    const text =
      '2.9 Guessing\nA player makes a guess.\nA. A player guesses twice.\nJudges should not guess, because it is a mistake.\nThe player reveals the hand and shuffles.';
    expect(codes(text)[0]).toContain('2 info structure/part-guess');
  });
});
