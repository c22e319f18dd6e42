import { describe, expect, it } from 'vitest';
import { isCreatureLine, isLandLine, isPlaneswalkerLine, isTypeLine } from './type-line.ts';

describe('isTypeLine', () => {
  it.each([
    ...[
      '生物～人类／德鲁伊',
      '生物~人类/德鲁伊',
      '神器生物~魔像',
      '传奇生物 -- 灵俑',
      '部族瞬间～妖精',
      '基本地～树林',
    ],
    ...[
      '基本雪境地～海岛',
      '地',
      '神器',
      '法术',
      '瞬间',
      '结界～灵气',
      '鹏洛客～阿耶尼',
      '旅法师－杰斯',
      '世界结界',
      '部族法术—奥札奇',
    ],
    ...[
      '結界～靈氣',
      '鵬洛客～傑斯',
      '法术 // 法术',
      '生物～人类 战士',
      '时空～多明纳里亚',
      '传奇神器 ～ 武具',
    ],
    ...[
      'Creature -- Human Wizard',
      'Legendary Creature — Angel',
      'Tribal Instant - Elf',
      'Basic Land',
      'Artifact Creature — Golem',
    ],
    ...[
      'クリーチャー — 天使',
      '伝説のクリーチャー ― 人間・ウィザード',
      '基本土地 — 島',
      'アーティファクト・クリーチャー — ゴーレム',
    ],
    ...['生物～天使 Creature — Angel', '结界/Enchantment'],
  ])('takes %s', (text) => {
    expect(isTypeLine(text)).toBe(true);
  });

  it.each([
    ...[
      '法术力倒钩',
      '神器书',
      '生物。',
      '地震',
      '结附于生物',
      '飞行',
      '目标生物得+1/+1',
      '神器、生物与地',
      '{二}',
      '',
      '生物～',
    ],
    ...[
      '每当生物进战场时',
      'Landfall',
      'Instant karma',
      'artifact or creature you control',
      'クリーチャーを破壊する',
      '新牌类别：鹏洛客',
    ],
  ])('leaves %j', (text) => {
    expect(isTypeLine(text)).toBe(false);
  });

  it('tells lands, creatures and planeswalkers by their types, not their subtypes', () => {
    expect(isLandLine('传奇地')).toBe(true);
    expect(isLandLine('生物～地精')).toBe(false);
    expect(isCreatureLine('神器生物～魔像')).toBe(true);
    expect(isCreatureLine('神器～生物')).toBe(false);
    expect(isPlaneswalkerLine('鹏洛客～杰斯')).toBe(true);
    expect(isPlaneswalkerLine('Planeswalker — Jace')).toBe(true);
  });
});
