import { type Bead, gapCost, type Score } from './beads.ts';

/**
 * Pairs clauses that are in different places in the two texts, which beads in order cannot do. Two beads exchange their
 * right texts: so two clauses without a partner become a pair, two wrong pairs become right, or a clause without a
 * partner takes one of a pair. This is done only on strong evidence, the best exchange first.
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

/** The beads after the exchange that gains most; undefined if none gains. */
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

/** Two beads with at most one between them need less evidence. */
const nearby = 2;
const evidenceForNear = 2.4;
const evidenceForFar = 4.2;

const worthOf = (bead: Bead | undefined): number => {
  if (!bead) return 0;
  return bead.left && bead.right ? bead.score : -gapCost;
};

/** A pair needs a positive score; a clause without a partner needs none. */
const isSensible = (bead: Bead | undefined): boolean => !bead?.left || !bead.right || bead.score > 0;

const toBead = (left: Bead['left'], right: Bead['right'], score: Score): Bead | undefined => {
  if (left && right) return { left, right, score: score(left, right) };
  if (left) return { left, score: 0 };
  return right && { right, score: 0 };
};
