import type { CardFact, CardRecord } from '../schema/card.ts';
import { firstOf } from '../schema/language.ts';
import type { MentionedCards, PublishedCard, PublishedCards, Rights } from '../schema/published.ts';

/** What is known of cards: their facts, and the records of those that a text treats, shows or names. */
export interface CardInput {
  readonly facts: readonly CardFact[];
  readonly records: readonly CardRecord[];
  /** The set whose cards the rulings treat (`m10`). */
  readonly set: string;
  /** The date that the text of the rulings gives itself. */
  readonly asOf: string;
}

/** Every card of the set, by collector number: those without a record by their facts alone. */
export const listSetCards = (input: CardInput): readonly PublishedCard[] =>
  listAll(input)
    .filter((card) => card.set === input.set)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));

/** The cards of other sets that the texts name, by slug. */
export const listMentionedCards = (input: CardInput): readonly PublishedCard[] =>
  listAll(input)
    .filter((card) => card.set !== input.set && card.mentionedIn.length > 0)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

export const toPublishedCards = (
  cards: readonly PublishedCard[],
  { set, asOf }: CardInput,
  rights: Rights,
): PublishedCards => ({ schemaVersion: 2, set, asOf, rights, cards: [...cards] });

export const toMentionedCards = (cards: readonly PublishedCard[], rights: Rights): MentionedCards => ({
  schemaVersion: 2,
  rights,
  cards: [...cards],
});

/** A card alone in its file. */
export const toCardFile = (card: PublishedCard, rights: Rights): PublishedCard => ({ ...card, rights });

const listAll = ({ facts, records, set, asOf }: CardInput): readonly PublishedCard[] => {
  const recordOf = new Map(records.map((record) => [record.slug, record]));
  return facts.map((fact) => {
    const record = recordOf.get(fact.slug) ?? factToRecord(fact, set);
    return {
      ...withFirstText(record),
      ...(fact.kana === undefined ? {} : { kana: fact.kana }),
      ...(fact.alsoCalled === undefined ? {} : { alsoCalled: fact.alsoCalled }),
      ...(record.role === 'fact' ? {} : { asOf }),
    };
  });
};

/** A card with what the first of its texts says, under the names that have been published first. */
const withFirstText = (record: CardRecord): PublishedCard => ({
  ...record,
  ...(firstOf(record.texts) ?? { text: [], printed: null }),
  rulings: record.rulings.flatMap((ruling) => {
    const first = firstOf(ruling.texts);
    return first ? [{ ...ruling, ...first }] : [];
  }),
});

/** A card that no text names: its facts in the form of a record. */
const factToRecord = (
  { kana: _kana, alsoCalled: _alsoCalled, said: _said, ...fact }: CardFact,
  document: string,
): CardRecord => ({
  schemaVersion: 2,
  document,
  ...fact,
  set: fact.set ?? '',
  role: 'fact',
  colors: fact.colors ?? [],
  typeLine: fact.typeLine ?? {},
  texts: {},
  rulings: [],
  anomalies: [],
  mentionedIn: [],
});
