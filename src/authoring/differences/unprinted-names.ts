import { foldUnits } from '../../pipeline/text/fold.ts';
import { type CardFact, languageOfName } from '../../schema/card.ts';
import type { Citable } from '../../schema/citable.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Rule } from './rule.ts';

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

interface UnprintedName {
  readonly name: string;
  readonly card: CardFact;
}

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
 * Finds names in a text that differ from the printed name of the card: a name under `alsoCalled`, or a Chinese name
 * before a slash and the English name, if the card has another Chinese name.
 *
 * `findUnprintedNames('施放头脑风暴/Brainstorm', 'zh', cards) // => [{ name: '头脑风暴', … }]`
 */
const findUnprintedNames = (
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

/** The Chinese words before `/Brainstorm`, unless they end with the printed Chinese name. */
const nameBeforeEnglish = (text: string, { names }: CardFact): string | undefined => {
  if (names.zh === undefined || names.en === undefined) return undefined;
  const at = text.indexOf(`/${foldUnits(names.en)}`);
  if (at === -1) return undefined;
  const [before] = /[\p{Script=Han}·・]+$/u.exec(text.slice(0, at)) ?? [];
  // The text does not show where the name begins: allow two characters more than the printed name.
  return before === undefined || before.endsWith(names.zh) ? undefined : before.slice(-names.zh.length - 2);
};
