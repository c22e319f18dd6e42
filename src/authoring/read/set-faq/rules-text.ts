/** What the lines of a card's rules text look like, in the three languages. */

import { hasCjk } from '../lines/script.ts';
import { loyaltyAbility } from './bullets.ts';
import { isPowerToughness } from './stats.ts';

/** True for a line that begins with a cost and a colon: `{横置}: …`, `{二}{黑}, {横置}: …`, `[+1]: …`. */
export const beginsAbility = (text: string): boolean =>
  loyaltyAbility.test(text.slice(0, 16)) ||
  /^[{｛][^{}｛｝]{1,12}[}｝][^。：:]{0,60}[：:]/u.test(text.slice(0, 120));

/**
 * The levels of a card that levels up: `等级 1-4`, `LEVEL 5+`, `Ｌｖ１－３`, with power and toughness below each; and of one
 * that pays for them: `{1}{R}：2级`, `{3}{G}: Level 3`.
 */
export const isLevelLine = (text: string): boolean =>
  text.length <= 24 && levelLines.some((pattern) => pattern.test(text.normalize('NFKC')));

const levelLines: readonly RegExp[] = [
  /^(?:等级|等級|レベル|level|lv)\s*\p{Nd}/iu,
  /^(?:\{[^{}]{1,12}\})+\s*:\s*(?:(?:等级|等級|レベル|level)\s*\p{Nd}|第?\s*\p{Nd}\s*[级級])$/iu,
];

/** True for a line of keywords: `飞行`, `先攻，系命`, `延势（此生物能阻挡…）`, `佩带{二}`. */
export const beginsWithKeyword = (text: string): boolean => {
  const [first = ''] = text.slice(0, 60).split(/[（(，,、{｛\s—－]/u);
  return (
    keywords.has(first.trim().toLowerCase()) ||
    newKeyword.test(text.slice(0, 80)) ||
    (/[）)]$/u.test(text) && /^[^（(。]{1,16}[（(]/u.test(text) && !/[。：]/u.test(first))
  );
};

/** A keyword that only this set has: its cost behind it, and nothing else or what it means: `潜雾{一}{蓝}（你可以…`. */
const newKeyword = /^[\p{L}\s]{1,24}?\s*(?:[{｛][^{}｛｝]{1,12}[}｝]\s*)+(?:$|[（(])/u;

/** True for a text that begins as sentences of rules text do. */
export const beginsRulesText = (text: string): boolean => rulesText.test(text);

/** True for a text that only begins an ability and never goes on with one. */
export const beginsNewAbility = (text: string): boolean => newAbility.test(text);

/** True for a line of rules text that needs no full stop: keywords, a level, the head of a list of modes. */
export const isWholeWithoutStop = (text: string): boolean =>
  (isKeywordList(text) && !beginsRulesText(text)) ||
  /^(?:结附|結附|enchant\b)[^，。,.]{0,24}$/iu.test(text) ||
  isLevelLine(text) ||
  isPowerToughness(text) ||
  beginsWithKeyword(text) ||
  /[～~—–―-]$/u.test(text) ||
  /^(?:[{｛][^{}｛｝]{1,12}[}｝]\s*)+$/u.test(text.slice(0, 200));

const isKeywordList = (text: string): boolean =>
  text.length <= 200 &&
  text
    .split(/[，,、]/u)
    .every((word) => (hasCjk(word) ? word.trim().length <= 8 : word.trim().split(/\s+/u).length <= 4));

/** How rules text begins. */
const rulesText =
  /^(?:当|當|每当|每當|在|于|於|如果|若|只要|只能|由你|所有|每|目标|目標|你可以|你每|除非|除了|将|將|消灭|消滅|放逐|抓|搜寻|搜尋|从|從|展示|牺牲|犧牲|反击|反擊|选择|選擇|直到|此|本|作为|作為|结附|結附|所结附|所結附|佩带|佩帶|装备|裝備|when|whenever|at the|as |if |enchant|equip|target|choose|destroy|exile|put|search|draw|counter|you |each |all |other |creatures )/iu;

const newAbility =
  /^(?:当|當|每当|每當|如果|若|只要|除非|作为|作為|佩带|佩帶|装备|裝備|结附|結附|所结附|所結附|when|whenever|at the beginning|enchant|equip)/iu;

const keywords: ReadonlySet<string> = new Set(
  `飞行 先攻 连击 警戒 敏捷 践踏 系命 死触 延势 威吓 恐惧 帷幕 辟邪 守军 闪现 不灭 重生 护身 躲避 侵略 剥夺 沼泽行者 海岛行者 树林行者 平原行者 山脉行者
   循环 闪回 踢腿 增幅 协力 唤回 回响 消逝 渐逝 延缓 转生 疯魔 隐晦 进化 超载 破坏 感染 凋零 漫生 再现 纠缠 结附于生物 结附于地 结附于永久物 佩带 灌注 升级
   融咒 变身 伏兵 弹回 歼灭 连锁 掘穴 战吼 突袭 暴怒 潜伏 伸展 吞噬 变异 挖掘 倾曳 交叠 风暴 爆发 命运 魔铭 授予 英勇 星座
   飛行 連擊 踐踏 繫命 死觸 延勢 威嚇 恐懼 辟邪 守軍 閃現 不滅 反擊 循環 閃回 增幅 協力 回響 延緩 瘋魔 超載 凋零 糾纏 佩帶 升級
   装备 裝備 equip enchant cycling flashback kicker protection morph echo suspend level
   flying haste trample lifelink deathtouch reach vigilance defender flash shroud hexproof indestructible intimidate fear infect
   飛行 速攻 トランプル 絆魂 接死 到達 警戒 防衛 瞬速 先制攻撃 二段攻撃`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
