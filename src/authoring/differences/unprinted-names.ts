import { foldUnits } from '../../pipeline/text/fold.ts';
import { type CardFact, languageOfName } from '../../schema/card.ts';
import type { Citable } from '../../schema/citable.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Rule } from './rule.ts';

/** Finds cards that a text calls by a name not printed on them. */
export const findUnprintedCards: Rule = ({ texts, languages }, { cards }) =>
  languages.flatMap((lang) => {
    const found = findUnprintedNames(texts[lang] ?? '', lang, cards);
    return found.length === 0
      ? []
      : [
          {
            lang,
            against: [],
            words: found.map(({ name }) => name),
            othersWords: found.map(({ card: { names } }) => names[languageOfName(names, lang)] ?? ''),
          },
        ];
  });

/** A card name that is not printed on the card. */
interface UnprintedName {
  readonly name: string;
  readonly card: CardFact;
}

/** Every unprinted name in some texts, with the address and language of its text. */
export const unprintedNamesIn = (
  texts: readonly Pick<Citable, 'address' | 'texts'>[],
  cards: readonly CardFact[],
): readonly (UnprintedName & { readonly at: string; readonly lang: Language })[] =>
  texts.flatMap(({ address: at, texts: own }) =>
    languages.flatMap((lang) =>
      findUnprintedNames(own[lang] ?? '', lang, cards).map((found) => ({ ...found, at, lang })),
    ),
  );

/**
 * Finds names in a text that are not printed on their card: names under `alsoCalled` in the facts and, in Chinese, a
 * name that differs from the card's Chinese name before a slash and the English name.
 *
 * `findUnprintedNames('施放头脑风暴/Brainstorm', 'zh', cards) // => [{ name: '头脑风暴', … }]`
 */
export const findUnprintedNames = (
  text: string,
  lang: Language,
  cards: readonly CardFact[],
): readonly UnprintedName[] => {
  const folded = foldUnits(text);
  const isBesideEnglish = lang === 'zh' && folded.includes('/');
  return cards.flatMap((card): UnprintedName[] => {
    const known = (card.alsoCalled ?? []).filter(
      (other) => other.lang === lang && folded.includes(foldUnits(other.name)),
    );
    if (known.length > 0) return known.map(({ name }) => ({ name, card }));
    const name = isBesideEnglish ? nameBeforeEnglish(folded, card) : undefined;
    return name === undefined ? [] : [{ name, card }];
  });
};

/** The text before `/Brainstorm`, if it does not end with the printed Chinese name. */
const nameBeforeEnglish = (text: string, { names }: CardFact): string | undefined => {
  if (names.zh === undefined || names.en === undefined) return undefined;
  const at = text.indexOf(`/${foldUnits(names.en)}`);
  if (at === -1) return undefined;
  const [before] = /[\p{Script=Han}·・]+$/u.exec(text.slice(0, at)) ?? [];
  // The start of the name is unknown: assume at most two characters more than in the printed name.
  return before === undefined || before.endsWith(names.zh) ? undefined : before.slice(-names.zh.length - 2);
};
