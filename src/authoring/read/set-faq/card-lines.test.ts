import { describe, expect, it } from 'vitest';
import { fold } from '../../../pipeline/text/fold.ts';
import {
  beginsAbility,
  beginsWithKeyword,
  hasNoCost,
  isCreatureLine,
  isLoyalty,
  isPlaneswalkerLine,
  isPowerToughness,
  isTypeLine,
  readStats,
} from './card-lines.ts';

describe('stats', () => {
  it.each([
    ['1/1', { power: '1', toughness: '1' }],
    ['11／11', { power: '11', toughness: '11' }],
    ['*/*', { power: '*', toughness: '*' }],
    ['1+*/1+*', { power: '1+*', toughness: '1+*' }],
    ['-1/3', { power: '-1', toughness: '3' }],
    ['（2/2）', { power: '2', toughness: '2' }],
    ['星/1+星', { power: '星', toughness: '1+星' }],
    ['/', {}],
    ['*／3', { power: '*', toughness: '3' }],
    ['3½/3½', { power: '3½', toughness: '3½' }],
  ])('reads %s as power and toughness', (text, stats) => {
    expect(isPowerToughness(fold(text))).toBe(true);
    expect(readStats(fold(text))).toEqual(stats);
  });

  it.each(['（忠诚 4）', '(忠诚4)', '忠诚：4', '初始忠诚度：4', 'Loyalty: 4', '忠誠 4', '4'])(
    'reads %s as loyalty',
    (text) => {
      expect(isLoyalty(fold(text), true)).toBe(true);
      expect(readStats(fold(text))).toEqual({ loyalty: '4' });
    },
  );

  it('takes a bare number as loyalty only below the type line of a planeswalker', () => {
    expect(isLoyalty('4', false)).toBe(false);
  });

  it.each(['', '飞行', '+1/+1直到回合结束', '7/11日', '和/或', '//', '1/1绿色'])(
    'sees none in %j',
    (text) => {
      expect(isPowerToughness(fold(text))).toBe(false);
      expect(isLoyalty(fold(text), true)).toBe(false);
    },
  );
});

it.each(['{横置}：抓一张牌。', '[-2]：抓一张牌。', 'ocT：加{一}。', '二蓝，牺牲雾墙：抓一张牌。'])(
  'an ability begins with its cost, in braces or not: %s',
  (text) => {
    expect(beginsAbility(fold(text))).toBe(true);
  },
);

it.each(['飞行', '佩带{二}', '搭载3', 'マッドネス{Ｒ}', 'Cycling {2}'])(
  'a keyword has its cost beside it: %s',
  (text) => {
    expect(beginsWithKeyword(fold(text))).toBe(true);
  },
);

it('a sentence that ends with a cost is no keyword', () => {
  expect(beginsWithKeyword(fold('对手施放之以雾鹿为目标的咒语增加{二}'))).toBe(false);
});

it.each(['地', '衍生生物～鹿', '时空～雾港', '持续阴谋', '诡局', 'Plane — Mistharbor'])(
  '%s has no cost',
  (line) => {
    expect(hasNoCost(fold(line))).toBe(true);
  },
);

it.each(['生物～鹿', '鹏洛客～雅娜', 'Legendary Planeswalker — Yana', 'Enchant Land'])(
  '%s has a cost',
  (line) => {
    expect(hasNoCost(fold(line))).toBe(false);
  },
);

describe('isTypeLine', () => {
  it.each([
    ...['生物～人类／德鲁伊', '生物~人类/德鲁伊', '神器生物~魔像', '传奇生物 -- 灵俑', '部族瞬间～妖精'],
    ...['基本地～树林', '基本雪境地～海岛', '地', '神器', '法术', '瞬间', '结界～灵气', '鹏洛客～阿耶尼'],
    ...['旅法师－杰斯', '世界结界', '部族法术—奥札奇', '結界～靈氣', '鵬洛客～傑斯', '法术 // 法术'],
    ...['生物～人类 战士', '时空～多明纳里亚', '传奇神器 ～ 武具', 'Creature -- Human Wizard'],
    ...['Legendary Creature — Angel', 'Tribal Instant - Elf', 'Basic Land', 'Artifact Creature — Golem'],
    ...['クリーチャー — 天使', '伝説のクリーチャー ― 人間・ウィザード', '基本土地 — 島'],
    ...['アーティファクト・クリーチャー — ゴーレム', '生物～天使 Creature — Angel', '结界/Enchantment'],
  ])('takes %s', (text) => {
    expect(isTypeLine(fold(text))).toBe(true);
  });

  it.each([
    ...['法术力倒钩', '神器书', '生物。', '地震', '结附于生物', '飞行', '目标生物得+1/+1', '神器、生物与地'],
    ...['{二}', '', '生物～', '每当生物进战场时', 'Landfall', 'Instant karma'],
    ...['artifact or creature you control', 'クリーチャーを破壊する', '新牌类别：鹏洛客'],
  ])('leaves %j', (text) => {
    expect(isTypeLine(fold(text))).toBe(false);
  });

  it('tells creatures and planeswalkers by their types, not their subtypes', () => {
    expect(isCreatureLine(fold('神器生物～魔像'))).toBe(true);
    expect(isCreatureLine(fold('神器～生物'))).toBe(false);
    expect(isCreatureLine(fold('生物结界'))).toBe(false);
    expect(isPlaneswalkerLine(fold('鹏洛客～杰斯'))).toBe(true);
    expect(isPlaneswalkerLine(fold('Planeswalker — Jace'))).toBe(true);
  });
});
