import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { InterfaceLanguage } from '../../schema/language.ts';
import { cardWords } from './words.ts';

/** The name of a card in a language, else in English. */
export const nameOf = (card: Pick<CardFact, 'names'>, lang: InterfaceLanguage): string =>
  card.names[lang] ?? card.names.en;

/** Its loyalty, or its power and toughness: `4`, `2/3`. */
export const sizeOf = ({ loyalty, power, toughness }: Pick<CardFact, 'loyalty' | 'power' | 'toughness'>) =>
  loyalty ?? (power === undefined ? undefined : `${power}/${toughness}`);

/** Why a card has a page that has no entry. */
export const roleRemark = ({ role }: CardRecord, lang: InterfaceLanguage): string | undefined =>
  role === 'entry' ? undefined : cardWords[lang][role];
