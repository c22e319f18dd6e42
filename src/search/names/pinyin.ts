/** Syllables, each followed by the characters that are read so: `'a阿 jin金禁 ye耶'`. */
export type PinyinTable = string;

/** The readings of a character, without tones; itself for a letter or digit. */
export type ReadHan = (character: string) => readonly string[];

/** `toPinyinReading('jin金禁 ye耶')('金') // => ['jin']` */
export function toPinyinReading(table: PinyinTable): ReadHan {
  const readings = new Map<string, string[]>();
  for (const { groups } of table.matchAll(/(?<syllable>[a-z]+)(?<characters>[^a-z ]+)/gu)) {
    for (const character of groups?.characters ?? '') {
      readings.set(character, [...(readings.get(character) ?? []), groups?.syllable ?? '']);
    }
  }
  return (character) => readings.get(character) ?? (/[a-z\d]/u.test(character) ? [character] : []);
}

/** The readings of each character of a name, without signs; nothing fits a character that the table does not know. */
export function readName(name: string, read: ReadHan): (readonly string[])[] {
  return [...name].filter((character) => /[\p{sc=Han}a-z\d]/u.test(character)).map(read);
}

/**
 * What is typed as pinyin, or null for what cannot be: tones, spaces and apostrophes do not count.
 * `readPinyin("jin1 zong1") // => 'jinzong'`, `readPinyin('lv') // => 'lu'`
 */
export function readPinyin(normalized: string): string | null {
  const letters = normalized.replace(/(?<=[a-z])[0-5]/gu, '').replace(/[ '·・-]/gu, '');
  // ü has lost its dots, and input methods write it as v.
  return /^[a-z]{2,}$/u.test(letters) ? letters.replaceAll('v', 'u') : null;
}

/**
 * Lays what was typed along a name: each character takes its syllable or only the beginning of it (`jzayn`,
 * `jinzong ayn`), the last one any part of it. Whether that is all of the name, or some of it; null where it does not fit.
 */
export function fitPinyin(typed: string, name: readonly (readonly string[])[]): 'whole' | 'part' | null {
  const fit = reach(typed, name, 0);
  // Single letters inside a name are chance.
  if (fit !== null || typed.length < 3) return fit;
  return name.some((_, start) => reach(typed, name, start) !== null) ? 'part' : null;
}

/** The letters of a name read in full, for comparing with what has a typing error. */
export function spellName(name: readonly (readonly string[])[]): string {
  return name.map(([first = '']) => first).join('');
}

function reach(typed: string, name: readonly (readonly string[])[], at: number): 'whole' | 'part' | null {
  if (typed === '') return at === name.length ? 'whole' : 'part';
  let best: 'part' | null = null;
  for (const syllable of name[at] ?? []) {
    // Most syllables begin otherwise, and thousands are tried.
    if (syllable[0] !== typed[0]) continue;
    for (const taken of takings(syllable, typed)) {
      const reached = reach(typed.slice(taken.length), name, at + 1);
      if (reached === 'whole') return reached;
      best ??= reached;
    }
  }
  return best;
}

/** What a syllable can take from the front: all of it, its first sound, or, at the end, any beginning. */
function takings(syllable: string, typed: string): string[] {
  const initial = /^[zcs]h/u.exec(syllable)?.[0];
  const some = [syllable, initial, syllable[0]].filter(
    (each): each is string => each !== undefined && typed.startsWith(each),
  );
  if (syllable.startsWith(typed)) some.push(typed);
  return [...new Set(some)];
}
