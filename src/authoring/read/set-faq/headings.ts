/**
 * Headings of a set FAQ:
 *
 *   chapter   通则释疑   单卡解惑   M10规则变动   GENERAL NOTES   カード別注釈
 *             also what the preface announces: 第二段（「通则释疑」）解释…
 *   section   新用词：战场   A. 生物类别译名更动   ***新关键字异能：消逝***
 *   group     白色   紅色   白/蓝   多色   神器   地     (only among cards)
 */

import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { sliceFlow } from '../../../pipeline/text/flow.ts';
import { foldToKey } from '../../../pipeline/text/fold.ts';
import { displayWidth } from '../lines/display-width.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import { decorationOf, type Line, rangeOf } from './line.ts';

export type ChapterKind = 'notes' | 'rulings';

/** The kind of chapter that a line heads, or undefined. `announced` holds what the preface says of the chapters. */
export const chapterKindOf = (
  line: Line,
  announced: ReadonlyMap<string, ChapterKind>,
): ChapterKind | undefined => {
  if (line.marker || line.divider || line.text.length > 80) return undefined;
  const title = chapterTitle(line.text);
  if (displayWidth(title) > 40 || !/\p{L}/u.test(title)) return undefined;
  return chapterHeadings.find(({ pattern }) => pattern.test(title))?.kind ?? announced.get(foldToKey(title));
};

/** The chapters that a line of the preface announces, by folded name: `第三段（「单卡解惑」）则为牌手解答特定单卡…`. */
export const announcedChapters = (text: string): readonly (readonly [name: string, kind: ChapterKind])[] =>
  announcements.flatMap((pattern) =>
    [...text.slice(0, 800).matchAll(pattern)].flatMap(
      (match): readonly (readonly [string, ChapterKind])[] => {
        const { name = '', rest = '' } = match.groups ?? {};
        const folded = foldToKey(name);
        return displayWidth(folded) < 3 ? [] : [[folded, singleCards.test(rest) ? 'rulings' : 'notes']];
      },
    ),
  );

