import { soundOfKana, soundOfRomaji } from '../../names/kana.ts';
import type { NameEntry } from '../../names/name-row.ts';
import type { NameIndex } from '../../names/names.ts';
import { readPinyin } from '../../names/pinyin.ts';
import { normalizeText } from '../../text/normalize.ts';
import { once } from '../../text/once.ts';
import { addRuns } from './grams.ts';

type Names = Pick<NameIndex, 'entries' | 'fold' | 'read'>;

/**
 * The sound of a Chinese text as runs of four letters of its pinyin; letters are pinyin already. `duo zhua` and 多抓 have
 * `duoz`, `uozh`, `ozhu` and `zhua` in common.
 */
export function soundsOfChinese(text: string, { fold, read }: Names): Set<string> {
  const letters = Array.from(fold(normalizeText(text)), (character) => read(character)[0] ?? '').join('');
  return runsOf(readPinyin(letters) ?? letters);
}

/** The same of a Japanese text, by its kana and the readings in the term base; letters are romaji. */
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

/** The readings of Japanese names in the term base. */
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
