import { type Language, ofEachLanguage } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Word, Wording } from '../../schema/wording.ts';
import {
  type Concept,
  createFormFinder,
  type FoundForm,
  type TermConcept,
  toTermConcept,
} from '../compare/find-forms.ts';
import { findNumbers } from '../compare/numbers.ts';
import { countEach } from '../read/lines/script.ts';

/**
 * Two texts with the same mentions are probably the same clause.
 *
 * - `recall`: the probability that a translation keeps the mention
 * - `weight`: below 1, because mentions are not independent
 * - `countsAlone`: whether the mention counts even if the other document never has it. A missing number is evidence;
 *   a missing term may only have another name there
 */
const mentionKinds = {
  number: { recall: 0.8, weight: 0.7, countsAlone: true },
  term: { recall: 0.75, weight: 0.55, countsAlone: false },
  word: { recall: 0.65, weight: 0.5, countsAlone: false },
} as const satisfies Record<string, { recall: number; weight: number; countsAlone: boolean }>;
type MentionKind = keyof typeof mentionKinds;

/** A mention of a thing. The name of the thing is the same in all languages. */
export interface Mention {
  readonly kind: MentionKind;
  readonly name: string;
  /** False if the words can also mean something else, or if the other text can say the same without them. */
  readonly isSure: boolean;
}

/** Finds the mentions of a text, by kind and name: `number 4`. */
export type ReadMentions = (text: string, lang: Language) => ReadonlyMap<string, Mention>;

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
      // Texts often express two without a number: both, 双方, a pair.
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

/** The terms that share the English and another form of a common word. Word and terms then count as one concept. */
const sameIn = (terms: readonly TermConcept[], row: Word): readonly TermConcept[] => {
  const words = ofEachLanguage((lang) => new Set(row[lang]?.map((word) => word.toLowerCase())));
  const shares = ({ forms }: TermConcept, lang: Language): boolean =>
    (forms[lang] ?? []).some((form) => words[lang].has(form.toLowerCase()));
  return terms.filter((term) => shares(term, 'en') && (shares(term, 'zh') || shares(term, 'ja')));
};

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

/** The mentions in a text, and its length as that of an English text. */
interface MentioningText {
  readonly mentions: ReadonlyMap<string, Mention>;
  readonly length: number;
}

/** Mentions per character, by kind and name. */
type Rates = ReadonlyMap<string, readonly [inLeft: number, inRight: number]>;

/** Measures the rates of all things that both documents mention, and of those whose kind is `countsAlone`. */
export const measureRates = (left: readonly MentioningText[], right: readonly MentioningText[]): Rates => {
  const [inLeft, inRight] = [countMentions(left), countMentions(right)];
  return new Map(
    [...left, ...right].flatMap(({ mentions }) =>
      Array.from(mentions).flatMap(([key, { kind }]) =>
        mentionKinds[kind].countsAlone || (inLeft.byKey.has(key) && inRight.byKey.has(key))
          ? [[key, [rateOf(inLeft, key), rateOf(inRight, key)]] as const]
          : [],
      ),
    ),
  );
};

interface Counts {
  readonly byKey: ReadonlyMap<string, number>;
  readonly length: number;
}

const countMentions = (texts: readonly MentioningText[]): Counts => ({
  byKey: countEach(texts.flatMap(({ mentions }) => [...mentions.keys()])),
  length: texts.reduce((sum, { length }) => sum + length, 0),
});

/** Smoothed, so that no rate is 0. */
const rateOf = ({ byKey, length }: Counts, key: string): number =>
  ((byKey.get(key) ?? 0) + 0.2) / (length + 1);

/**
 * Compares the mentions of two texts: a sum of log-likelihood ratios of “translation” to “chance”. By chance, a
 * text of this length mentions a thing `x` times on average, and so at least once with probability
 * `p = x / (1 + x)`. Let `r` be the recall of its kind. A thing in both texts adds
 * `log((r + (1 - r) p) / p) = log(1 + r / x)`, the mean of both directions. A sure mention in one text alone adds
 * `log(1 - r)`. Each summand is multiplied by the weight of the kind. So rare things count more than frequent ones.
 */
export const mentionScore = (left: MentioningText, right: MentioningText, rates: Rates): number => {
  let sum = 0;
  for (const [key, { kind, isSure }] of left.mentions) {
    const [inLeft, inRight] = rates.get(key) ?? [];
    if (inLeft === undefined || inRight === undefined) continue;
    const { recall, weight } = mentionKinds[kind];
    if (right.mentions.has(key))
      sum +=
        (weight * Math.log((1 + recall / (inLeft * left.length)) * (1 + recall / (inRight * right.length)))) /
        2;
    else if (isSure) sum += aloneScores[kind];
  }
  for (const [key, { kind, isSure }] of right.mentions)
    if (isSure && rates.has(key) && !left.mentions.has(key)) sum += aloneScores[kind];
  return sum;
};

const aloneScores = Object.fromEntries(
  Object.entries(mentionKinds).map(([kind, { recall, weight }]) => [kind, weight * Math.log(1 - recall)]),
) as Readonly<Record<MentionKind, number>>;
