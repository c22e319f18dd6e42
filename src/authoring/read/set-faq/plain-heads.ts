import { rangesOf, trimFlow, withoutUnits } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { canonicalManaCost } from '../../../pipeline/text/mana.ts';
import type { Segment } from '../lines/segment.ts';
import { isLoyalty, isPowerToughness, isTypeLine, statsAfterType } from './card-lines.ts';

/**
 * The lines of cost, type and stats without the marks of bold and italic type, which say nothing of them and come from the
 * look of a file, and all lines without the sign of a quotation and the backslashes of Markdown.
 *
 *   **{二}{白}**      _生物～鹿_      **生物～鹿** 2/3      > 飞行      \* 如果…      {二}{白}\
 */
export const plainHeads = (segments: readonly Segment[]): readonly Segment[] =>
  withoutLabels(
    segments.map((segment) => {
      const own = without(segment, /^(?:> ?)+(?=[^> ])|\\(?=[!-/:-@[-`{-~])|(?<=.)\\$/gu);
      const plain = without(own, /\*\*|_/gu);
      return /^(?:\*\*|_)/u.test(own.flow.text) && isOfHead(plain.flow.text) ? plain : own;
    }),
  );

/** `费用：{二}{白}`, `【类别】生物～鹿`, `效果：飞行`: where costs have such labels, they say what all can see. */
const withoutLabels = (segments: readonly Segment[]): readonly Segment[] => {
  const plain = segments.map((segment) => without(segment, label));
  const costs = plain.filter(
    (own, at) => own !== segments[at] && canonicalManaCost(own.flow.text) !== undefined,
  );
  if (costs.length < fewestLabelled) return segments;
  return plain.map((own, at) => {
    const printed = segments[at] ?? own;
    return isOfHead(own.flow.text) || labelOfWords.test(fold(printed.flow.text)) ? own : printed;
  });
};

const fewestLabelled = 3;
const label = /^(?:[【［[][\p{L}/／]{1,8}[】］\]][:：]?|[\p{L}/／ ]{1,10}[:：])\s*/gu;
const labelOfWords = /^[【[]?(?:名称|牌名|规则叙述|叙述|内文|异能|效果|name|text|カード名|テキスト)[】\]:]/u;

/** A line without what a pattern finds. */
const without = (segment: Segment, pattern: RegExp): Segment => {
  const { flow, markup = [] } = segment;
  const found = [...flow.text.matchAll(pattern)].flatMap(({ index, 0: signs }) =>
    Array.from(signs, (_, at) => index + at),
  );
  if (found.length === 0) return segment;
  const out = new Set(found);
  return {
    ...segment,
    flow: trimFlow(withoutUnits(flow, (index) => out.has(index))),
    markup: [...markup, ...found.flatMap((index) => rangesOf(flow, index, index + 1))],
  };
};

const isOfHead = (text: string): boolean => {
  const folded = fold(text);
  return (
    (text.length <= 200 && canonicalManaCost(text) !== undefined) ||
    isPowerToughness(folded) ||
    isLoyalty(folded, true) ||
    isTypeLine(folded) ||
    statsAfterType(folded) !== undefined
  );
};
