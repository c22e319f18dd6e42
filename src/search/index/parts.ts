import { type Language, languages } from '../../schema/language.ts';
import { tokenTexts } from '../text/tokens.ts';
import { plain } from './pagefind.ts';
import { type IndexWord, writeWords } from './words.ts';

/** The description of a file of words; its size is in compressed bytes. */
export interface IndexPart {
  readonly hash: string;
  readonly size: number;
  /** All its words, separated by spaces; only for a file of the most frequent words of a language's phrases. */
  readonly common?: string;
  /** Its first and last word. */
  readonly from: string;
  readonly to: string;
}

/**
 * Divides the words into files: first the most frequent words of each language's phrases, because a question contains
 * many of them; then all others, sorted by characters, because a question looks up the beginning of a word.
 */
export function cutWords(
  words: readonly IndexWord[],
  phrases: Readonly<Record<Language, readonly string[]>>,
): (Pick<IndexPart, 'common' | 'from' | 'to'> & { readonly words: readonly IndexWord[] })[] {
  const byWord = new Map(words.map((each) => [each.word, each]));
  const common = languages.flatMap((lang) => {
    const ranked = mostOf(phrases[lang]).flatMap((each) => byWord.get(each) ?? []);
    const own = ranked.slice(0, mostCommon);
    for (const { word } of own) byWord.delete(word);
    return cut(own).map((part) => ({ ...part, common: part.words.map(({ word }) => word).join(' ') }));
  });
  return [...common, ...cut([...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1)))];
}

/** The files that can have the words of a question, which is a phrase in quotation marks or the beginning of a word. */
export function partsOf(question: string, parts: readonly IndexPart[]): IndexPart[] {
  const words = plain(question).replaceAll('"', '').split(' ');
  const isPhrase = question.startsWith('"');
  const isAsked = (word: string) => (isPhrase ? words.includes(word) : word.startsWith(words[0] ?? ''));
  const common = new Set(parts.flatMap((part) => part.common?.split(' ') ?? []));
  return parts.filter(({ from, to, common: own }) =>
    own === undefined
      ? words.some((word) =>
          isPhrase ? from <= word && word <= to && !common.has(word) : from <= `${word}\uffff` && word <= to,
        )
      : own.split(' ').some(isAsked),
  );
}

/** The words of some phrases, those in most phrases first. */
function mostOf(phrases: readonly string[]): string[] {
  const all = phrases.flatMap((phrase) => [...new Set(tokenTexts(phrase).map(plain))]);
  return [...Map.groupBy(all, (word) => word)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([word]) => word);
}

/** Cuts words into files of about equal size. */
function cut(words: readonly IndexWord[]) {
  const sizes = words.map((word) => writeWords([word]).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const count = Math.max(1, Math.round(total / partSize));
  let before = 0;
  const placed = words.map((word, at) => {
    const part = Math.floor((before * count) / total);
    before += sizes[at] ?? 0;
    return { part, word };
  });
  return [...Map.groupBy(placed, ({ part }) => part).values()].map((own) => ({
    words: own.map(({ word }) => word),
    from: own[0]?.word.word ?? '',
    to: own.at(-1)?.word.word ?? '',
  }));
}

// About two thirds of it when compressed. Smaller files mean more requests, larger ones more bytes.
const partSize = 30_000;
// Of each language.
const mostCommon = 250;
