import { createLexicon } from '../../pipeline/references/lexicon.ts';
import { findReferences } from '../../pipeline/references/references.ts';
import { foldUnits } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import {
  commonLanguage,
  type Known,
  type Language,
  languages,
  languagesFrom,
  ofEachLanguage,
} from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Wording } from '../../schema/wording.ts';
import { createFormFinder, toTermConcept } from '../compare/find-forms.ts';
import { findNumbers, readNumerals } from '../compare/numbers.ts';

/** `languages` are those in which the clause is expected: for a section, those in which it has texts. */
export interface ComparedClause {
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
}

/** Returns each thing that a text mentions, with its printed words. */
type FindIn<Thing> = (text: string, lang: Language) => ReadonlyMap<Thing, string>;

interface Knowledge {
  readonly cards: readonly CardFact[];
  /** Leaves out words that may not be meant as a card. */
  readonly findCards: FindIn<CardFact>;
  /** By the ID of their term. */
  readonly findPenalties: FindIn<string>;
}

/** The words of a text and of the others, as printed; of `unprinted-name`, `othersWords` are the names on the cards. */
export interface FoundWords {
  readonly lang: Language;
  readonly against: readonly Language[];
  readonly words?: readonly string[];
  readonly othersWords?: readonly string[];
}

export type Rule = (clause: ComparedClause, knowledge: Knowledge) => readonly FoundWords[];

interface Text {
  readonly text: string;
  readonly lang: Language;
}

type CompareTexts = (
  own: Text,
  other: Text,
  knowledge: Knowledge,
) => { readonly words: readonly string[]; readonly othersWords: readonly string[] } | null;

/** Makes a rule that compares each text with the English one; without English, with the first. */
export const inPairs =
  (compare: CompareTexts): Rule =>
  ({ texts }, knowledge) => {
    const [base, ...others] = languagesFrom(commonLanguage).flatMap((lang): Text[] =>
      texts[lang] === undefined ? [] : [{ lang, text: texts[lang] }],
    );
    return others.flatMap((own) => {
      const found = base && compare(own, base, knowledge);
      return found ? [{ lang: own.lang, against: [base.lang], ...found }] : [];
    });
  };

const differing = (words: readonly string[], othersWords: readonly string[]): ReturnType<CompareTexts> =>
  words.length + othersWords.length > 0 ? { words, othersWords } : null;

/**
 * Finds numbers that only one of two texts has. How often a text has a number does not matter, because one language
 * repeats a number where another has a pronoun. A 2 alone is not reported, because many words express it without a
 * number: both, between games.
 */
export const compareNumbers: CompareTexts = (own, other) => {
  const [words, othersWords] = [numbersOnlyIn(own, other), numbersOnlyIn(other, own)];
  const isFound =
    (words.size > 0 && othersWords.size > 0) ||
    [...words.keys(), ...othersWords.keys()].some((value) => value > 2);
  return isFound ? differing([...words.values()], [...othersWords.values()]) : null;
};

const numbersOnlyIn = (own: Text, other: Text): ReadonlyMap<number, string> => {
  const elsewhere = findNumbers(withoutCodes(other.text), other.lang);
  const numerals = readNumerals(withoutCodes(other.text), other.lang);
  return new Map(
    [...findNumbers(withoutCodes(own.text), own.lang)].filter(
      ([value]) =>
        !elsewhere.has(value) &&
        !numerals.has(value) &&
        !(value === 2 && pairs[other.lang]?.test(other.text)),
    ),
  );
};

/** Blanks out URLs, costs and item numbers (`{3}{黑}`, `3B`, （1）). Offsets stay the same. */
const withoutCodes = (text: string): string =>
  text.replace(
    /https?:\/\/\S+|\{[^{}]*\}|(?<![\p{L}\d])\d+[WUBRGC]+(?!\p{L})|[(（]\d{1,2}[)）]|[①-⑳]/gu,
    (code) => ' '.repeat(code.length),
  );

const pairs: Known<RegExp> = {
  zh: /双方|雙方/u,
  ja: /双方|両(?:方|者)/u,
  en: /\b(?:both|either|neither|pair|second|twice|again)\b/iu,
};

export const comparePenalties: CompareTexts = (own, other, { findPenalties }) => {
  const [ours, theirs] = [own, other].map(({ text, lang }) => findPenalties(text, lang));
  const onlyIn = (one = ours, another = theirs): readonly string[] =>
    [...(one ?? [])].flatMap(([id, word]) => (another?.has(id) ? [] : [word]));
  return differing(onlyIn(), onlyIn(theirs, ours));
};

/** Looks for all terms, because the name of a penalty can be part of a longer term. */
export const createPenaltyFinder = (terms: readonly Term[]): FindIn<string> => {
  const find = createFormFinder(terms.map(toTermConcept));
  return rememberTexts((text, lang) => {
    const found = new Map<string, string>();
    for (const { start, end, concepts, isInside } of find(text, lang))
      for (const { term } of concepts)
        if (!isInside && penalties.has(term.id) && !found.has(term.id))
          found.set(term.id, text.slice(start, end));
    return found;
  });
};

const penalties: ReadonlySet<string> = new Set([
  'no-penalty',
  'warning',
  'game-loss',
  'match-loss',
  'disqualification',
]);

/** Finds cards by the rules for links: common words (`取消`, `Silence`) are cards only if the context shows it. */
export const createCardFinder = (
  cards: readonly CardFact[],
  terms: readonly Term[],
  { idioms }: Pick<Wording, 'idioms'>,
): FindIn<CardFact> => {
  const lexicon = createLexicon({
    cards,
    setsOf: () => ['any'],
    ...{ guides: [], guideSections: [], faqSections: [], ruleNumbers: new Set() },
    ...{ terms, idioms },
  });
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return rememberTexts(
    (text, lang) =>
      new Map(
        findReferences(text, lexicon, { lang, self: '' }).flatMap(({ from, to, target }) => {
          const card = target.kind === 'card' ? bySlug.get(target.slug) : undefined;
          return card ? [[card, text.slice(from, to)] as const] : [];
        }),
      ),
  );
};

/** Caches results, because a text can be compared with several others. */
const rememberTexts = <Found>(
  find: (text: string, lang: Language) => Found,
): ((text: string, lang: Language) => Found) => {
  const known = ofEachLanguage(() => new Map<string, Found>());
  return (text, lang) => {
    const found = known[lang].get(text) ?? find(text, lang);
    known[lang].set(text, found);
    return found;
  };
};

/** Finds cards that only one text names. The other has no name of the card, not even as a common word. */
export const compareCards: CompareTexts = (own, other, { findCards }) => {
  const missedIn = (text: Text, named: ReadonlyMap<CardFact, string>): readonly string[] => {
    const folded = foldUnits(text.text);
    return [...named].flatMap(([card, name]) =>
      namesOf(card).some((each) => folded.includes(foldUnits(each))) ? [] : [name],
    );
  };
  return differing(
    missedIn(other, findCards(own.text, own.lang)),
    missedIn(own, findCards(other.text, other.lang)),
  );
};

const namesOf = ({ names, alsoCalled = [] }: CardFact): readonly string[] => [
  ...languages.flatMap((lang) => names[lang] ?? []),
  ...alsoCalled.map(({ name }) => name),
];
