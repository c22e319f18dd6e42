import { converterOf, type HantTable } from './hant.ts';
import { toTraditional } from './traditional.ts';

/**
 * The table that converts each of these texts as `toTraditional` does, character for character, because it is laid over the
 * elements of a page: a character that would get another length stays as it is.
 */
export function makeHantTable(texts: Iterable<string>): HantTable {
  const runs = new Set([...texts].flatMap((text) => text.match(/\p{Script=Han}{1,400}/gu) ?? []));
  const traditional = new Map([...runs].map((run) => [run, toSameLength(run)]));
  const all = [...new Set([...runs].join(''))];
  const changed = all.filter((character) => toSameLength(character) !== character);
  const characters = [changed.join(''), changed.map(toSameLength).join('')] as const;
  const phrases: Record<string, string> = {};
  // A phrase that mends one text may spoil another; a longer one mends that. Where no end comes of it, runs become
  // phrases as they are, which nothing spoils: the longest phrase wins.
  for (let round = 0; ; round += 1) {
    const convert = converterOf({ characters, phrases });
    const wrong = [...traditional].filter(([run, right]) => convert(run) !== right);
    if (wrong.length === 0) return { characters, phrases };
    for (const [run, right] of wrong) {
      const stretch = round < patience ? findStretch(phrases, run, right, convert(run)) : undefined;
      if (stretch === undefined) phrases[run] = right;
      else phrases[stretch] = toTraditional(stretch);
    }
  }
}

const patience = 20;

function toSameLength(text: string): string {
  const traditional = toTraditional(text);
  if (traditional.length === text.length) return traditional;
  const [first = '', ...rest] = text.match(/[\u{10000}-\u{10FFFF}]|[^\u{10000}-\u{10FFFF}]+/gu) ?? [];
  const pieces = rest.length > 0 ? [first, ...rest] : [...text];
  return pieces.length > 1 ? pieces.map(toSameLength).join('') : text;
}

/** The shortest stretch of a run that gives what `toTraditional` gives at the first place where the table does not. */
function findStretch(
  known: Readonly<Record<string, string>>,
  run: string,
  right: string,
  converted: string,
): string | undefined {
  const at = [...right].findIndex((character, place) => character !== converted[place]);
  for (let length = 2; length <= 12; length += 1) {
    for (let from = at; from > at - length; from -= 1) {
      const stretch = run.slice(Math.max(0, from), from + length);
      const isNew = stretch.length === length && known[stretch] === undefined;
      if (isNew && toTraditional(stretch) === right.slice(from, from + length)) return stretch;
    }
  }
  return undefined;
}
