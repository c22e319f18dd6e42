import { type CardFact, type CardRecord, languageOfName } from '../../schema/card.ts';
import { type InterfaceLanguage, languageTags } from '../../schema/language.ts';
import { cardWords } from './words.ts';

/** The name of a card in a language, else in English or another language; the slug if it has no name. */
export const nameOf = ({ names, slug }: Pick<CardFact, 'names' | 'slug'>, lang: InterfaceLanguage): string =>
  names[languageOfName(names, lang)] ?? slug;

/** The language tag of the name that `nameOf` returns; undefined if it is in the language of the page. */
export const tagOfName = ({ names }: Pick<CardFact, 'names'>, lang: InterfaceLanguage) => {
  const own = languageOfName(names, lang);
  return own === lang ? undefined : languageTags[own];
};

/** Its loyalty, or its power and toughness: `4`, `2/3`. */
export const sizeOf = ({ loyalty, power, toughness }: Pick<CardFact, 'loyalty' | 'power' | 'toughness'>) =>
  loyalty ?? (power === undefined ? undefined : `${power}/${toughness}`);

/** The reason why a card without an entry in the FAQ has a page. */
export const roleRemark = ({ role }: CardRecord, lang: InterfaceLanguage): string | undefined =>
  role === 'entry' ? undefined : cardWords[lang][role];
