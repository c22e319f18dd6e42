/**
 * The kinds of things whose mention in two texts speaks for their being one clause.
 *
 * - `recall`: how often a clause that mentions one is matched by a translation that mentions it too
 * - `weight`: how far to believe the sum, since mentions are not independent of each other
 * - `isNamed`: whether a text of the other language would surely mention it, so that its absence from the whole
 *   text speaks as well
 */
export const evidenceKinds = {
  card: { recall: 0.95, weight: 1, isNamed: true },
  name: { recall: 0.75, weight: 0.6, isNamed: false },
  penalty: { recall: 0.8, weight: 0.6, isNamed: false },
  number: { recall: 0.8, weight: 0.7, isNamed: true },
  term: { recall: 0.75, weight: 0.55, isNamed: false },
  word: { recall: 0.65, weight: 0.5, isNamed: false },
  character: { recall: 0.45, weight: 0.15, isNamed: false },
} as const satisfies Record<string, EvidenceWeights>;

export type EvidenceKind = keyof typeof evidenceKinds;

export interface EvidenceWeights {
  readonly recall: number;
  readonly weight: number;
  readonly isNamed: boolean;
}
