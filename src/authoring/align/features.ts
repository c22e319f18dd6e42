import type { Language } from '../../schema/language.ts';
import { englishLength } from '../compare/length.ts';
import type { Mention, ReadMentions } from './mentions.ts';
import type { Placement } from './placement.ts';

/** Everything about a text in one language that is compared in an alignment. */
export interface Features {
  /** The placements of its paragraphs, in order. */
  readonly placements: readonly Placement[];
  /** In characters of an English text of the same content. */
  readonly length: number;
  readonly punctuation: Punctuation;
  readonly mentions: ReadonlyMap<string, Mention>;
}

/** Counts of the punctuation that translators usually keep. */
export interface Punctuation {
  readonly brackets: number;
  readonly questions: number;
  readonly sentences: number;
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
  punctuation: countPunctuation(text),
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
    punctuation: addPunctuation(one.punctuation, other.punctuation),
    mentions,
  };
};

const countPunctuation = (text: string): Punctuation => ({
  brackets: text.match(/[(（]/gu)?.length ?? 0,
  questions: text.match(/[?？]/gu)?.length ?? 0,
  sentences: 1,
});

const addPunctuation = (one: Punctuation, other: Punctuation): Punctuation => ({
  brackets: one.brackets + other.brackets,
  questions: one.questions + other.questions,
  sentences: one.sentences + other.sentences,
});
