import { diffArrays } from 'diff';
import { parse } from 'yaml';

// A printer of YAML lays out anew what nobody has touched: `[zh]` becomes `[ zh ]`, a list over three lines one long line.
// A person who looks through what a command has changed would have to tell this from what it was asked for.

/**
 * An edited text in which the lines that say the same as before are written as they were. `plain` is the text before the
 * edit as the same printer lays it out. Where that differs in more than blanks, the edited text is returned as it is.
 */
export const keepLayout = (before: string, plain: string, edited: string): string => {
  if (withoutBlanks(before) !== withoutBlanks(plain)) return edited;
  const stretchOf = stretchesOf(before);
  let at = 0;
  const lines: string[] = [];
  for (const { value, added, removed } of diffArrays(toLines(plain), toLines(edited))) {
    const from = at;
    if (!added) at += withoutBlanks(value.join('')).length;
    if (removed) continue;
    const kept = added ? value : stretchOf(from, at, value);
    if (!kept) return edited;
    lines.push(...kept);
  }
  const text = lines.join('\n');
  return saysSame(text, edited) ? text : edited;
};

/** Finds the lines that have the characters from one to another of a text, where blanks do not count. */
const stretchesOf = (text: string) => {
  const lines = toLines(text);
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const { length } = withoutBlanks(line);
    if (length > 0) {
      starts.set(at, index);
      ends.set(at + length, index + 1);
    }
    at += length;
  }
  /** `laid` has the same characters in the printer's lines; undefined if they are not whole lines of the text. */
  return (from: number, to: number, laid: readonly string[]): readonly string[] | undefined => {
    const [start, end] = [starts.get(from), ends.get(to)];
    const isText = (line: string): boolean => line.trim() !== '';
    if (!laid.some(isText)) return laid;
    if (start === undefined || end === undefined) return undefined;
    // Blank lines at its ends may be those of a neighbor that has gone.
    return [
      ...laid.slice(0, laid.findIndex(isText)),
      ...lines.slice(start, end),
      ...laid.slice(laid.findLastIndex(isText) + 1),
    ];
  };
};

const toLines = (text: string): string[] => text.split('\n');

const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '');

const saysSame = (one: string, other: string): boolean => {
  try {
    return JSON.stringify(parse(one)) === JSON.stringify(parse(other));
  } catch {
    return false;
  }
};
