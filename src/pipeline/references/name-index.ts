import type { CardFact } from '../../schema/card.ts';
import type { Language } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { foldUnits } from '../text/fold.ts';

/** Finds names in a text, the longest first. Names and texts must be folded (`text/fold.ts`). */
export interface NameIndex<Value> {
  /** The value of exactly this name. */
  get(name: string): Value | undefined;
  /** The longest name that begins at an offset. A name in Latin letters must not be part of a longer word. */
  startingAt(text: string, offset: number): NameMatch<Value> | undefined;
  /** The same for a name that ends at an offset. */
  endingAt(text: string, offset: number): NameMatch<Value> | undefined;
}

export interface NameMatch<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/**
 * Builds an index of names. A look-up tries one substring for each length that names with the same first (or last)
 * character have, so its time does not grow with the number of names.
 */
export const createNameIndex = <Value>(names: ReadonlyMap<string, Value>): NameIndex<Value> => {
  const byFirst = lengthsBy(names.keys(), (name) => name.charCodeAt(0));
  const byLast = lengthsBy(names.keys(), (name) => name.charCodeAt(name.length - 1));
  const probe = (text: string, from: number, to: number): NameMatch<Value> | undefined => {
    if (from < 0 || to > text.length) return undefined;
    const value = names.get(text.slice(from, to));
    return value !== undefined && isWhole(text, from, to) ? { from, to, value } : undefined;
  };
  return {
    get: (name) => names.get(name),
    startingAt: (text, offset) =>
      firstOf(byFirst.get(text.charCodeAt(offset)), (length) => probe(text, offset, offset + length)),
    endingAt: (text, offset) =>
      firstOf(byLast.get(text.charCodeAt(offset - 1)), (length) => probe(text, offset - length, offset)),
  };
};

/** Whether no Latin word is cut at either end. `isWhole('Clones', 0, 5) // => false` */
const isWhole = (text: string, from: number, to: number): boolean =>
  !(isWordUnit(text, from - 1) && isWordUnit(text, from)) &&
  !(isWordUnit(text, to - 1) && isWordUnit(text, to));

const isWordUnit = (text: string, index: number): boolean => /[\p{Script=Latin}\d]/u.test(text.charAt(index));

/** The lengths of the names that share a key, longest first. */
const lengthsBy = (
  names: Iterable<string>,
  keyOf: (name: string) => number,
): ReadonlyMap<number, readonly number[]> => {
  const lengths = new Map<number, Set<number>>();
  for (const name of names) {
    const key = keyOf(name);
    lengths.set(key, (lengths.get(key) ?? new Set()).add(name.length));
  }
  return new Map([...lengths].map(([key, set]) => [key, [...set].sort((left, right) => right - left)]));
};

const firstOf = <Item, Result>(
  items: readonly Item[] | undefined,
  find: (item: Item) => Result | undefined,
): Result | undefined => {
  for (const item of items ?? []) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * How certain a card name is by itself: `distinct` is always the card (峡谷牛头怪), `word` is also an ordinary word
 * (取消, Brainstorm), `term` also a word of the rules (系命), `type` also a type, a zone or a color (沼泽). In
 * running text `word` and `term` need evidence beside them, and `type` never counts.
 */
export type NameKind = 'distinct' | 'word' | 'term' | 'type';

/** Gives the kind of a folded name. */
export type ClassifyName = (name: string, lang: Language) => NameKind;

/** Builds the classifier from the type lines of the cards and the words of the term base. */
export const createNameClassifier = (cards: readonly CardFact[], terms: readonly Term[]): ClassifyName => {
  const types = typeWords(cards);
  const termWords = new Set(
    terms.flatMap((term) => [term.zh, term.ja, term.en, ...term.aliases]).map(foldUnits),
  );
  return (name, lang) => {
    if (types.has(name) || otherTypes.has(name)) return 'type';
    if (termWords.has(name) || keywords.has(name)) return 'term';
    return isOrdinary(name, lang) ? 'word' : 'distinct';
  };
};

/** The words of all type lines: `基本地～沼泽` -> 基本地, 沼泽. */
const typeWords = (cards: readonly CardFact[]): ReadonlySet<string> =>
  new Set(
    cards
      .flatMap(({ typeLine }) => Object.values(typeLine ?? {}))
      .flatMap((line) => foldUnits(line).split(/[\s~/・-]+/u))
      .filter((word) => word !== ''),
  );

const isOrdinary = (name: string, lang: Language): boolean =>
  lang === 'en' ? !/\s/u.test(name) : name.length <= 2 || idioms.has(name);

const wordsOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

// Types, zones and colors, whether or not a type line has them.
const otherTypes = wordsOf(
  '战场 坟墓场 牌库 堆叠 手牌 放逐区 统帅区 白色 蓝色 黑色 红色 绿色 无色',
  '平原 海岛 沼泽 山脉 树林 生物 神器 结界 法术 瞬间 鹏洛客 地 部族 灵气 武具',
  'Plains Island Swamp Mountain Forest Battlefield Graveyard Library Stack Hand Exile Command',
);

// Keyword abilities and actions that are, or could be, card names as well.
const keywords = wordsOf(
  '系命 死触 飞行 先攻 连击 敏捷 践踏 警戒 延势 重生 闪现 守军 循环 占卜 变身 辟邪 保护 帷幕 威慑 狂暴',
  '施放 起动 使用 横置 重置 反击 消灭 牺牲 放逐 展示 检视 搜寻 洗牌 抓牌 弃牌 伤害 生命 指示物 衍生物 复制',
  'Lifelink Deathtouch Flying Haste Trample Vigilance Reach Regenerate Flash Defender Cycling Scry Morph Hexproof',
  'Protection Shroud Menace Disguise Sacrifice Destroy Counter Tap Untap Discard Draw Reveal Search Shuffle Copy',
);

// Longer names that are everyday words or idioms: 来施放施以援手 names a card, 请对他施以援手 does not.
const idioms = wordsOf(
  '偏头痛 大风暴 和平主义 心灵感应 心灵操控 施以援手 回归自然 逐出教会 惊慌失措 精神受创 点燃怒火 煽动混乱',
  '预先考虑 头脑风暴',
);
