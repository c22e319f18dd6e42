import { type CardFact, type CardRecord, languageOfName } from '../../schema/card.ts';
import { type InterfaceLanguage, languageTags } from '../../schema/language.ts';
import { cardWords } from './words.ts';

/** The name in a language, else in English or another language; the slug if the card has no name. */
export const nameOf = ({ names, slug }: Pick<CardFact, 'names' | 'slug'>, lang: InterfaceLanguage): string =>
  names[languageOfName(names, lang)] ?? slug;

/** The language tag of the name that `nameOf` returns; undefined for `lang` itself. */
export const tagOfName = ({ names }: Pick<CardFact, 'names'>, lang: InterfaceLanguage) => {
  const own = languageOfName(names, lang);
  return own === lang ? undefined : languageTags[own];
};

/** `4` (loyalty), `2/3` (power and toughness) */
export const sizeOf = ({ loyalty, power, toughness }: Pick<CardFact, 'loyalty' | 'power' | 'toughness'>) =>
  loyalty ?? (power === undefined ? undefined : `${power}/${toughness}`);

/** Why a card without an entry in the FAQ has a page. */
export const roleRemark = ({ role }: CardRecord, lang: InterfaceLanguage): string | undefined =>
  role === 'entry' ? undefined : cardWords[lang][role];