/** How a preface speaks of a chapter. */
const announcements: readonly RegExp[] = [
  /第[一二三四五六七八\d]{1,2}(?:个|個)?(?:大)?(?:段落|段|章|部分|部份|节|節|单元|單元)[^「」“”"。，]{0,6}[「“"『](?<name>[^「」“”"『』。，]{2,24})[」”"』](?<rest>[^。]{0,60})/gu,
  /[「“『](?<name>[^「」“”"『』。，]{2,24})[」”』](?:段落|段|章|部分|部份|单元|單元|一[节節])(?<rest>[^。]{0,60})/gu,
  /第[一二三四五六七八\d]{1,2}章[（(]「?(?<name>[^（）()「」。、]{2,24})」?[)）](?<rest>[^。]{0,60})/gu,
  /「(?<name>[^「」。、]{2,24})」(?:の(?:章|節|項|部分))?(?:では|は、)(?<rest>[^。]{0,60})/gu,
  /["“](?<name>[^"“”]{2,40})["”] (?:section|chapter|part)\b(?<rest>[^.]{0,80})/giu,
  /section \(?["“](?<name>[^"“”]{2,40})["”](?<rest>[^.]{0,80})/giu,
];

const singleCards =
  /单卡|單卡|(?:特定|个别|個別|单张|單張)[^。]{0,4}牌|specific cards?|given card|individual cards?|(?:それぞれ|個々|個別|各々)のカード|各カード|カード(?:1|１|一)枚/iu;

/** True for the heading of a group of cards: a color, two colors, a card type that has no color. */
export const isGroupHeading = (text: string): boolean =>
  text.length <= 60 &&
  [text, headingWords(text)].some((words) => groupHeading.test(withoutTranslation(words)));

/** True for a heading that its form alone tells: a letter before it, or `新用词：…`. */
export const hasSectionForm = (text: string): boolean =>
  isHeadingLike(text) && sectionForms.some((pattern) => pattern.test(text));

/** A heading without its decoration, which becomes markup. */
export const toHeading = ({ flow, decoration: inner }: Line): TextBlock => {
  if (!inner) return { flow, markup: [] };
  return {
    flow: sliceFlow(flow, inner.from, inner.to),
    markup: [...rangeOf(flow, 0, inner.from), ...rangeOf(flow, inner.to, flow.text.length)],
  };
};

/** True for a line with signs around it: `***新关键字异能：消逝***`. */
export const isDecorated = ({ decoration }: Line): boolean => decoration !== null;

/** The words of a heading: no decoration, no number before it. */
export const headingWords = (text: string): string => {
  const inner = decorationOf(text);
  return (inner ? text.slice(inner.from, inner.to) : text).trim();
};

/** `单卡释疑 Card-Specific Notes`, `白色（White）` without the English; all of it where there is no Chinese. */
const withoutTranslation = (text: string): string => {
  const local = text.replace(/\s*[/／（(|]?\s*\p{Script=Latin}[\p{Script=Latin}\s&'’-]*[)）]?$/u, '');
  return /\p{Script=Han}/u.test(local) ? local : text;
};

export const chapterTitle = (text: string): string =>
  headingWords(text)
    .replace(
      /^(?:第[一二三四五六七八九十\d]+[章部段节]分?|[一二三四五六七八九十]{1,3}[、.．]|(?:[IVX]{1,4}|\d{1,2})[.．、])\s*/u,
      '',
    )
    .replace(/[_「」“”"『』【】]|[:：]$/gu, '')
    .trim();

/** In order: the first that fits. Titles come without number, quotes and decoration. */
const chapterHeadings: readonly { readonly kind: ChapterKind; readonly pattern: RegExp }[] = [
  {
    kind: 'rulings',
    pattern:
      /^[\p{L}\p{N} ]{0,12}?(?:单卡|單卡|单牌|單牌|单张卡?牌?|單張卡?牌?|卡牌|牌张|牌張|个别牌张?|個別牌張?|个别卡牌|個別卡牌)(?:的)?(?:解惑|解释|解釋|释疑|釋疑|说明|說明|注释|註釋|注解|註解|问答|問答|疑问解答|规则解答|裁定)$/u,
  },
  {
    kind: 'rulings',
    pattern: /^[\p{L}\p{N} ':]{0,24}?\b(?:card|set)[- ]specific (?:notes|rulings|q ?& ?a)$/iu,
  },
  {
    kind: 'rulings',
    pattern:
      /^(?:カード別|個別カード|カード個別|カードごと|各カード)(?:の)?(?:注釈|ノート|解説|裁定|注意|Q&A)$/u,
  },
  {
    kind: 'notes',
    pattern:
      /^[\p{L}\p{N} ]{0,12}?(?:通则|通則|总则|總則|一般|通用|综合|綜合|整体|整體)(?:规则|規則)?(?:释疑|釋疑|解释|解釋|解惑|说明|說明|注释|註釋|问答|問答|问题|問題)$/u,
  },
  {
    kind: 'notes',
    pattern:
      /^[\p{L}\p{N}_ ]{0,14}(?:规则|規則)(?:的)?(?:说明|說明|变动|變動|更动|更動|变更|變更|更新|修订|修訂|修改)$/u,
  },
  {
    kind: 'notes',
    pattern: /^[\p{L}\p{N}_]{0,8}(?:变动|變動|更动|更動|变更|變更|更新)(?:与|與|及|和|、)勘[误誤]$/u,
  },
  { kind: 'notes', pattern: /^(?:中文版?|简体中文版?|繁體中文版?|牌张|牌張|译名)?勘[误誤](?:表)?$/u },
  {
    kind: 'notes',
    pattern:
      /^(?:[\p{L}\p{N} ':]{0,24}?\bgeneral notes|rules changes|(?:the )?[\w ]{0,14}rules changes|errata)$/iu,
  },
  {
    kind: 'notes',
    pattern:
      /^(?:总则|總則|通则|通則|概论|概論|概述|总览|總覽|总论|總論|(?:新|系列)?(?:机制|機制)(?:总览|總覽|概述|介绍|介紹|说明|說明|释疑|釋疑))$/u,
  },
  {
    kind: 'notes',
    pattern: /^(?:overview|(?:set |new )?mechanics(?: overview)?|general (?:information|rules))$/iu,
  },
  { kind: 'notes', pattern: /^(?:総則|総論|全般|新?メカニズム(?:の)?(?:解説|紹介|概要|注釈))$/u },
  {
    kind: 'notes',
    pattern:
      /^(?:(?:全体|全般|一般)(?:的な|に関する|の)?(?:注釈|ノート|解説|事項|注意)|[\p{L}\p{N}]{0,12}ルール(?:の)?変更|訂正)$/u,
  },
];

const groupWord =
  '白色?|蓝色?|藍色?|青|黑色?|黒|红色?|紅色?|赤|绿色?|綠色?|緑|多色|金色?|混色|混血|混合色?|双色|雙色|三色|无色|無色|神器|地|地牌|非基本地|基本地|鹏洛客|鵬洛客|旅法师|旅法師|分割|双面|雙面|其他|其它|アーティファクト|土地|white|blue|black|red|green|multicolou?r(?:ed)?|gold|hybrid|colou?rless|artifacts?|lands?|planeswalkers?|split';

const groupHeading = new RegExp(
  `^[{｛【＜<〈［[]?(?:${groupWord})(?:\\s*[/／、&＆+＋与與和及・·-]\\s*(?:${groupWord})|(?:[白蓝藍黑红紅绿綠]))*[}｝】＞>〉］\\]]?(?:牌|卡|卡牌|牌张|牌張|单卡|單卡|cards?|spells?|\\s+cards?|混血牌?|混血|双色|雙色|多色)?$`,
  'iu',
);

const sectionForms: readonly RegExp[] = [
  /^[A-HＡ-Ｈ][.．、]\s*\p{L}/u,
  /^(?:新|复出|復出|回归|回歸|再现|再現|已修订|已修訂|修订|修訂|变动|變動|更新|组合|組合|循环|循環|系列|主题|主題|特别|特別|其他|其它|再次|关键字|關鍵字|关键词)[^：:，。]{0,14}[：:]\s*\S/u,
  /^[^：:，。]{0,6}(?:关键字异能|關鍵字異能|关键词异能|关键字动作|關鍵字動作|关键词动作|异能用语|異能用語|异能提示|牌类别|牌類別|牌张类别|副类别|生物类别|用词|用詞|机制|機制|规则|規則)[：:]\s*\S/u,
  /^(?:new|returning|revised|keyword|cycle|theme|set mechanics?|mechanics?|ability word|card type|rules change)\b[^:.]{0,40}:\s*\S/iu,
];
