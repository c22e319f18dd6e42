import type { Bead } from './beads.ts';
import type { Costs } from './costs.ts';
import type { Scorer } from './score.ts';

/**
 * Finds clauses that stand in another place in the other text, which the order of beads cannot show: two stretches
 * alone that belong together, two pairs that are the wrong way round, and a pair one of whose stretches belongs
 * to one that is alone. A change is made only on strong evidence (`swap` of the costs); the best one goes first.
 */
export const moveClauses = (beads: readonly Bead[], scorer: Scorer, costs: Costs): readonly Bead[] => {
  let current = beads;
  let changesLeft = beads.length;
  for (let change = bestChange(current, scorer, costs); change; change = bestChange(current, scorer, costs)) {
    current = applyChange(current, change);
    changesLeft -= 1;
    if (changesLeft <= 0) break;
  }
  return current;
};

interface Change {
  readonly gain: number;
  /** New beads by the index of the one they stand for; undefined for one that is used up. */
  readonly beads: ReadonlyMap<number, Bead | undefined>;
}

const bestChange = (beads: readonly Bead[], scorer: Scorer, costs: Costs): Change | undefined => {
  let best: Change | undefined;
  for (const [index, one] of beads.entries()) {
    for (const [offset, other] of beads.slice(index + 1).entries()) {
      const change = exchange(one, index, other, index + 1 + offset, scorer, costs);
      if (change && change.gain > (best?.gain ?? 0)) best = change;
    }
  }
  return best;
};

/** What is gained when two beads give each other their right stretches. */
const exchange = (
  one: Bead,
  index: number,
  other: Bead,
  otherIndex: number,
  scorer: Scorer,
  costs: Costs,
): Change | undefined => {
  const first = toBead(one.left, other.right, scorer);
  const second = toBead(other.left, one.right, scorer);
  if (!isSensible(first) || !isSensible(second)) return undefined;
  const worth = (bead: Bead | undefined): number => {
    if (!bead) return 0;
    return bead.left && bead.right ? bead.score : -costs.gap;
  };
  const swap = otherIndex - index <= nearby ? costs.swap * nearSwap : costs.swap;
  const gain = worth(first) + worth(second) - worth(one) - worth(other) - swap - 2 * costs.gap;
  if (gain <= 0) return undefined;
  return {
    gain,
    beads: new Map([
      [index, first],
      [otherIndex, second],
    ]),
  };
};

/** Two clauses that stand the other way round, with nothing or one between them, take less evidence than others. */
const nearby = 2;
const nearSwap = 0.4;

/** A pair must speak for itself; a stretch alone always does. */
const isSensible = (bead: Bead | undefined): boolean =>
  bead?.left === undefined || bead.right === undefined || bead.score > 0;

const toBead = (left: Bead['left'], right: Bead['right'], scorer: Scorer): Bead | undefined => {
  if (left && right) return { left, right, score: scorer.score(left, right) };
  if (left) return { left, score: 0 };
  return right ? { right, score: 0 } : undefined;
};

const applyChange = (beads: readonly Bead[], change: Change): readonly Bead[] =>
  beads.flatMap((bead, index) => {
    if (!change.beads.has(index)) return [bead];
    const changed = change.beads.get(index);
    return changed ? [changed] : [];
  });
