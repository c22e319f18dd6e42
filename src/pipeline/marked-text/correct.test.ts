import { describe, expect, it } from 'vitest';
import { type Correction, correctionSchema } from '../../schema/correction.ts';
import { enrich } from '../inline/rich.ts';
import { flowOf } from '../text/flow.ts';
import { createSourceText } from '../text/source-text.ts';
import { locateCorrections } from './correct.ts';
import type { RowName } from './margin.ts';
import type { Paragraph } from './paragraphs.ts';

const toCorrection = (fields: Partial<Correction>): Correction =>
  correctionSchema.parse({
    ...{ id: 'c1', at: 'ipg/2.3/#remedy-1', lang: 'zh', kind: 'omission', effect: 'none' },
    reason: { en: 'a reason' },
    ...fields,
  });

/** Makes one paragraph of the text for each name; by default a clause. */
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

const locate = (rows: readonly Paragraph[], ...corrections: readonly Partial<Correction>[]) =>
  locateCorrections(rows, { source: 'a.txt', corrections: corrections.map(toCorrection) });

/** Applies the correction of `你⟦→可以⟧请`: the reading (here empty) is before the arrow, the right words after it. */
const correct = (marked: string) => {
  const [, before = '', reading = '', text = '', after = ''] = /^(.*)⟦(.*)→(.*)⟧(.*)$/u.exec(marked) ?? [];
  const rows = paragraphs(before + reading + after);
  const { value: edits, diagnostics } = locate(rows, { before, reading, text, after });
  expect(diagnostics).toEqual([]);
  const [piece] = rows.flatMap((row) => row.piece ?? []);
  if (!piece) throw new Error(marked);
  const context = { findReferences: () => [], lang: 'zh', self: 'x/' } as const;
  return {
    corrected: enrich(piece, { ...context, edits }),
    printed: enrich(piece, { ...context, edits: [] }),
  };
};

describe('a textual correction', () => {
  it.each([
    ['adds missing words', '你⟦→可以⟧请出来助阵', '你可以请出来助阵'],
    ['removes repeated words', '附近的⟦的→⟧活动', '附近的活动'],
    ['replaces a reading', '数量两倍的⟦命→生命⟧。', '数量两倍的生命。'],
    ['adds words at the start of a line', '⟦→（⟧不限于你', '（不限于你'],
    ['adds a symbol after a symbol', '{二}{绿}⟦→{绿}⟧', '{二}{绿}{绿}'],
    ['works inside emphasis', '_万⟦→智⟧牌_系列', '万智牌系列'],
  ])('%s: %s', (_name, marked, right) => {
    const { corrected } = correct(marked);
    expect(corrected.text).toBe(right);
    expect(corrected.corrections).toMatchObject([{ id: 'c1' }]);
  });

  it.each([
    ['the end of emphasis', '从你_⟦牌库_顶→牌库底⟧抓一张'],
    ['a whole emphasis', '从⟦你*牌库*顶→牌库底⟧抓一张'],
    ['a symbol', '支⟦付{二}→牌库底⟧点生命'],
    ['the start of an address', '请⟦至<<http→牌库底⟧://a.b>>查询'],
  ])('that crosses %s is not applied', (_name, marked) => {
    const { corrected, printed } = correct(marked);
    expect(corrected).toEqual(printed);
  });

  it('is refused if another one corrects the same characters', () => {
    const { value, diagnostics } = locate(
      paragraphs('第三个异能以系'),
      { before: '个', reading: '异能', text: '能力', after: '以' },
      { id: 'c2', before: '三', reading: '个异', text: '个以', after: '能' },
    );
    expect(value.map(({ correction }) => correction.id)).toEqual(['c1']);
    expect(diagnostics).toMatchObject([{ code: 'correct/overlap', path: ['corrections', 1] }]);
  });

  it.each([
    ['its context occurs twice', { before: '牌', text: '的' }],
    ['it gives no context', { text: '的' }],
  ])('is reported if %s', (_name, fields) => {
    const { value, diagnostics } = locate(paragraphs('牌手抓牌'), fields);
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([[], ['correct/context-not-found']]);
  });

  it.each([
    ['m10/cards/clone/', 'stats', 3],
    ['m10/cards/clone/#r2', undefined, 5],
    ['m10/cards/clone/', undefined, 2],
    ['m10/rules-changes/#combat-7', undefined, 6],
    ['ipg/2.3/', 'heading penalty', 7],
  ])('is found at %s, line %s', (at, line, index) => {
    // All texts have the same words, so only their names differ.
    const rows = paragraphs(
      '牌手抓',
      ...[{ is: 'card', id: 'ball' } as const, { is: 'stats' } as const],
      ...[{ is: 'card', id: 'clone' } as const, { is: 'stats' } as const],
      ...['r1', 'r2'].map((id) => ({ is: 'ruling', id }) as const),
      ...[{ is: 'note', id: 'combat-7' } as const, { is: 'heading', part: 'penalty' } as const],
    );
    const { value } = locate(rows, { at, line, before: '牌手', text: '可以', after: '抓' });
    expect(value.map(({ piece }) => rows.findIndex((row) => row.piece === piece))).toEqual([index]);
  });
});

it('a structural correction is at the beginning of its text, and needs no context', () => {
  expect(locate(paragraphs('甲\n乙'), { kind: 'missing-bullet' })).toMatchObject({
    value: [{ from: 0, to: 0, line: 1 }],
    diagnostics: [],
  });
});
