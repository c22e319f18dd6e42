import type { NameIndex } from '../../names/names.ts';
import { normalizeText } from '../../text/normalize.ts';
import { withNumerals } from '../../text/numerals.ts';
import { stemWord } from '../../text/tokens.ts';

/** Stems, their runs of three letters, numbers, and runs of one to three characters. */
export function gramsOf(text: string, { fold }: Pick<NameIndex, 'fold'>): Set<string> {
  const grams = new Set<string>();
  for (const { groups = {} } of withNumerals(fold(normalizeText(text))).matchAll(pieces)) {
    const { word, number, run } = groups;
    if (number) grams.add(number);
    if (run) for (const length of [1, 2, 3]) addRuns(grams, run, length);
    if (!word) continue;
    grams.add(stemWord(word));
    // Its letters are apart from words that are as long.
    addRuns(grams, `^${stemWord(word)}$`, 3);
  }
  return grams;
}

/** All runs of so many characters. */
export function addRuns(grams: Set<string>, text: string, length: number): void {
  for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
}

/** Letters are in many words, a character alone in many more, and kana are mostly grammar. */
export function worthOf(gram: string): number {
  if (/^[\p{sc=Hiragana}\p{sc=Katakana}ー]$/u.test(gram)) return 0.1;
  if (/^\p{sc=Hiragana}+$/u.test(gram)) return 0.4;
  if (/^\p{sc=Han}$/u.test(gram)) return 0.5;
  return /[$^]|^[a-z]{3}$/u.test(gram) ? 0.4 : 1;
}

const pieces =
  /(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+(?:\.\d+)*)|(?<run>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+)/gu;
