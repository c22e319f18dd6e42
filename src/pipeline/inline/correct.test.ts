import { describe, expect, it } from 'vitest';
import { type Correction, correctionSchema } from '../../schema/correction.ts';
import { flowOf } from '../text/flow.ts';
import { createSourceText } from '../text/source-text.ts';
import { locateCorrections } from './correct.ts';
import { enrich } from './rich.ts';

const reason = { zh: '理由', ja: '理由', en: 'a reason' };
const toCorrection = (fields: Partial<Correction>): Correction =>
  correctionSchema.parse({ id: 'c1', line: 1, kind: 'omission', effect: 'none', reason, ...fields });

const cases: readonly (readonly [name: string, text: string, fields: Partial<Correction>, right: string])[] =
  [
    ['adds what is missing', '你请出来助阵', { before: '你', text: '可以', after: '请' }, '你可以请出来助阵'],
    [
      'removes what is there twice',
      '附近的的活动',
      { before: '附近的', reading: '的', after: '活动' },
      '附近的活动',
    ],
    [
      'replaces a reading',
      '数量两倍的命。',
      { before: '两倍的', reading: '命', text: '生命', after: '。' },
      '数量两倍的生命。',
    ],
    ['adds what is missing at the start of a line', '不限于你', { text: '（', after: '不限' }, '（不限于你'],
    [
      'adds what is missing at the end of a line',
      '视同法术。',
      { before: '法术。', text: '）' },
      '视同法术。）',
    ],
    ['adds a symbol after a symbol', '{二}{绿}', { before: '{二}{绿}', text: '{绿}' }, '{二}{绿}{绿}'],
    ['works inside emphasis', '_万牌_系列', { before: '万', text: '智', after: '牌' }, '万智牌系列'],
  ];

describe('a textual correction', () => {
  it.each(cases)('%s', (_name, text, fields, right) => {
    const source = createSourceText('a.txt', text);
    const correction = toCorrection(fields);
    const { value: edits, diagnostics } = locateCorrections(source, {
      source: 'a.txt',
      corrections: [correction],
    });
    expect(diagnostics).toEqual([]);
    const piece = { source, flow: flowOf(source, { start: 0, end: text.length }), markup: [] };
    const rich = enrich(piece, { edits, findReferences: () => [], lang: 'zh', self: 'x/' });
    expect(rich.text).toBe(right);
    expect(rich.corrections.map(({ id, reading }) => [id, reading])).toEqual([['c1', correction.reading]]);
  });

  it('is refused where another one corrects the same characters', () => {
    const source = createSourceText('a.txt', '第三个异能以系');
    const corrections = [
      toCorrection({ before: '个', reading: '异能', text: '能力', after: '以' }),
      toCorrection({ id: 'c2', before: '三', reading: '个异', text: '个以', after: '能' }),
    ];
    const { value, diagnostics } = locateCorrections(source, { source: 'a.txt', corrections });
    expect(value.map(({ correction }) => correction.id)).toEqual(['c1']);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['correct/overlap', 1]]);
  });

  const crossing: readonly (readonly [mark: string, text: string, reading: string])[] = [
    ['the end of emphasis', '从你_牌库_顶抓一张', '牌库_顶'],
    ['the start of emphasis', '从你_牌库_顶抓一张', '你_牌'],
    ['a whole emphasis', '从你*牌库*顶抓一张', '你*牌库*顶'],
    ['a symbol', '支付{二}点生命', '付{二}点'],
    ['a part of a symbol', '支付{二}点生命', '二'],
    ['the start of an address', '请至<<http://a.b>>查询', '至<<http'],
  ];
  it.each(crossing)('that crosses %s is not applied in part', (_name, text, reading) => {
    const source = createSourceText('a.txt', text);
    const [before = '', after = ''] = text.split(reading);
    const correction = toCorrection({ kind: 'substitution', before, reading, text: '牌库底', after });
    const { value: edits } = locateCorrections(source, { source: 'a.txt', corrections: [correction] });
    expect(edits).toHaveLength(1);
    const piece = { source, flow: flowOf(source, { start: 0, end: text.length }), markup: [] };
    const context = { findReferences: () => [], lang: 'zh', self: 'x/' } as const;
    const rich = enrich(piece, { edits, ...context });
    expect(rich).toEqual(enrich(piece, { edits: [], ...context }));
  });

  const misfits: readonly (readonly [name: string, fields: Partial<Correction>])[] = [
    ['its context is not there', { before: '没有', text: '的' }],
    ['its context is there twice', { before: '牌', text: '的' }],
    ['it gives no context', { text: '的' }],
    ['its line does not exist', { line: 9, before: '牌手', text: '的' }],
  ];
  it.each(misfits)('is reported with its line when %s', (_name, fields) => {
    const source = createSourceText('a.txt', '牌手抓牌');
    const correction = toCorrection(fields);
    const { value, diagnostics } = locateCorrections(source, { source: 'a.txt', corrections: [correction] });
    expect(value).toEqual([]);
    expect(diagnostics).toMatchObject([
      { code: 'correct/context-not-found', line: correction.line, file: 'a.txt' },
    ]);
  });
});

describe('structural corrections', () => {
  it('become hints for the grammar, not edits', () => {
    const file = {
      source: 'a.txt',
      corrections: [
        toCorrection({ kind: 'missing-bullet', line: 3 }),
        toCorrection({ id: 'c2', kind: 'lost-head', line: 7, card: 'x' }),
      ],
    };
    expect(locateCorrections(createSourceText('a.txt', ''), file)).toEqual({ value: [], diagnostics: [] });
  });
});
