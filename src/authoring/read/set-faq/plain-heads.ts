import { rangesOf, trimFlow, withoutUnits } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { canonicalManaCost } from '../../../pipeline/text/mana.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Segment } from '../lines/segment.ts';
import { isLoyalty, isPowerToughness, isTypeLine, statsAfterType } from './card-lines.ts';

/**
 * The lines of cost, type and stats without the marks of bold and italic type, which say nothing of them and come from the
 * look of a file, and all lines without the sign of a quotation; both are added to `markup`.
 *
 *   **{二}{白}**      _生物～鹿_      **生物～鹿** 2/3      > 飞行
 */
export const plainHeads = (segments: readonly Segment[], markup: Range[]): readonly Segment[] =>
  segments.flatMap((segment): readonly Segment[] => {
    const unquoted = without(segment, /^(?:> ?)+/gu, markup);
    const marks: Range[] = [];
    const plain = without(unquoted, /\*\*|_/gu, marks);
    if (unquoted.flow.text === '') return [];
    if (!/^(?:\*\*|_)/u.test(unquoted.flow.text) || !isOfHead(plain.flow.text)) return [unquoted];
    markup.push(...marks);
    return [plain];
  });

/** A line without what a pattern finds, which is added to `markup`. */
const without = (segment: Segment, pattern: RegExp, markup: Range[]): Segment => {
  const { flow } = segment;
  const found = [...flow.text.matchAll(pattern)].flatMap(({ index, 0: signs }) =>
    Array.from(signs.trimEnd(), (_, at) => index + at),
  );
  if (found.length === 0) return segment;
  markup.push(...found.flatMap((index) => rangesOf(flow, index, index + 1)));
  const own = new Set(found);
  return { ...segment, flow: trimFlow(withoutUnits(flow, (index) => own.has(index))) };
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
