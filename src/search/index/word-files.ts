import { type Language, languages } from '../../schema/language.ts';
import { tokenTexts } from '../text/tokens.ts';
import { plain } from './pagefind.ts';
import { type IndexWord, writeWords } from './words.ts';

/** A file of words; `size` is in compressed bytes. */
export interface WordFile {
  readonly hash: string;
  readonly size: number;
  /** All words of the file, separated by spaces. Only for files of the most frequent words of the phrases. */
  readonly common?: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Divides the words into files. The most frequent words of the phrases of each language have files of their own,
 * because a question has many of them. All others are sorted by characters, because a question looks up beginnings of
 * words.
 */
export function divideWords(
  words: readonly IndexWord[],
  phrases: Readonly<Record<Language, readonly string[]>>,
): (Pick<WordFile, 'common' | 'from' | 'to'> & { readonly words: readonly IndexWord[] })[] {
  const byWord = new Map(words.map((each) => [each.word, each]));
  const common = languages.flatMap((lang) => {
    const ranked = byFrequency(phrases[lang]).flatMap((each) => byWord.get(each) ?? []);
    const own = ranked.slice(0, maxCommon);
    for (const { word } of own) byWord.delete(word);
    return divide(own).map((file) => ({ ...file, common: file.words.map(({ word }) => word).join(' ') }));
  });
  return [...common, ...divide([...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1)))];
}

/** Returns the files that can have the words of a question. A question is a `"phrase"` or the beginning of a word. */
export function filesWith(question: string, files: readonly WordFile[]): WordFile[] {
  const words = plain(question).replaceAll('"', '').split(' ');
  const isPhrase = question.startsWith('"');
  const isAsked = (word: string) => (isPhrase ? words.includes(word) : word.startsWith(words[0] ?? ''));
  const common = new Set(files.flatMap((file) => file.common?.split(' ') ?? []));
  return files.filter(({ from, to, common: own }) =>
    own === undefined
      ? words.some((word) =>
          isPhrase ? from <= word && word <= to && !common.has(word) : from <= `${word}\uffff` && word <= to,
        )
      : own.split(' ').some(isAsked),
  );
}

/** The words of phrases, the most frequent first. */
function byFrequency(phrases: readonly string[]): string[] {
  const all = phrases.flatMap((phrase) => [...new Set(tokenTexts(phrase).map(plain))]);
  return [...Map.groupBy(all, (word) => word)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([word]) => word);
}

function divide(words: readonly IndexWord[]) {
  const sizes = words.map((word) => writeWords([word]).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const count = Math.max(1, Math.round(total / fileSize));
  let before = 0;
  const placed = words.map((word, at) => {
    const file = Math.floor((before * count) / total);
    before += sizes[at] ?? 0;
    return { file, word };
  });
  return [...Map.groupBy(placed, ({ file }) => file).values()].map((own) => ({
    words: own.map(({ word }) => word),
    from: own[0]?.word.word ?? '',
    to: own.at(-1)?.word.word ?? '',
  }));
}

// In bytes; two thirds when compressed. Smaller files mean more requests, larger ones more bytes.
const fileSize = 30_000;
// The most common words of each language.
const maxCommon = 250;
