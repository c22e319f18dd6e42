import { type Flow, rangesOf, trimFlow, withoutUnits } from '../../../pipeline/text/flow.ts';
import { invisible } from '../../../pipeline/text/invisible.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Segment } from './segment.ts';

/**
 * Takes out invisible characters before a grammar looks for words: soft hyphens, zero-width blanks and direction marks of
 * web pages and word processors. A soft hyphen at the end of a line stays, because it shows that its word goes on in the
 * next line. `markup` is what was taken out.
 */
export const takeOutInvisible = (
  segments: readonly Segment[],
): { readonly segments: readonly Segment[]; readonly markup: readonly Range[] } => {
  const markup: Range[] = [];
  let blanks = 0;
  const visible = segments.flatMap((segment): readonly Segment[] => {
    const flow = visibleOf(segment.flow, markup);
    if (flow.text === '') {
      blanks += segment.blanksBefore + 1;
      return [];
    }
    const blanksBefore = segment.blanksBefore + blanks;
    blanks = 0;
    return [{ ...segment, flow, blanksBefore }];
  });
  return { segments: visible, markup };
};

const visibleOf = (flow: Flow, markup: Range[]): Flow => {
  const unseen = new Set([...flow.text.matchAll(invisible)].map(({ index }) => index));
  if (unseen.size === 0) return flow;
  for (const index of unseen) markup.push(...rangesOf(flow, index, index + 1));
  return trimFlow(withoutUnits(flow, (index) => unseen.has(index)));
};
