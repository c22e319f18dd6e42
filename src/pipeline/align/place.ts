import type { Part } from '../../schema/ipg.ts';

/** Where a text stands in its section. */
export interface Place {
  readonly part: Part;
  /** Whether a heading or a label says so; otherwise the part is a guess. */
  readonly isPartSure: boolean;
  readonly label?: string;
}

/**
 * How the parts of two texts speak for their being one clause. A part is evidence and no wall: headings may be
 * missing, and an edition may move a clause.
 */
export const partEvidence = (left: Place, right: Place): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  return isSure ? -4 : -1;
};

/** How the letters of two examples speak. Another edition may have lettered them anew. */
export const labelEvidence = (left: Place, right: Place): number => {
  if (left.label !== undefined && right.label !== undefined)
    return left.label.toLowerCase() === right.label.toLowerCase() ? 2 : -1.5;
  return left.label === undefined && right.label === undefined ? 0 : -2;
};
