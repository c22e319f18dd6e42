/** Marks of a text that translators keep. */
export interface Marks {
  readonly quotes: number;
  readonly brackets: number;
  readonly questions: number;
  readonly sentences: number;
  readonly items: number;
}

/** Counts the marks of a text. `countMarks('处于“正确”的状态(或否)。', 1)` // => quotes 1, brackets 1, sentences 1 */
export const countMarks = (text: string, sentences: number): Marks => ({
  quotes:
    count(text, /[“‘「『〔]|(?<![\p{L}\p{N}])["'](?=\S)|(?<=\p{Script=Han})"(?=\p{Script=Han})/gu) > 0
      ? 1
      : 0,
  brackets: count(text, /[(（]/gu),
  questions: count(text, /[?？]/gu),
  sentences,
  items: count(text, /(?:^|\n)\s*[•·*＊●-]\s/gu),
});

export const addMarks = (one: Marks, other: Marks): Marks => ({
  quotes: Math.max(one.quotes, other.quotes),
  brackets: one.brackets + other.brackets,
  questions: one.questions + other.questions,
  sentences: one.sentences + other.sentences,
  items: one.items + other.items,
});

/**
 * How the marks of two texts speak for their being one clause: alike brackets, questions and list items speak
 * for it, and a number of sentences far off against it.
 */
export const marksEvidence = (left: Marks, right: Marks): number =>
  agreement(left.brackets, right.brackets, 0.6) +
  agreement(left.questions, right.questions, 0.5) +
  agreement(left.items, right.items, 0.6) +
  (left.quotes > 0 && right.quotes > 0 ? 0.2 : 0) +
  sentenceEvidence(left.sentences, right.sentences);

/** Nothing where neither has any. */
const agreement = (left: number, right: number, weight: number): number => {
  if (left === 0 && right === 0) return 0;
  return left > 0 && right > 0 ? weight : -weight / 2;
};

const sentenceEvidence = (left: number, right: number): number => {
  const difference = Math.abs(left - right);
  if (difference === 0) return left > 1 ? 0.4 : 0.2;
  return difference === 1 ? 0 : -0.3 * (difference - 1);
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
