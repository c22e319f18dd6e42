import { createLexicon, findReferences } from '../../pipeline/references/references.ts';
import { foldUnits } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import { languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type CompareTexts, difference, type FindCards, type Text } from './rule.ts';

/** Finds cards like links are found: common words such as `取消` and `Silence` are cards only if the context shows it. */
export const createCardFinder = (cards: readonly CardFact[], terms: readonly Term[]): FindCards => {
  const lexicon = createLexicon({
    cards,
    setsOf: () => ['any'],
    guideSections: [],
    faqSections: [],
    terms,
  });
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return ({ text, lang }) =>
    new Map(
      findReferences(text, lexicon, { lang, self: '' }).flatMap(({ from, to, target }) => {
        const card = target.kind === 'card' ? bySlug.get(target.slug) : undefined;
        return card ? [[card, text.slice(from, to)] as const] : [];
      }),
    );
};

/** Finds a card that one text names and the other does not contain under any of its names, not even as a common word. */
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
