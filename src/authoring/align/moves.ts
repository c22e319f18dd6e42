import { type Bead, gapCost, type Score } from './beads.ts';

/**
 * Finds clauses that are in another place in the other text, which beads in order cannot show: a clause alone in
 * either text that belongs to one alone in the other, two pairs that are the wrong way round, and a pair one half of
 * which belongs to a clause alone. A change is made only on strong evidence; the best one goes first.
 */
export const moveClauses = (beads: readonly Bead[], score: Score): readonly Bead[] => {
  let current = beads;
  for (let changesLeft = beads.length; changesLeft > 0; changesLeft -= 1) {
    const changed = bestExchange(current, score);
    if (!changed) break;
    current = changed;
  }
  return current;
};

/** The beads after two of them have exchanged what they have of the right text; undefined if no exchange gains. */
const bestExchange = (beads: readonly Bead[], score: Score): readonly Bead[] | undefined => {
  let best: { readonly gain: number; readonly beads: readonly Bead[] } | undefined;
  for (const [index, one] of beads.entries()) {
    for (const [offset, other] of beads.slice(index + 1).entries()) {
      const first = toBead(one.left, other.right, score);
      const second = toBead(other.left, one.right, score);
      if (!isSensible(first) || !isSensible(second)) continue;
      const evidence = offset < nearby ? evidenceForNear : evidenceForFar;
      const gain = worthOf(first) + worthOf(second) - worthOf(one) - worthOf(other) - evidence;
      if (gain <= (best?.gain ?? 0)) continue;
      const changed = beads.flatMap((bead) => {
        if (bead === one) return first ?? [];
        return bead === other ? (second ?? []) : bead;
      });
      best = { gain, beads: changed };
    }
  }
  return best?.beads;
};

/** Two clauses with at most one between them take less evidence to change places. */
const nearby = 2;
const evidenceForNear = 2.4;
const evidenceForFar = 4.2;

const worthOf = (bead: Bead | undefined): number => {
  if (!bead) return 0;
  return bead.left && bead.right ? bead.score : -gapCost;
};

/** A pair must speak for itself; a clause alone always does. */
const isSensible = (bead: Bead | undefined): boolean => !bead?.left || !bead.right || bead.score > 0;

const toBead = (left: Bead['left'], right: Bead['right'], score: Score): Bead | undefined => {
  if (left && right) return { left, right, score: score(left, right) };
  if (left) return { left, score: 0 };
  return right && { right, score: 0 };
};
