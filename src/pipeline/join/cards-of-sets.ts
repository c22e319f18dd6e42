import type { CardFact, CardNames } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Document } from '../../schema/document.ts';
import { hasCards } from '../../schema/document-kind.ts';
import { factsOfSet } from '../../schema/facts-of-set.ts';
import { commonLanguage } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { Content } from '../content.ts';
import { errorAt } from '../diagnostics.ts';
import { nearestWord } from '../marked-text/nearest-word.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import { cardsOfChapter, type FaqTree } from './tree.ts';

/**
 * Sorts the facts of cards by set. A card of a set that is not published here belongs to the first listed set, so
 * that it has one page. If the texts of a set have a card that its facts lack, the card gets the facts of another
 * set, without number and rarity. If no set has facts of the card, it gets the names in the decisions.
 */
export const sortCardsBySet = (
  { documents, facts }: { readonly documents: readonly Document[]; readonly facts: readonly CardFact[] },
  faqs: readonly FaqTree[],
) => {
  const sets = documents.filter(hasCards).map(({ id }) => id);
  const treated = new Map(sets.map((set) => [set, treatedIn(faqs, set)]));
  const bySet = new Map(
    sets.map((set): [string, ReadonlyMap<string, CardFact>] => {
      const own = new Map(factsOfSet(facts, documents, set).map((fact) => [fact.slug, fact]));
      for (const [slug, names] of treated.get(set) ?? []) {
        if (own.has(slug)) continue;
        const other = facts.find((fact) => fact.slug === slug);
        if (other) own.set(slug, asOfSet(other, set));
        else if (names) own.set(slug, { slug, set, names });
      }
      return [set, own];
    }),
  );
  const dateOf = (set: string): string =>
    faqs
      .filter(({ document }) => document === set)
      .flatMap(({ entries }) => Object.values(entries).map(dateOfFaq))
      .toSorted()
      .at(-1) ?? '';
  const newestFirst = sets.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
  return {
    all: sets.length === 0 ? facts : [...bySet.values()].flatMap((own) => [...own.values()]),
    /** The cards that can have a page in a set, by slug. */
    of: (document: string): ReadonlyMap<string, CardFact> => bySet.get(document) ?? new Map(),
    /** Sets with an entry or box for the card come before the others, and newer sets before older ones. */
    setsOf: (slug: string): readonly string[] => {
      const known = newestFirst.filter((set) => bySet.get(set)?.has(slug));
      const isTreated = (set: string): boolean => treated.get(set)?.has(slug) === true;
      return [...known.filter(isTreated), ...known.filter((set) => !isTreated(set))];
    },
  };
};

export type CardsOfSets = ReturnType<typeof sortCardsBySet>;

/** The date in the head; empty if there is none. */
export const dateOfFaq = ({ languages: own, editions }: SourceEntry): string =>
  own.map((lang) => editions[lang]?.date ?? '').find((date) => date !== '') ?? '';

/** The cards with an entry (even a lost one) or a box in the texts of a set, with their names in the decisions. */
const treatedIn = (faqs: readonly FaqTree[], set: string): ReadonlyMap<string, CardNames | undefined> => {
  const chapters = faqs.filter(({ document }) => document === set).flatMap((faq) => faq.chapters);
  const names = new Map(chapters.flatMap(({ decisions }) => Object.entries(decisions.names ?? {})));
  return new Map(chapters.flatMap(cardsOfChapter).map(({ slug }) => [slug, names.get(slug)]));
};

export const findUnknownCards = (
  sources: readonly PreparedSource[],
  cards: CardsOfSets,
): readonly Diagnostic[] =>
  sources.flatMap(({ document, path: file, paragraphs }) =>
    paragraphs
      .filter(({ name }) => name.is === 'card' && !cards.of(document).has(name.id))
      .map(({ name: { id }, line }) => {
        const meant = nearestWord(id, [...cards.of(document).keys()]);
        return errorAt(
          'join/unknown-card',
          { file, line },
          `No file of content/cards has the card ${id}.`,
          `${meant === undefined ? 'Correct the slug' : `Write ${meant}, if you mean that card`}, import the facts of the set (npm run -s content -- cards ${document} FILE.json --write), or add its names to the decisions of the chapter: names: { ${id}: { ${commonLanguage}: … } }.`,
        );
      }),
  );

const asOfSet = ({ number: _number, rarity: _rarity, ...card }: CardFact, set: string): CardFact => ({
  ...card,
  set,
});

/** Reports an English name in decisions that has another slug in the facts, or in decisions of the same document. */
export const checkSameNames = ({
  chapterDecisions,
  facts,
}: Pick<Content, 'chapterDecisions' | 'facts'>): readonly Diagnostic[] => {
  const given = chapterDecisions.flatMap(({ document, file, value }) =>
    Object.entries(value.names ?? {}).map(([slug, names]) => ({ slug, names, document, file })),
  );
  return given.flatMap(({ slug, names, document, file }, index) => {
    const name = names[commonLanguage];
    if (name === undefined) return [];
    const known = [...facts, ...given.slice(0, index).filter((one) => one.document === document)];
    const other = known.find(
      (one) => one.slug !== slug && sameForm(one.names[commonLanguage] ?? '') === sameForm(name),
    );
    if (!other) return [];
    return errorAt(
      'decisions/same-name',
      { file, path: ['names', slug] },
      `The card ${slug} has the English name of ${other.slug}: ${name}.`,
      `If it is that card, write ${other.slug} in the margins and delete this entry; else correct the name.`,
    );
  });
};

const sameForm = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
