import { type Language, ofEachLanguage } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Word, Wording } from '../../schema/wording.ts';
import { type Concept, createFormFinder, type FoundForm } from '../compare/find-forms.ts';
import { findNumbers } from '../compare/numbers.ts';
import { countEach } from '../compare/similarity.ts';
import { type TermConcept, toTermConcept } from '../compare/terms.ts';

/**
 * The kinds of things whose mention in both texts is evidence that the two are one clause.
 *
 * - `recall`: how often a translation of a clause that mentions one mentions it too
 * - `weight`: below 1, because mentions depend on each other
 * - `isNamed`: whether a translation would surely mention it, so that its absence is evidence as well
 */
const mentionKinds = {
  number: { recall: 0.8, weight: 0.7, isNamed: true },
  term: { recall: 0.75, weight: 0.55, isNamed: false },
  word: { recall: 0.65, weight: 0.5, isNamed: false },
} as const satisfies Record<string, { recall: number; weight: number; isNamed: boolean }>;
type MentionKind = keyof typeof mentionKinds;

/** A thing that a text mentions; its name is the same in all languages. */
export interface Mention {
  readonly kind: MentionKind;
  readonly name: string;
  /** False if the words could also mean something else. */
  readonly isSure: boolean;
}

/** Everything that a text mentions, by kind and name. */
export type ReadMentions = (text: string, lang: Language) => ReadonlyMap<string, Mention>;

/** Makes a reader of mentions that knows these terms and common words. */
export const createMentionReader = (
  terms: readonly Term[],
  { common }: Pick<Wording, 'common'>,
): ReadMentions => {
  const concepts = terms.map(toTermConcept);
  const words = common.map((row) => ({ row, same: sameIn(concepts, row) }));
  const inWords = new Set(words.flatMap(({ same }) => same));
  const others = concepts.filter((term) => !inWords.has(term));
  const findTerms = createFormFinder(
    others.map(({ term, forms }): MentionConcept => ({ kind: 'term', name: term.en, forms })),
  );
  const findWords = createFormFinder(words.map(({ row, same }) => toWordConcept(row, same)));
  return (text, lang) =>
    byName([
      ...findTerms(text, lang).flatMap(toMentions),
      ...findWords(text, lang).flatMap(toMentions),
      // “Two” is often said without a number: both, 双方, a pair.
      ...[...findNumbers(text, lang).keys()].map((number) => mention('number', `${number}`, number > 2)),
    ]);
};

interface MentionConcept extends Concept, Pick<Mention, 'kind' | 'name'> {}

const mention = (kind: MentionKind, name: string, isSure = true): Mention => ({ kind, name, isSure });

const toMentions = ({ concepts, isInside }: FoundForm<MentionConcept>): readonly Mention[] =>
  isInside ? [] : concepts.map(({ kind, name }) => mention(kind, name, concepts.length === 1));

const byName = (mentions: readonly Mention[]): ReadonlyMap<string, Mention> => {
  const found = new Map<string, Mention>();
  for (const one of mentions) {
    const key = `${one.kind} ${one.name}`;
    if (found.get(key)?.isSure !== true) found.set(key, one);
  }
  return found;
};

/** A term with the same English form as a word, and one other form in common, is that word and must not count twice. */
const sameIn = (terms: readonly TermConcept[], row: Word): readonly TermConcept[] => {
  const words = ofEachLanguage((lang) => new Set(row[lang]?.map((word) => word.toLowerCase())));
  const shares = ({ forms }: TermConcept, lang: Language): boolean =>
    (forms[lang] ?? []).some((form) => words[lang].has(form.toLowerCase()));
  return terms.filter((term) => shares(term, 'en') && (shares(term, 'zh') || shares(term, 'ja')));
};

/** Adds the forms of the terms that are the same word. */
const toWordConcept = (row: Word, same: readonly TermConcept[]): MentionConcept => {
  const formsIn = (lang: Language) => [
    ...(row[lang] ?? []),
    ...same.flatMap(({ forms }) => forms[lang] ?? []),
  ];
  return {
    kind: same.length > 0 ? 'term' : 'word',
    name: row.en[0] ?? '',
    forms: ofEachLanguage(formsIn),
  };
};

interface Mentioning {
  readonly mentions: ReadonlyMap<string, Mention>;
  readonly length: number;
}

