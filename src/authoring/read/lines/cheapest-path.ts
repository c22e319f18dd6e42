/** A step to a node with a higher number. `cost` is below 0 for a gain. */
export interface Step {
  readonly to: number;
  readonly cost: number;
}

/**
 * The steps of the cheapest path from node 0 to node `end`; empty if there is no path. Calls `stepsFrom` once for
 * each reachable node before `end`. Of equally cheap paths, the path with the first listed steps wins.
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

/** The first step of the cheapest path to the end, by node. */
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

/** A tolerance for sums of the same costs in a different order. */
const rounding = 1e-9;
