// Forms of single lines of an FAQ that the whole texts in `fixtures` do not cover.

import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { segmentSource } from '../lines/segment.ts';
import { readStructure } from '../read-structure.ts';
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
import { splitName } from './card-name.ts';
import { readEditionDate } from './chapters.ts';
import { weighExplanation } from './first-ruling.ts';
import { hasSectionForm, isGroupHeading, kindOfChapterHeading } from './headings.ts';
import { splitJoined } from './split-joined.ts';

type Lines = readonly string[];
const weigh = (folded: string): number => weighExplanation(folded, ['雾鹿', 'fogdeer']);

describe.each<[what: string, is: (folded: string) => boolean, lines: Lines, others: Lines]>([
  [
    'a type line',
    isTypeLine,
    [
      ...['生物～人类／德鲁伊', '传奇生物 -- 灵俑', '基本雪境地～海岛', '旅法师－杰斯', '世界结界'],
      ...['鵬洛客～傑斯', '法术 // 法术', 'Tribal Instant - Elf', '生物～天使 Creature — Angel'],
      ...['伝説のクリーチャー ― 人間・ウィザード', 'アーティファクト・クリーチャー — ゴーレム'],
    ],
    [
      ...['法术力倒钩', '神器书', '生物。', '地震', '结附于生物', '目标生物得+1/+1', '神器、生物与地'],
      ...[
        '生物～',
        '每当生物进战场时',
        'Instant karma',
        'artifact or creature you control',
        '新牌类别：鹏洛客',
      ],
    ],
  ],
  ['the type line of a creature', isCreatureLine, ['神器生物～魔像'], ['神器～生物', '生物结界']],
  ['the type line of a planeswalker', isPlaneswalkerLine, ['鹏洛客～杰斯', 'Planeswalker — Jace'], []],
  [
    'the type line of a card without a cost',
    hasNoCost,
    ['地', '衍生生物～鹿', '时空～雾港', '持续阴谋', 'Plane — Mistharbor'],
    ['生物～鹿', 'Legendary Planeswalker — Yana', 'Enchant Land'],
  ],
  [
    'power and toughness',
    isPowerToughness,
    ['11／11', '1+*/1+*', '-1/3', '（2/2）', '/', '3½/3½'],
    ['+1/+1直到回合结束', '7/11日', '和/或', '//', '1/1绿色'],
  ],
  ['loyalty below a planeswalker', (folded) => isLoyalty(folded, true), ['(忠诚4)', '4'], ['7/11日']],
  ['loyalty elsewhere', (folded) => isLoyalty(folded, false), ['初始忠诚度：4', 'Loyalty: 4'], ['4']],
  [
    'the beginning of an ability with its cost',
    beginsAbility,
    ['{横置}：抓一张牌。', '[-2]：抓一张牌。', 'ocT：加{一}。', '二蓝，牺牲雾墙：抓一张牌。'],
    [],
  ],
  [
    'a keyword with its cost',
    beginsWithKeyword,
    ['飞行', '佩带{二}', '搭载3', 'マッドネス{Ｒ}', 'Cycling {2}'],
    ['对手施放之以雾鹿为目标的咒语增加{二}'],
  ],
  [
    'rules text and no explanation',
    (folded) => weigh(folded) < -1,
    [
      ...['若雾鹿将从任何区域进入坟墓场，则改为将它放逐。', '雾鹿每回合若能攻击，则必须攻击。'],
      ...['雾鹿不会毁坏。', 'Deer you control have vigilance until end of turn.'],
    ],
    [],
  ],
  [
    'an explanation',
    (folded) => weigh(folded) > 0,
    [
      ...['如果某位牌手没有手牌，他便什么都不弃。', '你可以选择不抓牌。'],
      'If Fog Deer leaves the battlefield while its ability is on the stack, you still draw a card.',
    ],
    [],
  ],
  [
    'the heading of a group of cards',
    isGroupHeading,
    ['紅色', '白/蓝', '多色牌', '神器与地', 'Artifacts', '白色 White', '白色：', '=== 白色 ==='],
    ['白骑士', '黑暗亲信', '地震', '神器生物', '红色或绿色的牌', ''],
  ],
  [
    'the heading of a section',
    hasSectionForm,
    ['A. 生物类别译名更动', 'サイクル：潮の土地', 'Returning Keyword Action: Scry'],
    ['一般来说：是', '正式发售日期：2009年7月17日', '新的规则：这是一个完整的句子。'],
  ],
  [
    'the heading of the rulings',
    (folded) => kindOfChapterHeading(folded) === 'rulings',
    ['單卡解惑', 'THEROS CARD-SPECIFIC NOTES', 'カード別注釈', '单卡释疑 Card-Specific Notes'],
    [],
  ],
])('%s', (_what, is, lines, others) => {
  it.each(lines)('is %j', (line) => {
    expect(is(fold(line))).toBe(true);
  });
  it.each(others)('is not %j', (line) => {
    expect(is(fold(line))).toBe(false);
  });
});

