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
  segments.map((segment) => {
    const own = without(segment, /^(?:> ?)+(?=[^> ])|\\(?=[!-/:-@[-`{-~])|(?<=.)\\$/gu);
    const plain = without(own, /\*\*|_/gu);
    return /^(?:\*\*|_)/u.test(own.flow.text) && isOfHead(plain.flow.text) ? plain : own;
  });

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
