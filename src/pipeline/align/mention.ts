import { type EvidenceKind, type EvidenceWeights, evidenceKinds } from './evidence-kind.ts';
import type { Traits } from './traits.ts';

/** How often each thing is mentioned in a whole text. */
export interface Mentions {
  readonly counts: ReadonlyMap<string, number>;
  /** In characters of an English text. */
  readonly length: number;
}

/** The mentions of a text from the traits of its sentences. */
export const countMentions = (sentences: readonly Traits[]): Mentions => {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { hits, length: own } of sentences) {
    length += own;
    for (const key of hits.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { counts, length };
};

/** What mentions of one kind say: the score, and what both texts or only one of them mention. */
export interface MentionEvidence {
  readonly kind: EvidenceKind;
  score: number;
  readonly shared: string[];
  readonly alone: string[];
}

/**
 * What two stretches mention alike and what only one of them does, as log-likelihood ratios: how much likelier
 * it is in a translation than by chance. With `p` the chance that so long a stretch of the text mentions the
 * thing and `r` the recall of its kind, a thing that both mention says `log((r + (1 - r) p) / p)`, the mean of
 * both directions, and one that only one mentions says `log(1 - r)`. A rare thing speaks louder than one that
 * is everywhere. A thing that the other text never mentions says nothing, unless it would have to.
 */
export const mentionEvidence = (
  left: Traits,
  right: Traits,
  inLeft: Mentions,
  inRight: Mentions,
): ReadonlyMap<EvidenceKind, MentionEvidence> => {
  const found = new Map<EvidenceKind, MentionEvidence>();
  const of = (kind: EvidenceKind): MentionEvidence => {
    const known = found.get(kind) ?? { kind, score: 0, shared: [], alone: [] };
    found.set(kind, known);
    return known;
  };
  for (const [key, hit] of left.hits) {
    const { recall, weight } = evidenceKinds[hit.kind];
    if (right.hits.has(key)) {
      const one = logGain(recall, chanceOf(inLeft, key, left.length));
      const other = logGain(recall, chanceOf(inRight, key, right.length));
      const evidence = of(hit.kind);
      evidence.score += (weight * (one + other)) / 2;
      evidence.shared.push(hit.name);
    } else if (hit.isSure && speaksByAbsence(hit.kind, inRight, key)) addAlone(of(hit.kind), hit.name);
  }
  for (const [key, hit] of right.hits) {
    if (hit.isSure && !left.hits.has(key) && speaksByAbsence(hit.kind, inLeft, key))
      addAlone(of(hit.kind), hit.name);
  }
  return found;
};

const addAlone = (evidence: MentionEvidence, name: string): void => {
  const { recall, weight } = evidenceKinds[evidence.kind];
  evidence.score += weight * Math.log(1 - recall);
  evidence.alone.push(name);
};

const speaksByAbsence = (kind: EvidenceKind, other: Mentions, key: string): boolean => {
  const weights: EvidenceWeights = evidenceKinds[kind];
  return weights.isNamed || other.counts.has(key);
};

/** The chance that a stretch of a text mentions a thing: as many mentions as its length would have. */
const chanceOf = ({ counts, length }: Mentions, key: string, stretch: number): number => {
  const expected = (((counts.get(key) ?? 0) + 0.2) / (length + 1)) * stretch;
  return expected / (1 + expected);
};

const logGain = (recall: number, chance: number): number =>
  Math.log((recall + (1 - recall) * chance) / chance);
