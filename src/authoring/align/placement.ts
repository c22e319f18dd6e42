import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { englishLength, sentencesIn } from '../compare/sentences.ts';
import type { GuideBlock } from '../read/structure.ts';
import type { Mention, ReadMentions } from './mentions.ts';

export interface Placement {
  readonly part: Part;
  /** Whether a heading or label gives the part; otherwise it is a guess. */
  readonly isPartSure: boolean;
  readonly label?: string;
}

/** Returns a function that finds the place of a clause from the printed headings and letters. */
export const createPlacer = (blocks: readonly GuideBlock[]): ((block: GuideBlock) => Placement) => {
  const printed = new Set(
    blocks.flatMap(({ role, part, inside }) =>
      role === 'heading' && part !== null && !inside ? [part] : [],
    ),
  );
  return ({ part, label }) => ({
    part: part ?? 'definition',
    isPartSure: part !== null && (printed.has(part) || label !== undefined),
    ...(label === undefined ? {} : { label }),
  });
};

/**
 * Evidence from parts that two texts are one clause. If both texts print headings, it nearly decides alone, because a
 * clause of another part has another ID. Guesses are weak.
 */
export const partEvidence = (left: Placement, right: Placement): number => {
  const isSure = left.isPartSure && right.isPartSure;
  if (left.part === right.part) return isSure ? 1 : 0.6;
  return isSure ? -6 : -1;
};

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
}

export const readFeatures = (
  text: string,
  lang: Language,
  placements: readonly Placement[],
  readMentions: ReadMentions,
): Features => ({
  placements,
  length: englishLength(text, lang),
  brackets: text.match(/[(（]/gu)?.length ?? 0,
  questions: text.match(/[?？]/gu)?.length ?? 0,
  sentences: sentencesIn(text, lang).length,
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
