import { foldUnits } from '../../pipeline/text/fold.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import { pairsOf, type Rule } from './finding.ts';

/**
 * A card that only one of two texts names, by any of its names: the printed ones and those that a source uses
 * instead (`alsoCalled`).
 */
export const findCardDrift: Rule = (clause, { cards }) =>
  pairsOf(clause).flatMap(({ lang, text, base, baseText }) => {
    const [own, other] = [foldUnits(text), foldUnits(baseText)];
    const words = cards.flatMap((card) => (mentions(other, card) ? [] : (namesCard(own, lang, card) ?? [])));
    const othersWords = cards.flatMap((card) =>
      mentions(own, card) ? [] : (namesCard(other, base, card) ?? []),
    );
    return words.length + othersWords.length === 0
      ? []
      : [{ lang, against: [base], rule: 'card-name', words, othersWords }];
  });

/** Every name of a card in a language. */
const namesOfCard = ({ names, alsoCalled = [] }: CardFact, lang: Language): readonly string[] => [
  ...(names[lang] === undefined ? [] : [names[lang]]),
  ...alsoCalled.filter((other) => other.lang === lang).map(({ name }) => name),
];

/**
 * The name by which a folded text surely names a card, else null: in Japanese in the brackets 《》; in Chinese with its
 * English behind a slash, or long enough to be no common word; in English in capitals, a single word not where a
 * sentence begins. `取消` and `Silence` are cards and common words.
 */
const namesCard = (folded: string, lang: Language, card: CardFact): string | null => {
  const { english, all } = foldedNames(card);
  // Nearly every card is named in none of its ways.
  if (!all.some((name) => folded.includes(name))) return null;
  if (lang === 'en') return namesInEnglish(folded, english) ? card.names.en : null;
  if (lang === 'ja') {
    const quoted = Array.from(folded.matchAll(/《([^》]*)》/gu), ([, inside = '']) => inside);
    const names = [...namesOfCard(card, 'ja'), card.names.en];
    return names.find((name) => quoted.some((inside) => inside.split('/').includes(foldUnits(name)))) ?? null;
  }
  const own = namesOfCard(card, 'zh').find(
    (name) => folded.includes(`${name}/${english}`) || (name.length >= 4 && folded.includes(name)),
  );
  return own ?? (english.includes(' ') && folded.includes(english) ? card.names.en : null);
};

/** Whether any name of the card stands anywhere in the folded text, which is enough for it not to be missed. */
const mentions = (folded: string, card: CardFact): boolean =>
  foldedNames(card).all.some((name) => folded.includes(name));

/** Every text is asked for every card, so the names are folded once. */
const foldedNames = (card: CardFact): { readonly english: string; readonly all: readonly string[] } => {
  const names = known.get(card) ?? {
    english: foldUnits(card.names.en),
    all: languages.flatMap((lang) => namesOfCard(card, lang).map(foldUnits)),
  };
  known.set(card, names);
  return names;
};

const known = new WeakMap<CardFact, ReturnType<typeof foldedNames>>();

const namesInEnglish = (text: string, name: string): boolean => {
  if (!text.includes(name)) return false;
  const from = text.search(new RegExp(`(?<![\\p{L}-])${escapePattern(name)}(?![\\p{L}-])`, 'u'));
  if (from === -1) return false;
  return name.includes(' ') || /[\p{Ll},] $/u.test(text.slice(0, from));
};

const escapePattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
