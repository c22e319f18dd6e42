import type { CardFact } from '../schema/card.ts';
import type { Language } from '../schema/language.ts';

/** The card types that the list can be filtered by, in the order in which they are offered. */
export const cardTypes = [
  'Creature',
  'Planeswalker',
  'Instant',
  'Sorcery',
  'Enchantment',
  'Artifact',
  'Land',
] as const;
export type CardType = (typeof cardTypes)[number];

/** The card types in a type line. `typesOf(forest) // => ['Land']` */
export function typesOf(card: Pick<CardFact, 'typeLine'>): CardType[] {
  const line = card.typeLine?.en ?? '';
  return cardTypes.filter((type) => line.includes(type));
}

/**
 * Colors as the filter knows them: `C` for colorless cards, `M` beside the colors of a multicolored one. Nothing where
 * they are not known.
 */
export function filterColorsOf(card: Pick<CardFact, 'colors'>): string[] {
  const { colors } = card;
  if (!colors) return [];
  if (colors.length === 0) return ['C'];
  return colors.length > 1 ? [...colors, 'M'] : colors;
}

/** Every name of a card that it can be found by, other than the printed ones of the list. */
export function otherNamesOf(card: CardFact): string[] {
  return [card.kana, ...(card.alsoCalled ?? []).map(({ name }) => name)].filter((name) => name !== undefined);
}

export function nameOf(card: Pick<CardFact, 'names'>, lang: Language): string {
  return card.names[lang] ?? card.names.en;
}
