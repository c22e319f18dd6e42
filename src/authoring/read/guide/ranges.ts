import { type Flow, rangesOf } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';

/** The source ranges of a flow that lie before and after a part of it. */
export const rangesOutside = (flow: Flow, { start, end }: Range): readonly Range[] => [
  ...rangesOf(flow, 0, start),
  ...rangesOf(flow, end, flow.text.length),
];

/** The source ranges of a flow that are in none of its runs. */
export const gapsBetween = (flow: Flow, runs: readonly Flow[]): readonly Range[] => {
  let from = 0;
  const gaps = runs.flatMap((run) => {
    const start = flow.offsets.indexOf(run.offsets[0] ?? -2);
    const gap = rangesOf(flow, from, start);
    from = start + run.text.length;
    return gap;
  });
  return [...gaps, ...rangesOf(flow, from, flow.text.length)];
};
