import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import { languages } from '../../schema/language.ts';
import { withoutUndefined } from './card-files.ts';

export interface FaqCard {
  readonly slug: string;
  /** The names in the decisions and in the texts. */
  readonly names: readonly string[];
  /** Whether its page is published, so that its slug stays. */
  readonly isPublished: boolean;
}

interface CardPlan {
  /** The new value of `content/cards/<set>.json`. */
  readonly facts: readonly CardFact[];
  /** The slug of each card that was found in the file, by its slug in the margins. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The cards that neither the file nor the committed facts have. */
  readonly unmatched: readonly FaqCard[];
}

/**
 * Merges the facts of a file into the committed ones, and finds the cards of the texts in the file: by name, then by
 * slug. Facts that the file lacks stay (`synonyms`, names that people added). A card with a published page keeps its
 * slug.
 */
export const planCards = (
  read: readonly CardFact[],
  committed: readonly CardFact[],
  cards: readonly FaqCard[],
): CardPlan => {
  const bySlug = new Map(read.map((fact) => [fact.slug, fact]));
  const byName = new Map(
    read
      .toReversed()
      .flatMap((fact) => namesOf(fact).map((name): [string, CardFact] => [foldToKey(name), fact])),
  );
  const matches = cards.map((card) => ({
    card,
    fact:
      card.names.map((name) => byName.get(foldToKey(name))).find((fact) => fact !== undefined) ??
      bySlug.get(card.slug),
  }));
  const publishedSlugs = new Map(
    matches.flatMap(({ card, fact }) => (fact && card.isPublished ? [[fact.slug, card.slug]] : [])),
  );
  const slugOf = ({ slug }: CardFact): string => publishedSlugs.get(slug) ?? slug;
  const before = new Map(committed.map((fact) => [fact.slug, fact]));
  const facts = read.map((fact): CardFact => {
    const known = before.get(slugOf(fact));
    return {
      ...{
        ...known,
        ...fact,
        ...withoutUndefined({ kana: known?.kana }),
        ...withOthers(fact, known?.alsoCalled),
      },
      ...{ names: { ...known?.names, ...fact.names }, slug: slugOf(fact) },
    };
  });
  const known = new Set(facts.map(({ slug }) => slug));
  return {
    facts: [...facts, ...committed.filter(({ slug }) => !known.has(slug))],
    renamed: new Map(
      matches.flatMap(({ card, fact }): [string, string][] => (fact ? [[card.slug, slugOf(fact)]] : [])),
    ),
    unmatched: matches.flatMap(({ card, fact }) => (fact || before.has(card.slug) ? [] : [card])),
  };
};

/** The names of each face, and of the front together with another: `火 // 冰`. */
const namesOf = ({ names, alsoCalled = [] }: CardFact): readonly string[] =>
  languages.flatMap((lang) => {
    const others = alsoCalled.flatMap((other) => (other.lang === lang ? other.name : []));
    const front = names[lang];
    return front === undefined
      ? others
      : [front, ...others, ...others.map((other) => `${front} // ${other}`)];
  });

/** The other names of a card: those of the committed facts, then those that only the file has. */
const withOthers = (
  { alsoCalled = [] }: CardFact,
  written: CardFact['alsoCalled'] = [],
): Partial<CardFact> => {
  const all = [...written, ...alsoCalled.filter(({ name }) => !written.some((other) => other.name === name))];
  return all.length > 0 ? { alsoCalled: all } : {};
};

export const factsToJson = (facts: readonly CardFact[]): string =>
  `[\n${facts.map((fact) => `  ${toLine(fact)}`).join(',\n')}\n]\n`;

const toLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${toLine(each)}`).join(', ')}}`;
};
