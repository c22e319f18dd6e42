import type { CardFact } from '../../schema/card.ts';
import type { InterfaceLanguage } from '../../schema/language.ts';

/** The name of a card in a language, else in English. */
export const nameOf = (card: Pick<CardFact, 'names'>, lang: InterfaceLanguage): string =>
  card.names[lang] ?? card.names.en;

/** Its loyalty, or its power and toughness: `4`, `2/3`. */
export const sizeOf = ({ loyalty, power, toughness }: Pick<CardFact, 'loyalty' | 'power' | 'toughness'>) =>
  loyalty ?? (power === undefined ? undefined : `${power}/${toughness}`);
