import type { Range } from '../../text/excerpt.ts';
import { type Normalized, normalize } from '../../text/normalize.ts';
import { once } from '../../text/once.ts';
import type { Passage } from '../../text/record.ts';
import { findPhrase, letter, type Token, tokenize } from '../../text/tokens.ts';
import type { Phrase, Plan, Wording } from './plan.ts';

type Closeness = 'literal' | 'folded' | 'phrase' | 'piece' | 'words';

export interface Match {
  /**
   * How closely it matches, best first. `literal`: one passage contains the query as typed, apart from case, width,
   * quotes and the like. `folded`: the same in the other script. `phrase`: the same words side by side, inflected,
   * cut off or with other punctuation. `piece`: as typed, but inside a longer word. `words`: the record has all
   * words.
   */
  readonly closeness: Closeness;
  readonly passage: Passage;
  /** In the printed text; in order and without overlap. */
  readonly ranges: readonly Range[];
  /** The sentence that answers a question; the matches can be in another one. */
  readonly sentence?: () => Range | undefined;
}

/** Matches a query against the passages of a record; null if a word is missing. */
export function matchPassages(passages: readonly Passage[], plan: Plan): Match | null {
  const readings = passages.flatMap((passage) => {
    const wording = passage.lang === 'zh' ? plan.chinese : plan;
    return wording.whole
      ? [{ ...readerFor(plan.fold)(passage), passage, wording, whole: wording.whole }]
      : [];
  });
  // If several languages match equally well, the reader's is shown.
  readings.sort((a, b) => Number(b.passage.lang === plan.reader) - Number(a.passage.lang === plan.reader));
  const finds = {
    literal: ({ printed, whole }: Reading) => literalRanges({ normalized: printed }, plan.whole ?? whole),
    folded: (reading: Reading) =>
      reading.normalized === reading.printed ? [] : literalRanges(reading, reading.whole),
    phrase: (reading: Reading) => [
      ...phraseRanges(reading, reading.whole),
      // A query with a space also matches if it begins or ends inside a word.
      ...(plan.query.includes(' ') ? literalRanges(reading, reading.whole, false) : []),
    ],
    piece: (reading: Reading) => literalRanges(reading, reading.whole, false),
  };
  // A weaker match is only tried if there is no closer one, because each keystroke tests hundreds of passages.
  for (const [closeness, find] of Object.entries(finds) as [keyof typeof finds, Find][]) {
    for (const reading of readings) {
      const ranges = find(reading);
      if (ranges.length > 0) return { closeness, passage: reading.passage, ranges: joinRanges(ranges) };
    }
  }
  return matchWords(readings);
}

type Find = (reading: Reading) => readonly Range[];

/** The passage with most of the words, if the passages together have all of them. */
function matchWords(readings: readonly Reading[]): Match | null {
  const all = readings.map((reading) => ({
    passage: reading.passage,
    each: reading.wording.phrases.map((phrase) => anyRanges(reading, phrase)),
  }));
  const isEverywhere = all[0]?.each.every((_, at) => all.some(({ each }) => each[at]?.length));
  if (!isEverywhere) return null;
  const count = ({ each }: (typeof all)[number]) => each.filter((ranges) => ranges.length > 0).length;
  const [best] = all.toSorted((a, b) => count(b) - count(a));
  return best ? { closeness: 'words', passage: best.passage, ranges: joinRanges(best.each.flat()) } : null;
}

function anyRanges(reading: Reading, phrase: Phrase): readonly Range[] {
  for (const find of [literalRanges, phraseRanges]) {
    const ranges = find(reading, phrase);
    if (ranges.length > 0) return ranges;
  }
  return literalRanges(reading, phrase, false);
}

/** The ranges of a phrase as typed: as whole words (`card` is not in `discard`) or anywhere. */
function literalRanges(
  { normalized }: Pick<Reading, 'normalized'>,
  { text, tokens }: Phrase,
  areWhole = true,
): Range[] {
  const all = normalized.text;
  const startsWord = tokens[0]?.isWord && tokens[0].start === 0;
  const last = tokens.at(-1);
  const endsWord = last?.isWord && last.end === text.length;
  const isWhole = (at: number) =>
    !(startsWord && wordLetter.test(all[at - 1] ?? '')) &&
    !(endsWord && wordLetter.test(all[at + text.length] ?? ''));
  const ranges: Range[] = [];
  for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
    if (!areWhole || isWhole(at)) ranges.push(toPrinted(normalized, at, at + text.length));
  }
  return ranges;
}

function phraseRanges({ normalized, tokens, words }: Reading, phrase: Phrase): Range[] {
  const needle = phrase.tokens.map(({ text }) => text);
  return findPhrase(words, needle).map((first) =>
    toPrinted(normalized, tokens[first]?.start ?? 0, tokens[first + needle.length - 1]?.end ?? 0),
  );
}

function toPrinted({ starts, ends }: Normalized, from: number, to: number): Range {
  return [starts[from] ?? 0, ends[to - 1] ?? 0];
}

const readerFor = once((fold: Plan['fold']) =>
  once(({ text, lang }: Passage): Read => {
    const printed = normalize(text);
    const normalized = lang === 'zh' ? { ...printed, text: fold(printed.text) } : printed;
    const tokens = tokenize(normalized);
    return { printed, normalized, tokens, words: tokens.map((token) => token.text) };
  }),
);

interface Read {
  readonly printed: Normalized;
  /** `printed`, with Chinese in the script in which it is compared. */
  readonly normalized: Normalized;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
}

export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1);
    if (last && range[0] <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])];
    else joined.push(range);
  }
  return joined;
}

const wordLetter = new RegExp(letter, 'u');

interface Reading extends Read {
  readonly passage: Passage;
  readonly wording: Wording;
  readonly whole: Phrase;
}
