import { createLexicon, findReferences } from '../../pipeline/references/references.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Term } from '../../schema/term.ts';
import { conceptKey, type FindConcepts, type Hit } from './vocabulary.ts';

/**
 * Finds the cards that a text names in its own language or in English, with the care that links need: a name
 * that is a word of the rules too (取消, Silence) counts only where something shows that it is a card.
 */
export const createCardFinder = (cards: readonly CardFact[], terms: readonly Term[]): FindConcepts => {
  const pages = new Set(cards.map(({ slug }) => slug));
  const lexicon = createLexicon({ cards, pages, guideSections: [], faqSections: [], terms });
  const names = new Map(cards.map(({ slug, names: own }) => [slug, own.en]));
  return (text, lang) =>
    new Map(
      findReferences(text, lexicon, { lang, self: '' }).flatMap(({ target }): [string, Hit][] => {
        if (target.kind !== 'card') return [];
        const hit: Hit = { name: names.get(target.slug) ?? target.slug, kind: 'card', isSure: true };
        return [[conceptKey(hit), hit]];
      }),
    );
};
