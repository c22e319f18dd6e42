/** A term in a run of text: from one UTF-16 unit up to (not including) another. */
export interface TermMark {
  readonly from: number;
  readonly to: number;
  readonly id: string;
}

/** A pattern that finds words as printed, the longest first, in English only whole ones. */
export function marksPattern(words: readonly string[], lang: string): RegExp {
  const all = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|');
  // 非公开 is not 公开; 除非 and what follows it are two words.
  return new RegExp(
    lang === 'en' ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : `(?<!(?<!除)非)(?:${all})`,
    'gu',
  );
}

/** The terms of a run of text in order; `known` gives the ID of the term for each word. */
export function findMarks(
  text: string,
  pattern: RegExp,
  known: Readonly<Record<string, string>>,
): readonly TermMark[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    id: known[word] ?? '',
  })).filter(({ id }) => id !== '');
}
