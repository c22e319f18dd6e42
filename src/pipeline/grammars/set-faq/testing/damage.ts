/** What happens to a text on its way from the publisher to a text file, to be done to a printed model. */

/** A source of numbers from 0 to below 1. */
export type Random = () => number;

/** Always the same numbers for the same seed. */
export const createRandom = (seed: number): Random => {
  let state = (seed * 2654435761) % 2 ** 32;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** One of some values. */
export const pick = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

type Damage = (lines: readonly string[], random: Random) => readonly string[];

/** Blank lines come and go. */
const raggedBlanks: Damage = (lines, random) =>
  lines.flatMap((line) => {
    if (line === '') return pick(random, [[], [], ['', ''], [''], ['']]);
    return random() < 0.1 ? ['', line] : [line];
  });

/** Blanks at both ends of lines, half and full width. */
const strayBlanks: Damage = (lines, random) =>
  lines.map((line) => {
    if (line === '') return line;
    return pick(random, ['', '', '', ' ', '　　']) + line + pick(random, ['', '', ' ', '　']);
  });

/** Page ends inside sentences, with a blank line. */
const pageEnds: Damage = (lines, random) =>
  lines.flatMap((line) => {
    const characters = [...line];
    if (characters.length < 50 || random() < 0.6) return [line];
    const at = findCut(characters, 40);
    return at === undefined ? [line] : [characters.slice(0, at).join(''), '', characters.slice(at).join('')];
  });

/** Page numbers, wherever the page happens to end. */
const pageNumbers: Damage = (lines) =>
  lines.flatMap((line, index) => (index % 37 === 36 ? [line, String((index + 1) / 37)] : [line]));

/** Every line broken at the edge of the page. */
const narrowPage: Damage = (lines) =>
  lines.flatMap((line) => {
    const pieces: string[] = [];
    let rest = [...line];
    while (rest.length > 42) {
      const at = findCut(rest, 40) ?? rest.length;
      pieces.push(rest.slice(0, at).join(''));
      rest = rest.slice(at);
    }
    return [...pieces, rest.join('')];
  });

export const damages = { raggedBlanks, strayBlanks, pageEnds, pageNumbers, narrowPage } as const;
export type DamageKind = keyof typeof damages;

/** The text with some damages done to it. */
export const damageText = (
  text: string,
  lineEnd: string,
  kinds: readonly DamageKind[],
  random: Random,
): string =>
  kinds
    .reduce<readonly string[]>((lines, kind) => damages[kind](lines, random), text.split(lineEnd))
    .join(lineEnd);

/** A place between two Chinese characters, not before the last few. */
const findCut = (characters: readonly string[], from: number): number | undefined => {
  const isHan = (character: string | undefined): boolean => /\p{Script=Han}/u.test(character ?? '');
  for (let at = from; at < characters.length - 4; at += 1) {
    if (isHan(characters[at]) && isHan(characters[at - 1])) return at;
  }
  return undefined;
};
