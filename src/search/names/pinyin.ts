/** Syllables, each followed by its characters: `'a阿 jin金禁 ye耶'`. */
export type PinyinTable = string;

/** The readings of a character, without tones; a letter or digit is its own reading. */
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

/** Returns the readings of each character, without signs. Nothing matches a character that the table lacks. */
export function readName(name: string, read: ReadHan): (readonly string[])[] {
  return [...name].filter((character) => /[\p{sc=Han}a-z\d]/u.test(character)).map(read);
}

/** Removes tones, spaces and apostrophes; null if it cannot be pinyin. `readPinyin('jin1 zong1') // => 'jinzong'` */
export function readPinyin(normalized: string): string | null {
  const letters = normalized.replace(/(?<=[a-z])[0-5]/gu, '').replace(/[ '·・-]/gu, '');
  // Input methods write ü as v; the readings have u.
  return /^[a-z]{2,}$/u.test(letters) ? letters.replaceAll('v', 'u') : null;
}

/**
 * Compares typed pinyin with a name. Each character matches by its syllable or its initial (`jzayn`, `jinzongayn`).
 * The last syllable may be incomplete.
 */
export function fitPinyin(typed: string, name: readonly (readonly string[])[]): 'whole' | 'part' | null {
  const fit = reach(typed, name, 0);
  // One or two letters inside a name match by chance.
  if (fit !== null || typed.length < 3) return fit;
  return name.some((_, start) => reach(typed, name, start) !== null) ? 'part' : null;
}

export function spellName(name: readonly (readonly string[])[]): string {
  return name.map(([first = '']) => first).join('');
}

function reach(typed: string, name: readonly (readonly string[])[], at: number): 'whole' | 'part' | null {
  if (typed === '') return at === name.length ? 'whole' : 'part';
  let best: 'part' | null = null;
  for (const syllable of name[at] ?? []) {
    // Quick test: most of the thousands of syllables begin with another letter.
    if (syllable[0] !== typed[0]) continue;
    for (const taken of takings(syllable, typed)) {
      const reached = reach(typed.slice(taken.length), name, at + 1);
      if (reached === 'whole') return reached;
      best ??= reached;
    }
  }
  return best;
}

/** Returns the beginnings of `typed` that a syllable can match: itself, its initial, or `typed` if incomplete. */
function takings(syllable: string, typed: string): string[] {
  const initial = /^[zcs]h/u.exec(syllable)?.[0];
  const some = [syllable, initial, syllable[0]].filter(
    (each): each is string => each !== undefined && typed.startsWith(each),
  );
  if (syllable.startsWith(typed)) some.push(typed);
  return [...new Set(some)];
}
