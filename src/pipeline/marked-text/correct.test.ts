import { describe, expect, it } from 'vitest';
import { type Correction, correctionSchema } from '../../schema/correction.ts';
import { enrich } from '../inline/rich.ts';
import { flowOf } from '../text/flow.ts';
import { createSourceText } from '../text/source-text.ts';
import { type Edit, locateCorrections } from './correct.ts';
import type { RowName } from './margin.ts';
import type { Paragraph } from './paragraphs.ts';

const reason = { zh: '理由', ja: '理由', en: 'a reason' };
const toCorrection = (fields: Partial<Correction>): Correction =>
  correctionSchema.parse({
    id: 'c1',
    at: 'ipg/2.3/#remedy-1',
    lang: 'zh',
    kind: 'omission',
    effect: 'none',
    reason,
    ...fields,
  });

/** A text as a clause, or as the texts with these names. */
const paragraphs = (text: string, ...names: readonly Partial<RowName>[]): readonly Paragraph[] => {
  const source = createSourceText('a.txt', text);
  const rows = names.length > 0 ? names : [{ is: 'clause' as const, id: 'remedy-1' }];
  return rows.map((name) => ({
    name: { is: 'clause', id: '', lang: 'zh', ...name },
    line: 1,
    piece: { source, flow: flowOf(source, { start: 0, end: text.length }), markup: [] },
    label: undefined,
  }));
};

/** Locates one correction of a text. */
const locate = (text: string, fields: Partial<Correction>) =>
  locateCorrections(paragraphs(text), { source: 'a.txt', corrections: [toCorrection(fields)] });

/** The text of a clause with its edits. */
const enriched = (text: string, edits: readonly Edit[]) => {
  const [piece] = paragraphs(text).flatMap((row) => row.piece ?? []);
  return piece && enrich(piece, { edits, findReferences: () => [], lang: 'zh', self: 'x/' });
};

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
    ['adds a symbol after a symbol', '{二}{绿}', { before: '{二}{绿}', text: '{绿}' }, '{二}{绿}{绿}'],
    ['works inside emphasis', '_万牌_系列', { before: '万', text: '智', after: '牌' }, '万智牌系列'],
  ];

describe('a textual correction', () => {
  it.each(cases)('%s', (_name, text, fields, right) => {
    const { value: edits, diagnostics } = locate(text, fields);
    expect(diagnostics).toEqual([]);
    const rich = enriched(text, edits);
    expect(rich?.text).toBe(right);
    expect(rich?.corrections).toMatchObject([{ id: 'c1', reading: fields.reading ?? '' }]);
  });

  it('is refused where another one corrects the same characters', () => {
    const corrections = [
      toCorrection({ before: '个', reading: '异能', text: '能力', after: '以' }),
      toCorrection({ id: 'c2', before: '三', reading: '个异', text: '个以', after: '能' }),
    ];
    const { value, diagnostics } = locateCorrections(paragraphs('第三个异能以系'), {
      source: 'a.txt',
      corrections,
    });
    expect(value.map(({ correction }) => correction.id)).toEqual(['c1']);
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['correct/overlap', ['corrections', 1]],
    ]);
  });

  const crossing: readonly (readonly [mark: string, text: string, reading: string])[] = [
    ['the end of emphasis', '从你_牌库_顶抓一张', '牌库_顶'],
    ['a whole emphasis', '从你*牌库*顶抓一张', '你*牌库*顶'],
    ['a symbol', '支付{二}点生命', '付{二}点'],
    ['the start of an address', '请至<<http://a.b>>查询', '至<<http'],
  ];
  it.each(crossing)('that crosses %s is not applied in part', (_name, text, reading) => {
    const [before = '', after = ''] = text.split(reading);
    const { value: edits } = locate(text, { kind: 'substitution', before, reading, text: '牌库底', after });
    expect(edits).toHaveLength(1);
    expect(enriched(text, edits)).toEqual(enriched(text, []));
  });

  const misfits: readonly (readonly [name: string, fields: Partial<Correction>])[] = [
    ['its context is there twice', { before: '牌', text: '的' }],
    ['it gives no context', { text: '的' }],
  ];
  it.each(misfits)('is reported if %s', (_name, fields) => {
    const { value, diagnostics } = locate('牌手抓牌', fields);
    expect(value).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['correct/context-not-found']);
  });

  it.each([
    ['m10/cards/clone/', 'stats', 3],
    ['m10/cards/clone/#r2', undefined, 5],
    ['m10/cards/clone/', undefined, 2],
    ['m10/rules-changes/#combat-7', undefined, 6],
    ['ipg/2.3/', 'heading penalty', 7],
  ])('is found at %s, line %s', (at, line, index) => {
    // The same words in every text: only the name tells them apart.
    const rows = paragraphs(
      '牌手抓',
      ...[{ is: 'card', id: 'ball' } as const, { is: 'stats' } as const],
      ...[{ is: 'card', id: 'clone' } as const, { is: 'stats' } as const],
      ...['r1', 'r2'].map((id) => ({ is: 'ruling', id }) as const),
      ...[{ is: 'note', id: 'combat-7' } as const, { is: 'heading', part: 'penalty' } as const],
    );
    const correction = toCorrection({ at, line, before: '牌手', text: '可以', after: '抓' });
    const { value } = locateCorrections(rows, { source: 'a.txt', corrections: [correction] });
    expect(value.map(({ piece }) => rows.findIndex((row) => row.piece === piece))).toEqual([index]);
  });
});

it('a structural correction is at the beginning of its text, whatever its words are', () => {
  expect(locate('甲\n乙', { kind: 'missing-bullet' })).toMatchObject({
    value: [{ from: 0, to: 0, line: 1 }],
    diagnostics: [],
  });
});