/** A thing that texts can mention, with its frequency in each of the two texts. */
interface Mentionable {
  readonly kind: MentionKind;
  /** Mentions in each text, divided by the length of the text in characters. */
  readonly rateInLeft: number;
  readonly rateInRight: number;
}

/** The mentions of a text; true if its words cannot mean anything else. */
export type Mentioned = ReadonlyMap<Mentionable, boolean>;

export interface MentioningText {
  readonly mentioned: Mentioned;
  /** The score of these mentions if the other text has none of them. */
  readonly alone: number;
  /** In characters of an English text of the same content. */
  readonly length: number;
}

/**
 * Prepares the mentions of two texts, given as sentences, for many comparisons. Things that only one text mentions
 * anywhere are no evidence and are left out, unless the other text would have to mention them.
 */
export const createMentionTable = (
  left: readonly Mentioning[],
  right: readonly Mentioning[],
): ((mentions: Mentioning['mentions']) => Mentioned) => {
  const [inLeft, inRight] = [countMentions(left), countMentions(right)];
  const table = new Map<string, Mentionable>();
  for (const { mentions } of [...left, ...right]) {
    for (const [key, mention] of mentions) {
      if (table.has(key) || !isTelling(key, mention, [inLeft, inRight])) continue;
      table.set(key, {
        kind: mention.kind,
        rateInLeft: rateOf(inLeft, key),
        rateInRight: rateOf(inRight, key),
      });
    }
  }
  return (mentions) =>
    new Map(
      Array.from(mentions).flatMap(([key, { isSure }]) => {
        const found = table.get(key);
        return found ? [[found, isSure] as const] : [];
      }),
    );
};

/** The mentions of two texts of one language together. */
export const joinMentioned = (one: Mentioned, other: Mentioned): Mentioned => {
  const joined = new Map(one);
  for (const [key, isSure] of other) joined.set(key, isSure || joined.get(key) === true);
  return joined;
};

export const sumAlone = (mentioned: Mentioned): number => {
  let sum = 0;
  for (const [{ kind }, isSure] of mentioned) if (isSure) sum += aloneScores[kind];
  return sum;
};

/**
 * Evidence from mentions that two texts are one clause: a sum of log-likelihood ratios of “translation” to “chance”.
 * If a text of this length is expected to mention a thing `x` times, it mentions it by chance with the probability
 * `p = x / (1 + x)`. With `r`, the recall of its kind, a thing that both mention adds `log((r + (1 - r) p) / p) =
 * log(1 + r / x)` (the mean of both directions), and a thing that only one mentions adds `log(1 - r)`. So a rare thing
 * counts for more than a frequent one.
 */
export const mentionScore = (left: MentioningText, right: MentioningText): number => {
  let sum = left.alone + right.alone;
  const isLeftShorter = left.mentioned.size < right.mentioned.size;
  const [few, many] = isLeftShorter ? [left, right] : [right, left];
  for (const [mention, isSure] of few.mentioned) {
    const isSureThere = many.mentioned.get(mention);
    if (isSureThere === undefined) continue;
    sum += sharedScore(mention, left.length, right.length);
    if (isSure) sum -= aloneScores[mention.kind];
    if (isSureThere) sum -= aloneScores[mention.kind];
  }
  return sum;
};

const sharedScore = ({ kind, rateInLeft, rateInRight }: Mentionable, left: number, right: number): number => {
  const { recall, weight } = mentionKinds[kind];
  return (weight * Math.log((1 + recall / (rateInLeft * left)) * (1 + recall / (rateInRight * right)))) / 2;
};

const aloneScores = Object.fromEntries(
  Object.entries(mentionKinds).map(([kind, { recall, weight }]) => [kind, weight * Math.log(1 - recall)]),
) as Readonly<Record<MentionKind, number>>;

interface Counts {
  readonly byKey: ReadonlyMap<string, number>;
  readonly length: number;
}

const countMentions = (sentences: readonly Mentioning[]): Counts => {
  const byKey = countEach(sentences.flatMap(({ mentions }) => [...mentions.keys()]));
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return { byKey, length };
};

const isTelling = (key: string, { kind }: Mention, texts: readonly Counts[]): boolean =>
  mentionKinds[kind].isNamed || texts.every(({ byKey }) => byKey.has(key));

/** The rate of a mention in a text; never 0, because a text without a mention of a thing could still mention it. */
const rateOf = ({ byKey, length }: Counts, key: string): number =>
  ((byKey.get(key) ?? 0) + 0.2) / (length + 1);
