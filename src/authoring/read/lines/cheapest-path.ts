/** A step of a path: the node it leads to, which has a higher number, and what it costs; less than 0 for a gain. */
export interface Step {
  readonly to: number;
  readonly cost: number;
}

/**
 * The steps of the cheapest path from node 0 to node `end` (dynamic programming); none if there is no path. Alignment, the
 * order of parts and the matching of old and new texts are such paths. `stepsFrom` is called once for each node that can
 * be reached. Of equally cheap paths, the one with the steps that are listed first is taken.
 */
export const cheapestPath = <Own extends Step>(
  end: number,
  stepsFrom: (node: number) => readonly Own[],
): readonly Own[] => {
  const steps = new Map<number, readonly Own[]>();
  const isReached = new Set([0]);
  for (let node = 0; node < end; node += 1) {
    if (!isReached.has(node)) continue;
    const found = stepsFrom(node);
    steps.set(node, found);
    for (const { to } of found) isReached.add(to);
  }
  const best = cheapestSteps(end, steps);
  const path: Own[] = [];
  for (let step = best.get(0); step; step = best.get(step.to)) path.push(step);
  return path;
};

/** By node, the first step of the cheapest path from there to the end. */
const cheapestSteps = <Own extends Step>(
  end: number,
  steps: ReadonlyMap<number, readonly Own[]>,
): ReadonlyMap<number, Own> => {
  const costs = new Map([[end, 0]]);
  const best = new Map<number, Own>();
  for (let node = end - 1; node >= 0; node -= 1) {
    for (const step of steps.get(node) ?? []) {
      const cost = step.cost + (costs.get(step.to) ?? Number.POSITIVE_INFINITY);
      if (cost >= (costs.get(node) ?? Number.POSITIVE_INFINITY) - rounding) continue;
      costs.set(node, cost);
      best.set(node, step);
    }
  }
  return best;
};

/** Sums of the same costs in a different order differ by less than this. */
const rounding = 1e-9;
