import type { Records } from '../records/open-content.ts';
import type { CardFact, CardRecord } from '../schema/card.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { PublishedCard } from '../schema/published.ts';

type CardInput = Pick<Records, 'facts' | 'cards' | 'chapters'>;

/** Every card of the set, by collector number. A card without a record has only its facts. */
export const listSetCards = (input: CardInput, set: string): readonly PublishedCard[] =>
  listAll(input, set)
    .filter((card) => card.set === set)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));

/** The cards of other sets that the texts name, by slug. */
export const listMentionedCards = (input: CardInput, set: string): readonly PublishedCard[] =>
  listAll(input, set)
    .filter((card) => card.set !== set && card.mentionedIn.length > 0)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

export const datesOf = ({ chapters }: CardInput): FaqChapter['dates'] => chapters[0]?.dates ?? {};

const listAll = (input: CardInput, set: string): readonly PublishedCard[] => {
  const recordOf = new Map(input.cards.map((record) => [record.slug, record]));
  return input.facts.map((fact) => {
    const record = recordOf.get(fact.slug) ?? factToRecord(fact, set);
    return {
      ...record,
      ...(fact.kana && { kana: fact.kana }),
      ...(fact.alsoCalled && { alsoCalled: fact.alsoCalled }),
      ...(record.role !== 'fact' && { dates: datesOf(input) }),
    };
  });
};

/** Makes the record of a card that has only facts. */
const factToRecord = (
  { kana: _kana, alsoCalled: _alsoCalled, synonyms: _synonyms, ...fact }: CardFact,
  document: string,
): CardRecord => ({
  schemaVersion: 4,
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
