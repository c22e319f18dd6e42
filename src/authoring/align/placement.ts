import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { englishLength } from '../compare/sentences.ts';
import type { GuideBlock } from '../read/structure.ts';
import { englishNameOf, type Mention, type ReadMentions } from './mentions.ts';

export interface Placement {
  readonly part: Part;
  /** Whether a heading or a label says so; otherwise the part is a guess. */
  readonly isPartSure: boolean;
  readonly label?: string;
  /** The number of examples, if their letters have no gap; else undefined. */
  readonly lettersInARow?: number;
}

/** Finds the place of each clause from the headings and letters that the text (`blocks`) prints. */
export const createPlacer = (
  blocks: readonly GuideBlock[],
  clauses: readonly GuideBlock[],
): ((block: GuideBlock) => Placement) => {
  const printed = new Set(
    blocks.flatMap(({ role, part, inside }) =>
      role === 'heading' && part !== null && !inside ? [part] : [],
    ),
  );
  const labeled = clauses.filter(({ label }) => label !== undefined);
  const isInARow = labeled.every(({ label }, index) => label?.toUpperCase() === letterAt(index));
  return (block) => {
    const { part, label } = block;
    return {
      part: part ?? 'definition',
      isPartSure: part !== null && (printed.has(part) || label !== undefined),
      ...(label === undefined ? {} : { label, ...(isInARow ? { lettersInARow: labeled.length } : {}) }),
    };
  };
};

/** `letterAt(0) // => 'A'` */
const letterAt = (index: number): string => String.fromCharCode(65 + index);

/**
 * Evidence from parts that two texts are one clause. If both texts print headings, it nearly decides alone, because a
 * clause of another part has another ID. Guesses are weak.
 */
export const partEvidence = (left: Placement, right: Placement): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  return isSure ? -6 : -1;
};

/**
 * Evidence from the letters of two examples. If both texts have letters without gaps, but not the same number of them, one
 * is an edition with changed letters: then letters are weak evidence.
 */
export const labelEvidence = (left: Placement, right: Placement): number => {
  if (left.label !== undefined && right.label !== undefined) {
    const isAlike = left.label.toLowerCase() === right.label.toLowerCase();
    if (areLetteredAnew(left, right)) return isAlike ? 0.8 : -0.3;
    return isAlike ? 2 : -1.5;
  }
  return left.label === undefined && right.label === undefined ? 0 : -2;
};

const areLetteredAnew = (left: Placement, right: Placement): boolean =>
  left.lettersInARow !== undefined &&
  right.lettersInARow !== undefined &&
  left.lettersInARow !== right.lettersInARow;

/** Everything about a text in one language that is compared in an alignment. */
export interface Features {
  readonly placements: readonly Placement[];
  /** In characters of an English text of the same content. */
  readonly length: number;
  /** Counts of the punctuation that translators usually keep. */
  readonly brackets: number;
  readonly questions: number;
  readonly sentences: number;
  readonly mentions: ReadonlyMap<string, Mention>;
  /** The English name that the text is or prints, folded, where it is a name and nothing else: `黑莲花/Black Lotus` */
  readonly englishName?: string | undefined;
}

/** The features of one sentence. */
export const readFeatures = (
  text: string,
  lang: Language,
  placement: Placement,
  readMentions: ReadMentions,
): Features => ({
  placements: [placement],
  length: englishLength(text, lang),
  brackets: text.match(/[(（]/gu)?.length ?? 0,
  questions: text.match(/[?？]/gu)?.length ?? 0,
  sentences: 1,
  englishName: englishNameOf(text, lang),
  mentions: readMentions(text, lang),
});

/** The features of two texts of one language taken as one text. */
export const addFeatures = (one: Features, other: Features): Features => {
  const mentions = new Map(one.mentions);
  for (const [key, mention] of other.mentions)
    if (mentions.get(key)?.isSure !== true) mentions.set(key, mention);
  return {
    placements: [...new Set([...one.placements, ...other.placements])],
    length: one.length + other.length,
    brackets: one.brackets + other.brackets,
    questions: one.questions + other.questions,
    sentences: one.sentences + other.sentences,
    mentions,
  };
};
