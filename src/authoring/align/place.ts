import { type Part, parts } from '../../schema/guide.ts';

/** Where a text stands in its section. */
export interface Place {
  readonly part: Part;
  /** Whether a heading or a label says so; otherwise the part is a guess. */
  readonly isPartSure: boolean;
  /** Parts it could be of if their headings were lost, the likely one (its wording says so) and all of them. */
  readonly ifLost?: { readonly likely: readonly Part[]; readonly all: readonly Part[] };
  readonly label?: string;
  /** The number that the text prints where `label` is the letter in its place. */
  readonly count?: string;
  /** How many letters the examples of the text go through without a gap; undefined where letters are missing. */
  readonly lettersInARow?: number;
}

/**
 * How the parts of two texts speak for their being one clause. Where both print their headings, they decide
 * nearly alone: a clause of another part has another ID. Where one of the headings may be lost, they are evidence
 * that much else can outweigh, and a guess is weak evidence.
 */
export const partEvidence = (left: Place, right: Place): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  if (!isSure) return -1;
  if (left.ifLost?.likely.includes(right.part) || right.ifLost?.likely.includes(left.part)) return -2;
  return left.ifLost?.all.includes(right.part) || right.ifLost?.all.includes(left.part) ? -4 : -6;
};

/**
 * The parts that may stand unseen under a heading: those between it and the next part that is printed. What
 * `wording` shows is likely; an upgrade always says that the penalty is another, so without that it is none.
 */
export const partsIfLost = (
  part: Part,
  printed: ReadonlySet<Part>,
  wording: ReadonlySet<Part>,
): NonNullable<Place['ifLost']> => {
  const later = parts.slice(parts.indexOf(part) + 1);
  const next = later.findIndex((one) => printed.has(one));
  const unseen = next < 0 ? later : later.slice(0, next);
  return {
    likely: unseen.filter((one) => wording.has(one)),
    all: unseen.filter((one) => one !== 'upgrade' || wording.has(one)),
  };
};

/**
 * How the letters of two examples speak. Texts that letter different numbers of examples from A on without a gap
 * are editions that lettered them anew: then letters say little.
 */
export const labelEvidence = (left: Place, right: Place): number => {
  if (left.label !== undefined && right.label !== undefined) {
    const isAlike = left.label.toLowerCase() === right.label.toLowerCase();
    if (areLetteredAnew(left, right)) return isAlike ? 0.8 : -0.3;
    return isAlike ? 2 : -1.5;
  }
  return left.label === undefined && right.label === undefined ? 0 : -2;
};

const areLetteredAnew = (left: Place, right: Place): boolean =>
  left.lettersInARow !== undefined &&
  right.lettersInARow !== undefined &&
  left.lettersInARow !== right.lettersInARow;
