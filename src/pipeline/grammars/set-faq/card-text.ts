/**
 * Whether a paragraph is the rules text of a card or speaks about it. Inside a chapter a card box ends where
 * the prose goes on:
 *
 *   穿髓金针 / {一} / 神器
 *   于穿髓金针进战场时，说出一个牌名。                       text: names the card
 *   除了法术力异能之外，具有该名称之来源的起动式异能都不能起动。  text: the entry of the card has it too
 *   要「使用某张地」就是将它放进战场，…                       prose
 */

import type { CardHead } from './card-head.ts';
import { beginsAbility, isLevelLine } from './page-breaks.ts';
import { isPowerToughness } from './stats.ts';
import { displayWidth, endsWithColon, foldForMatching, isHeadingLike } from './text-style.ts';

/** What is known of a card when its text is read. */
export interface KnownCard {
  /** Its names, folded. */
  readonly names: readonly string[];
  /** Beginnings of the paragraphs of its entry, folded; empty when it has no entry. */
  readonly entryText: ReadonlySet<string>;
}

/** The names of a card as they can stand in its text. */
export const foldedNames = ({ name, nameEn }: Pick<CardHead, 'name' | 'nameEn'>): readonly string[] =>
  [name.flow.text, ...name.flow.text.split(/[/／]+/u), nameEn?.flow.text ?? '']
    .map(foldForMatching)
    .filter((folded, index, all) => folded.length >= 2 && all.indexOf(folded) === index);

/** What two prints of one paragraph have in common. */
export const paragraphKey = (text: string): string => foldForMatching(text.slice(0, 40)).slice(0, 8);

/** True when a paragraph below the head of a box belongs to its text; `count` paragraphs are there already. */
export const isBoxText = (text: string, card: KnownCard, count: number): boolean => {
  if (card.entryText.size > 0) return card.entryText.has(paragraphKey(text));
  if (isAboutCard(text, card) || endsWithColon(text)) return false;
  if (count === 0 || isLevelLine(text) || isPowerToughness(text)) return true;
  const beginning = foldForMatching(text.slice(0, longestEvidence));
  return (
    beginsAbility(text) ||
    beginsWithKeyword(text) ||
    card.names.some((name) => beginning.includes(name)) ||
    rulesText.test(text)
  );
};

/** True for prose about a card: what no card says of itself. */
export const isAboutCard = (text: string, { names }: KnownCard): boolean => {
  const beginning = text.slice(0, longestEvidence);
  if (prose.some((pattern) => pattern.test(withoutReminders(beginning)))) return true;
  const folded = foldForMatching(beginning);
  return names.some((name) => aboutAbility.some((word) => folded.includes(`${name}${word}`)));
};

/** True for a line of keywords: `飞行`, `先攻，系命`, `延势（此生物能阻挡…）`, `佩带{二}`. */
export const beginsWithKeyword = (text: string): boolean => {
  const [first = ''] = text.slice(0, 60).split(/[（(，,、{｛\s—－]/u);
  return (
    keywords.has(first.trim().toLowerCase()) ||
    (/[）)]$/u.test(text) && /^[^（(。]{1,16}[（(]/u.test(text) && !/[。：]/u.test(first))
  );
};

/** True when a short line in a card's text cannot be the heading that follows the box. */
export const isKeywordLine = (text: string): boolean =>
  isHeadingLike(text) && displayWidth(text) <= 60 && (beginsWithKeyword(text) || /[{｛]/u.test(text));

const longestEvidence = 1200;

const withoutReminders = (text: string): string => text.replace(/[（(][^（）()]*[)）]|「[^「」]*」/gu, '');

/** `逼真幻影的异能不会改变…`: a card calls itself by name, but never speaks of its own abilities. */
const aboutAbility = [
  '的异能',
  '的異能',
  '的效应',
  '的效應',
  '的起动式异能',
  '的触发式异能',
  '的第一个异能',
  '的第二个异能',
  'sability',
  'の能力',
];

/** What only explanations say. */
const prose: readonly RegExp[] = [
  /举例来说|舉例來說|换句话说|換句話說|也就是说|也就是說|请参见|請參見|请注意|請注意/u,
  /过去(?:称|注记|的|译|，)|過去(?:稱|註記|的|譯)|规则(?:解析|叙述|如下)|本系列|核心系列|完整规则|如下[：:]?$/u,
  /\bfor example\b|\bin other words\b|\bsee rule\b|\bpreviously\b/iu,
  /たとえば|例えば|つまり/u,
];

/** How rules text begins. */
const rulesText =
  /^(?:当|當|每当|每當|在|于|於|如果|若|只要|只能|由你|所有|每|目标|目標|你可以|你每|除非|除了|将|將|消灭|消滅|放逐|抓|搜寻|搜尋|从|從|展示|牺牲|犧牲|反击|反擊|选择|選擇|直到|此|本|作为|作為|结附|結附|所结附|所結附|佩带|佩帶|装备|裝備|when|whenever|at the|as |if |enchant|equip|target|choose|destroy|exile|put|search|draw|counter|you |each |all |other |creatures )/iu;

const keywords: ReadonlySet<string> = new Set(
  `飞行 先攻 连击 警戒 敏捷 践踏 系命 死触 延势 威吓 恐惧 帷幕 辟邪 守军 闪现 不灭 重生 护身 躲避 侵略 剥夺 沼泽行者 海岛行者 树林行者 平原行者 山脉行者
   循环 闪回 踢腿 增幅 协力 唤回 回响 消逝 渐逝 延缓 转生 疯魔 隐晦 进化 超载 破坏 感染 凋零 漫生 再现 纠缠 结附于生物 结附于地 结附于永久物 佩带 灌注 升级
   融咒 变身 伏兵 弹回 歼灭 连锁 掘穴 战吼 突袭 暴怒 潜伏 伸展 吞噬 变异 挖掘 倾曳 交叠 风暴 爆发 命运 魔铭 授予 英勇 星座
   飛行 連擊 踐踏 繫命 死觸 延勢 威嚇 恐懼 辟邪 守軍 閃現 不滅 反擊 循環 閃回 增幅 協力 回響 延緩 瘋魔 超載 凋零 糾纏 佩帶 升級
   flying haste trample lifelink deathtouch reach vigilance defender flash shroud hexproof indestructible intimidate fear infect
   飛行 速攻 トランプル 絆魂 接死 到達 警戒 防衛 瞬速 先制攻撃 二段攻撃`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
