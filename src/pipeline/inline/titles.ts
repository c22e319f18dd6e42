import {
  inInterface,
  interfaceLanguages,
  isOfInterface,
  type Localized,
  languagesOf,
} from '../../schema/language.ts';
import type { ByLanguage, CardNode, ChapterNode, GroupNode } from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { foldToKey } from '../text/fold.ts';
import { parseInline, plainText } from './inline.ts';

/** Our title in each language of the interface, else the printed title, else `noTitle`. */
export const titlesOf = (headings: ByLanguage<Piece>, titles: ByLanguage<string> = {}): Localized =>
  inInterface((lang) => titles[lang] ?? plainTitle(headings[lang]) ?? noTitle);

/** `_万智牌2010_常见问题集 // => '万智牌2010常见问题集'` */
export const plainTitle = (piece: Piece | undefined): string | undefined =>
  piece && plainText(parseInline(piece.flow.text));

export const noTitle = '…';

/** The titles in languages without a printed heading: those in the decisions, else the usual ones. */
export const titlesOfGroup = (
  { headings, cards }: Pick<GroupNode, 'headings'> & { readonly cards: readonly Pick<CardNode, 'slug'>[] },
  { groups = {} }: ChapterNode['decisions'],
): Partial<Localized> | undefined => {
  const printed = languagesOf(headings).map((lang) => foldToKey(plainTitle(headings[lang]) ?? ''));
  const usual = usualTitles.find((titles) =>
    languagesOf(headings).some((lang, at) => isOfInterface(lang) && foldToKey(titles[lang]) === printed[at]),
  );
  const decided = cards.map(({ slug }) => groups[slug]).find((titles) => titles);
  const lacking = interfaceLanguages.filter((lang) => !headings[lang]);
  const named = usual && Object.fromEntries(lacking.map((lang) => [lang, usual[lang]]));
  return named || decided ? { ...named, ...decided } : undefined;
};

const usualTitles: readonly Localized[] = [
  { zh: '白色', ja: '白', en: 'White' },
  { zh: '蓝色', ja: '青', en: 'Blue' },
  { zh: '黑色', ja: '黒', en: 'Black' },
  { zh: '红色', ja: '赤', en: 'Red' },
  { zh: '绿色', ja: '緑', en: 'Green' },
  { zh: '多色', ja: '多色', en: 'Multicolored' },
  { zh: '混血', ja: '混成', en: 'Hybrid' },
  { zh: '无色', ja: '無色', en: 'Colorless' },
  { zh: '神器', ja: 'アーティファクト', en: 'Artifact' },
  { zh: '地', ja: '土地', en: 'Land' },
];
