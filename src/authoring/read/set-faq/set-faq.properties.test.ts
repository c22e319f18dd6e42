import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasErrors } from '../../../pipeline/diagnostics.ts';
import { readFaq } from './testing/read-faq.ts';

const m10 = readFileSync(new URL('../../../../content/sources/m10/m10-faq.zh.txt', import.meta.url), 'utf8');
const m10Lines = m10.split('\n').filter((line) => line.trim() !== '');

const expectNothingLost = (text: string): void => {
  expect(readFaq(text).lost).toEqual([]);
};

/** Pieces of every construction of the grammar, to be put together in any order. */
const pieces = fc.constantFrom(
  ...[
    '神器',
    '地',
    '白色',
    '生物～天使',
    '{二}{白}',
    '{foo}',
    '2WW',
    '1/1',
    '4',
    '（忠诚 4）',
    '[+1]：甲',
    '-2：乙',
  ],
  ...['* ', '- ', '- * ', '--', '- 1) ', '1. ', '• ', '//', '----', '-----', '***', '***新***', '【新】'],
  ...[
    '单卡解惑',
    '通则释疑',
    '第一段（「丙丁戊」）',
    '丙丁戊',
    '目录',
    '金鬃阿耶尼',
    'Ajani Goldmane',
    '《乙》',
    '飞行',
  ],
  ...[
    '当金鬃阿耶尼进战场时。',
    '金鬃阿耶尼的异能',
    '。',
    '）',
    '（',
    '「',
    '选择一项～',
    '转化',
    '等级 1-4',
    '例：',
    '702.1a 甲',
  ],
  ...[
    '步骤1：乙',
    'A. 甲',
    '新用词：丙',
    '此文件最近更新日期：2009年6月23日',
    '(c)2009',
    '- 1 -',
    '- 2 -',
    '- 3 -',
    '7',
  ],
  ...['\n', '\n', '\n', '\n\n', '\r\n', ' ', '　', '\u200b', '\uFEFF', '𠮷', '_甲_', '<<http://a.example>>'],
);

describe('the set FAQ grammar on any text', () => {
  it('places every character of random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), expectNothingLost), {
      numRuns: 400,
    });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), expectNothingLost), {
      numRuns: 300,
    });
  });

  it('places every character of its own constructions in any order', () => {
    const text = fc.array(pieces, { maxLength: 70 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, expectNothingLost), { numRuns: 3000 });
  });

  it('places every character of real lines in any order and number', () => {
    const lines = fc.array(fc.constantFrom(...m10Lines), { maxLength: 60 });
    const text = fc
      .tuple(lines, fc.constantFrom('\n', '\n\n', '\r\n'))
      .map(([chosen, end]) => chosen.join(end));
    fc.assert(fc.property(text, expectNothingLost), { numRuns: 800 });
  });

  it('places every character of the real text with a piece cut out, doubled or thinned', () => {
    const offset = fc.integer({ min: 0, max: m10.length });
    fc.assert(
      fc.property(offset, offset, (from, to) => {
        expectNothingLost(m10.slice(0, from) + m10.slice(to));
      }),
      { numRuns: 25 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (step) => {
        expectNothingLost([...m10].filter((_, index) => index % step !== 1).join(''));
      }),
      { numRuns: 12 },
    );
    expectNothingLost(m10 + m10);
    expectNothingLost(m10.replaceAll('\n', ''));
    expectNothingLost(m10.replaceAll('。', ''));
  });

  it('keeps ledger, flows and markup apart for hinted lines as well', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1617 }), { maxLength: 6 }), (lines) => {
        const hints = { bulletLines: new Set(lines.slice(0, 3)), entryLines: new Set(lines.slice(3)) };
        expect(readFaq(m10, hints).lost).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['one line of a million brackets', '（'.repeat(1_000_000)],
    ['one line of a million braces', '{'.repeat(1_000_000)],
    ['one line of a million dashes', '-'.repeat(1_000_000)],
    ['blanks', `甲${' '.repeat(1_000_000)}乙`],
    ['20,000 bullets', '* 甲乙丙丁\n'.repeat(20_000)],
    ['15,000 headings of groups that could be type lines', '甲\n神器\n'.repeat(15_000)],
    ['6,000 chapters', '单卡解惑\n甲乙\n{二}\n生物\n'.repeat(6000)],
    ['a ruling of 30,000 lines', `单卡解惑\n甲乙\n{二}\n生物\n* 丙${'丁\n'.repeat(30_000)}`],
    // More shapes, of cards and lines, are in `hostile-texts.test.ts`.
  ])('takes %s in linear time', (_, text) => {
    expect(readFaq(text).lost).toEqual([]);
  });

  it('says so when there is no text, or no card', () => {
    expect(readFaq('').view.diagnostics.map(({ code }) => code)).toEqual(['faq/empty']);
    expect(readFaq(' \n\n').view.diagnostics.map(({ code }) => code)).toEqual(['faq/empty']);
    const { diagnostics } = readFaq('示例常见问题集\n\n单卡解惑\n\n这里没有任何牌。').view;
    expect(hasErrors(diagnostics)).toBe(true);
    expect(diagnostics.find(({ code }) => code === 'faq/no-cards')).toMatchObject({
      line: 3,
      file: 'faq.txt',
    });
  });

  it('gives each diagnostic a line and a hint', () => {
    const { diagnostics } = readFaq(m10Lines.filter((_, index) => index % 3 !== 0).join('\n')).view;
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.every(({ line, hint }) => line !== undefined && hint !== '')).toBe(true);
  });
});