it.each([
  ['-1/3', { power: '-1', toughness: '3' }],
  ['星/1+星', { power: '星', toughness: '1+星' }],
  ['/', {}],
  ['（忠诚 4）', { loyalty: '4' }],
])('the stats of %s are %j', (line, stats) => {
  expect(readStats(fold(line))).toEqual(stats);
});

it.each([
  ['金鬃阿耶尼（Ajani Goldmane）', '金鬃阿耶尼|Ajani Goldmane|（）'],
  ['Ajani Goldmane/金鬃阿耶尼', '金鬃阿耶尼|Ajani Goldmane|/'],
  ['《黄金のたてがみ/Golden Mane》', '黄金のたてがみ|Golden Mane|《/》'],
  ['谁在敲门？/ Who Knocks?', '谁在敲门？|Who Knocks?|/'],
  ['**金鬃阿耶尼**', '金鬃阿耶尼||****'],
  ['火 // 冰/ Fire // Ice', '火 // 冰|Fire // Ice|/'],
  ["收割者/ Æther's Reaper", "收割者|Æther's Reaper|/"],
])('the name of a card, its English name and their marks: %s -> %s', (text, shown) => {
  const source = createSourceText('a.txt', text);
  const { name, nameEn } = splitName({ flow: flowOf(source, { start: 0, end: text.length }), markup: [] });
  const markup = name.markup.map(({ start, end }) => text.slice(start, end).trim()).join('');
  expect(`${name.flow.text}|${nameEn?.flow.text ?? ''}|${markup}`).toBe(shown);
});

it.each([
  ['此檔最近更新日期:2006年12月13日', '2006-12-13'],
  ['最終更新日:09/06/23', '2009-06-23'],
  ['Document last modified July 2, 2010', '2010-07-02'],
  ['Last updated: 23 June 2009', '2009-06-23'],
  ['正式发售日期：2009年7月17日', null],
  ['此文件最近更新日期：2009年13月40日', null],
])('the date of the text in %s: %s', (line, date) => {
  expect(readEditionDate(line)).toBe(date);
});

it.each<[line: string, parts: Lines]>([
  ['雾鹿{二}{白}生物～鹿3/3警戒。', ['雾鹿', '{二}{白}', '生物～鹿', '3/3', '警戒。']],
  ['----单卡解惑', ['----', '单卡解惑']],
  ['雾原地雾原须横置进战场。', ['雾原', '地', '雾原须横置进战场。']],
  ['{一} 神器～武具佩带雾鹿. 佩带{二}', ['{一}', '神器～武具', '佩带雾鹿. 佩带{二}']],
  ...['增幅{二}（你可以支付{二}。）', '{无}法术力符号代表无色法术力。', '_地_'].map(
    (line): [string, Lines] => [line, [line]],
  ),
])('splits only lines that a file has joined: %s', (line, parts) => {
  const { segments } = segmentSource(createSourceText('faq.txt', line));
  expect(segments.flatMap(splitJoined).map(({ flow }) => flow.text)).toEqual(parts);
});

it.each<[isReported: boolean, what: string, cards: (zh: Lines, en: Lines) => Lines]>([
  [true, 'every card', (zh, en) => zh.flatMap((one, index) => [one, en[index] ?? ''])],
  [false, 'one card', (zh, [en = '']) => [...zh, en]],
])('reports cards in two languages: %s for %s', (isReported, _what, cards) => {
  const card = (name: string, type: string): string =>
    `${name}\n{二}{白}\n${type}\n2/2\n飞行\n\n* 它会飞。\n`;
  const zh = ['雾鹿', '雾马', '雾牛'].map((name) => card(name, '生物～鹿'));
  const en = ['Fog Deer', 'Fog Horse', 'Fog Ox'].map((name) => card(name, 'Creature -- Elk'));
  const source = createSourceText('faq.txt', `雾港常见问题集\n\n单卡解惑\n\n${cards(zh, en).join('\n')}`);
  const { diagnostics } = readStructure(source, 'set-faq', { languages: ['zh'] });
  expect(diagnostics.some(({ code }) => code === 'faq/two-languages')).toBe(isReported);
});
