import { createLexicon, findReferences } from '../../pipeline/references/references.ts';
import { foldUnits } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import { languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type CompareTexts, difference, type Text } from './rule.ts';

/** The cards that a text surely names, each with its name as printed. */
export type FindCards = (text: Text) => ReadonlyMap<CardFact, string>;

/** Cards are found as links are: `取消` and `Silence` are common words, and cards only where something shows it. */
export const createCardFinder = (cards: readonly CardFact[], terms: readonly Term[]): FindCards => {
  const pages = new Set(cards.map(({ slug }) => slug));
  const lexicon = createLexicon({ cards, pages, guideSections: [], faqSections: [], terms });
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return ({ text, lang }) =>
    new Map(
      findReferences(text, lexicon, { lang, self: '' }).flatMap(({ from, to, target }) => {
        const card = target.kind === 'card' ? bySlug.get(target.slug) : undefined;
        return card ? [[card, text.slice(from, to)] as const] : [];
      }),
    );
};

/** A card that one text names and the other does not have under any name, not even where it could be a common word. */
export const compareCards: CompareTexts = (own, other, { findCards }) => {
  const missedIn = (text: Text, named: ReadonlyMap<CardFact, string>): readonly string[] => {
    const folded = foldUnits(text.text);
    return [...named].flatMap(([card, name]) =>
      namesOf(card).some((each) => folded.includes(foldUnits(each))) ? [] : [name],
    );
  };
  return difference(missedIn(other, findCards(own)), missedIn(own, findCards(other)));
};

const namesOf = ({ names, alsoCalled = [] }: CardFact): readonly string[] => [
  ...languages.flatMap((lang) => names[lang] ?? []),
  ...alsoCalled.map(({ name }) => name),
];
