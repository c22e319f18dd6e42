import { soundOfKana, soundOfRomaji } from '../../names/kana.ts';
import type { NameEntry } from '../../names/name-row.ts';
import type { NameIndex } from '../../names/names.ts';
import { readPinyin } from '../../names/pinyin.ts';
import { normalizeText } from '../../text/normalize.ts';
import { withNumerals } from '../../text/numerals.ts';
import { once } from '../../text/once.ts';
import { stemWord } from '../../text/tokens.ts';

/* Grams are what a query and a phrase can share: runs of characters, stems and numbers, or letters of the sound. */

/** Returns stems, their runs of three letters, numbers, and runs of one to three Chinese or Japanese characters. */
export function gramsOf(text: string, { fold }: Pick<NameIndex, 'fold'>): Set<string> {
  const grams = new Set<string>();
  for (const { groups = {} } of withNumerals(fold(normalizeText(text))).matchAll(pieces)) {
    const { word, number, run } = groups;
    if (number) grams.add(number);
    if (run) for (const length of [1, 2, 3]) addRuns(grams, run, length);
    if (!word) continue;
    grams.add(stemWord(word));
    // `^` and `$` mark the beginning and the end of the word.
    addRuns(grams, `^${stemWord(word)}$`, 3);
  }
  return grams;
}

/** Returns runs of four letters of the pinyin: `duo zhua` and 多抓 share `duoz`, `uozh`, `ozhu` and `zhua`. */
export function soundsOfChinese(text: string, { fold, read }: Names): Set<string> {
  const letters = Array.from(fold(normalizeText(text)), (character) => read(character)[0] ?? '').join('');
  return runsOf(readPinyin(letters) ?? letters);
}

/** Returns runs of four letters of the romaji. Terms and card names are first replaced by their readings in kana. */
export function soundsOfJapanese(text: string, { entries }: Names): Set<string> {
  const { pattern, readings } = readReadings(entries);
  const inKana = normalizeText(text).replace(pattern, (name) => readings.get(name) ?? name);
  return runsOf(soundOfRomaji(inKana.replace(/\d/gu, '')) ?? soundOfKana(inKana).replace(/[^a-z]/gu, ''));
}

function runsOf(letters: string): Set<string> {
  const runs = new Set<string>();
  addRuns(runs, letters, 4);
  return runs;
}

const readReadings = once((entries: readonly NameEntry[]) => {
  const readings = new Map(
    entries.flatMap(({ titles: { ja }, also = [] }) => {
      const reading = also.find((name) => /^[\p{sc=Hiragana}ー・]+$/u.test(name));
      return ja && reading ? [[normalizeText(ja), normalizeText(reading)] as const] : [];
    }),
  );
  const longestFirst = [...readings.keys()].sort((a, b) => b.length - a.length);
  return { readings, pattern: new RegExp(longestFirst.join('|') || '(?!)', 'gu') };
});

/** The worth of a gram. Runs of letters and single characters are in many words, and kana are mostly grammar. */
export function worthOf(gram: string): number {
  if (/^[\p{sc=Hiragana}\p{sc=Katakana}ー]$/u.test(gram)) return 0.1;
  if (/^\p{sc=Hiragana}+$/u.test(gram)) return 0.4;
  if (/^\p{sc=Han}$/u.test(gram)) return 0.5;
  return /[$^]|^[a-z]{3}$/u.test(gram) ? 0.4 : 1;
}

function addRuns(grams: Set<string>, text: string, length: number): void {
  for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
}

const pieces =
  /(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+(?:\.\d+)*)|(?<run>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+)/gu;

type Names = Pick<NameIndex, 'entries' | 'fold' | 'read'>;
