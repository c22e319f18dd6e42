/**
 * Forms that the one real source does not have, each as a small document of our own wording. The expected
 * cards stand in one line each: name | English name | cost | type line | stats | text / text | ruling ; ruling
 */

import { describe, expect, it } from 'vitest';
import type { FaqView } from '../parse-faq.ts';
import { readFaq } from './set-faq/testing/read-faq.ts';
import { showCard } from './set-faq/testing/show-card.ts';

const read = (lines: readonly string[]): FaqView => {
  const { view, lost } = readFaq(lines.join('\n'));
  expect(lost).toEqual([]);
  return view;
};

interface Case {
  readonly what: string;
  /** The entries, below the heading of the rulings. */
  readonly lines: readonly string[];
  readonly cards: readonly string[];
}

const cases: readonly Case[] = [
  {
    what: 'hybrid and Phyrexian costs under a heading of two colours',
    lines: [
      '白/蓝',
      '',
      '双月守卫/ Twin Moon Guard',
      '',
      '{二}{白/蓝}{白/非}',
      '',
      '生物～人类／士兵',
      '',
      '2/3',
      '',
      '警戒',
      '',
      '* 甲。',
    ],
    cards: ['双月守卫 | Twin Moon Guard | {2}{W/U}{W/P} | 生物～人类／士兵 | 2/3 | 警戒 | 甲。'],
  },
  {
    what: 'a card that levels up',
    lines: [
      '见习炼金师',
      '{蓝}',
      '生物～人类／术士',
      '0/1',
      '升级{三}',
      '等级 1-4',
      '1/1',
      '{横置}：抓一张牌。',
      '等级 5+',
      '2/3',
      '飞行',
      '* 甲。',
    ],
    cards: [
      '见习炼金师 |  | {U} | 生物～人类／术士 | 0/1 | 升级{三} / 等级 1-4 / 1/1 / {横置}：抓一张牌。 / 等级 5+ / 2/3 / 飞行 | 甲。',
    ],
  },
  {
    what: 'the other side of a card behind slashes',
    lines: [
      '月下猎手',
      '{一}{绿}',
      '生物～狼人',
      '2/2',
      '转化月下猎手。',
      '//',
      '月下巨狼',
      '生物～狼人',
      '4/4',
      '践踏',
      '* 甲。',
    ],
    cards: [
      '月下猎手 |  | {1}{G} | 生物～狼人 | 2/2 | 转化月下猎手。 / 月下巨狼 / 生物～狼人 / 4/4 / 践踏 | 甲。',
    ],
  },
  {
    what: 'the other side of a card with nothing but its colour to tell it',
    lines: [
      '月光隐士',
      '{绿}',
      '生物～蜘蛛',
      '2/4',
      '若没有咒语，则转化月光隐士。',
      '月下织网者/ Moon Weaver',
      '绿色',
      '生物～蜘蛛',
      '4/6',
      '* 甲。',
      '-----',
      '雾岛',
      '地',
      '{横置}：加{蓝}。',
      '* 乙。',
    ],
    cards: [
      '月光隐士 |  | {G} | 生物～蜘蛛 | 2/4 | 若没有咒语，则转化月光隐士。 / 月下织网者/ Moon Weaver / 绿色 / 生物～蜘蛛 / 4/6 | 甲。',
      '雾岛 |  |  | 地 |  | {横置}：加{蓝}。 | 乙。',
    ],
  },
  {
    what: 'the halves of a split card on the same lines, or behind a divider of their own',
    lines: [
      '火 // 冰',
      '{一}{红} // {一}{蓝}',
      '瞬间 // 瞬间',
      '火造成2点伤害。',
      '----',
      '横置目标永久物。',
      '* 甲。',
      '=====',
      '血 // 肉/ Blood // Flesh',
      '{黑}',
      '法术',
      '消灭目标生物。',
      '* 乙。',
      '=====',
    ],
    cards: [
      '火 // 冰 |  | {1}{R} // {1}{U} | 瞬间 // 瞬间 |  | 火造成2点伤害。 / 横置目标永久物。 | 甲。',
      '血 // 肉 | Blood // Flesh | {B} | 法术 |  | 消灭目标生物。 | 乙。',
    ],
  },
  {
    what: 'dividers between cards of which none has rulings',
    lines: [
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '-----',
      '影',
      '{黑}',
      '瞬间',
      '乙。',
      '-----',
      '岛',
      '地',
      '{横置}：加{蓝}。',
    ],
    cards: [
      '光 |  | {W} | 瞬间 |  | 甲。 | ',
      '影 |  | {B} | 瞬间 |  | 乙。 | ',
      '岛 |  |  | 地 |  | {横置}：加{蓝}。 | ',
    ],
  },
  {
    what: 'the halves of a split card with their own heads behind a short divider',
    lines: ['火', '{红}', '瞬间', '甲。', '----', '冰', '{蓝}', '瞬间', '乙。', '* 丙。'],
    cards: ['火 |  | {R} | 瞬间 |  | 甲。 / 冰 / {蓝} / 瞬间 / 乙。 | 丙。'],
  },
  {
    what: 'planeswalkers with loyalty in brackets or after a colon',
    lines: [
      '旅人莉娅',
      '{二}{绿}',
      '鹏洛客～莉娅',
      '(忠诚 4)',
      '+1：重置目标地。',
      '-2：放进一个衍生物。',
      '-X：甲。',
      '* 乙。',
      '',
      '旅人莉娅的影',
      '{黑}',
      '旅法师～莉娅',
      '忠诚：3',
      '[+1]：丙。',
      '[0]：丁。',
      '* 戊。',
    ],
    cards: [
      '旅人莉娅 |  | {2}{G} | 鹏洛客～莉娅 | 4 | +1：重置目标地。 / -2：放进一个衍生物。 / -X：甲。 | 乙。',
      '旅人莉娅的影 |  | {B} | 旅法师～莉娅 | 3 | [+1]：丙。 / [0]：丁。 | 戊。',
    ],
  },
  {
    what: 'loyalty, and power and toughness of a card that levels up, below the text',
    lines: [
      ...['旅人莉娅/ Lia', '{二}{绿}', '鹏洛客～莉娅', '[+1]：甲。', '[-6]：乙。', '4', '* 一。'],
      ...['影之女王', '{白/黑}', '鹏洛客 — 女王', '+1: 丙。', '-X: 丁。', '(初始忠诚 5)', '* 二。'],
      ...['山中学徒', '{红}', '生物～人类', '升级{红}（升级的时机视同法术。）', '0/1'],
      ...['等级1-2', '3/2', '先攻', '等级3+', '5/4', '先攻，敏捷', '* 三。'],
    ],
    cards: [
      '旅人莉娅 | Lia | {2}{G} | 鹏洛客～莉娅 | 4 | [+1]：甲。 / [-6]：乙。 | 一。',
      '影之女王 |  | {W/B} | 鹏洛客 — 女王 | 5 | +1: 丙。 / -X: 丁。 | 二。',
      '山中学徒 |  | {R} | 生物～人类 | 0/1 | 升级{红}（升级的时机视同法术。） / 等级1-2 / 3/2 / 先攻 / 等级3+ / 5/4 / 先攻，敏捷 | 三。',
    ],
  },
  {
    what: 'bullets on lines of their own',
    lines: ['甲虫', '{白}', '生物～昆虫', '2/3', '飞行', '•', '甲。', '•', '', '乙。'],
    cards: ['甲虫 |  | {W} | 生物～昆虫 | 2/3 | 飞行 | 甲。 ; 乙。'],
  },
  {
    what: 'digits in full width',
    lines: [
      '甲虫',
      '{２}{Ｗ}',
      '生物～昆虫',
      '２／３',
      '＋１：甲。',
      '* 一。',
      '鸟 {蓝}',
      '生物～鸟　１／１',
      '１．乙。',
    ],
    cards: [
      '甲虫 |  | {2}{W} | 生物～昆虫 | 2/3 | ＋１：甲。 | 一。',
      '鸟 |  | {U} | 生物～鸟 | 1/1 |  | 乙。',
    ],
  },
  {
    what: 'a text broken by hand or by a page end, wherever no sentence ends',
    lines: [
      ...[
        '断光',
        '{白}',
        '法术',
        '目标对手弃一张',
        '牌，然后你抓一张牌。',
        '当断光进坟场时，',
        '',
        '你获得2点生命。',
        '* 一。',
      ],
      ...[
        '铁壁',
        '{白}',
        '生物～墙',
        '0/5',
        '守军',
        '当铁壁进战场时，消灭目标由对手操控的',
        '',
        '生物。',
        '飞行',
        '* 二。',
      ],
      ...[
        'Wall',
        '{W}',
        'Creature -- Wall',
        '0/5',
        'When Wall enters the',
        'battlefield, draw a card.',
        '* Three.',
      ],
    ],
    cards: [
      '断光 |  | {W} | 法术 |  | 目标对手弃一张牌，然后你抓一张牌。 / 当断光进坟场时，你获得2点生命。 | 一。',
      '铁壁 |  | {W} | 生物～墙 | 0/5 | 守军 / 当铁壁进战场时，消灭目标由对手操控的生物。 / 飞行 | 二。',
      'Wall |  | {W} | Creature -- Wall | 0/5 | When Wall enters the battlefield, draw a card. | Three.',
    ],
  },
  {
    what: 'abilities that lack their full stop, one below the other',
    lines: [
      ...[
        '铁壁',
        '{白}',
        '生物～墙',
        '0/5',
        '铁壁不能攻击',
        '铁壁能多阻挡一个生物',
        '当铁壁阻挡时，抓一张牌',
        '每当你抓牌时，获得1点生命。',
        '* 一。',
      ],
      ...['绳', '{一}', '神器～武具', '佩带此武具的生物具有飞行', '佩带{二}', '* 二。'],
      ...['雾', '{绿}', '结界～灵气', '结附于由你操控的生物', '所结附的生物具有延势。', '* 三。'],
    ],
    cards: [
      '铁壁 |  | {W} | 生物～墙 | 0/5 | 铁壁不能攻击 / 铁壁能多阻挡一个生物 / 当铁壁阻挡时，抓一张牌 / 每当你抓牌时，获得1点生命。 | 一。',
      '绳 |  | {1} | 神器～武具 |  | 佩带此武具的生物具有飞行 / 佩带{二} | 二。',
      '雾 |  | {G} | 结界～灵气 |  | 结附于由你操控的生物 / 所结附的生物具有延势。 | 三。',
    ],
  },
  {
    what: 'lands, and cards without rulings, one behind the other',
    lines: [
      '地',
      '',
      '雾岛',
      '',
      '地',
      '',
      '雾岛须横置进战场。',
      '',
      '石塔/ Stone Tower',
      '',
      '传奇地',
      '',
      '{横置}：加{一}。',
      '',
      '神器',
      '',
      '书',
      '',
      '{零}',
      '',
      '神器',
      '',
      '抓一张牌。',
    ],
    cards: [
      '雾岛 |  |  | 地 |  | 雾岛须横置进战场。 | ',
      '石塔 | Stone Tower |  | 传奇地 |  | {横置}：加{一}。 | ',
      '书 |  | {0} | 神器 |  | 抓一张牌。 | ',
    ],
  },
  {
    what: 'a keyword as the last line of a text without rulings',
    lines: [
      '飞人',
      '{白}',
      '生物～人类',
      '1/1',
      '飞行',
      '神器',
      '铁匣',
      '{一}',
      '神器',
      '抓一张牌。',
      '* 甲。',
    ],
    cards: ['飞人 |  | {W} | 生物～人类 | 1/1 | 飞行 | ', '铁匣 |  | {1} | 神器 |  | 抓一张牌。 | 甲。'],
  },
  {
    what: 'modes with bullets of another sign than the rulings',
    lines: [
      '全尘风暴',
      '{七}',
      '部族法术～奥札奇',
      '选择一项～',
      '• 消灭所有生物；',
      '• 放逐所有地。',
      '* 你在施放时选择。',
    ],
    cards: [
      '全尘风暴 |  | {7} | 部族法术～奥札奇 |  | 选择一项～ / • 消灭所有生物； / • 放逐所有地。 | 你在施放时选择。',
    ],
  },
  {
    what: 'modes with the same bullets as the rulings',
    lines: [
      '双面风暴',
      '{七}',
      '瞬间',
      '选择两项～',
      '• 消灭目标生物。',
      '• 抓一张牌。',
      '• 放逐目标地。',
      '• 你在施放时选择。',
    ],
    cards: [
      '双面风暴 |  | {7} | 瞬间 |  | 选择两项～ / • 消灭目标生物。 / • 抓一张牌。 / • 放逐目标地。 | 你在施放时选择。',
    ],
  },
  {
    what: 'a text cut by a page end, and keywords that only look cut',
    lines: [
      ...[
        '光',
        '{白}',
        '生物～天使',
        '2/2',
        '飞行，先攻，敏捷，反黑保护，反红保护，反蓝保护，反绿保护，反白保护',
        '',
        '当光进战场时，在回合结束时，你可以将',
        '',
        '目标生物移回其拥有者手上。',
      ],
      ...['', '破光（{一}{白}：将此牌移回战场。它获', '', '得敏捷异能。）', '', '* 甲。'],
    ],
    cards: [
      '光 |  | {W} | 生物～天使 | 2/2 | 飞行，先攻，敏捷，反黑保护，反红保护，反蓝保护，反绿保护，反白保护 / 当光进战场时，在回合结束时，你可以将目标生物移回其拥有者手上。 / 破光（{一}{白}：将此牌移回战场。它获得敏捷异能。） | 甲。',
    ],
  },
  {
    what: 'three signs for rulings of the same rank',
    lines: ['光', '{白}', '瞬间', '甲。', '* 乙。', '＊ 丙', '• 丁。'],
    cards: ['光 |  | {W} | 瞬间 |  | 甲。 | 乙。 ; 丙 ; 丁。'],
  },
  {
    what: 'items inside rulings: dashes behind a colon, numbers',
    lines: [
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '* 意义如下：',
      '- 乙。',
      '- 丙。',
      '* 步骤如下：',
      '1. 丁。',
      '2. 戊。',
      '* 己。',
    ],
    cards: ['光 |  | {W} | 瞬间 |  | 甲。 | 意义如下： > 乙。 > 丙。 ; 步骤如下： > 丁。 > 戊。 ; 己。'],
  },
  {
    what: 'a card of which only the text was made a list',
    lines: [
      '克甲',
      '',
      '{三}',
      '神器～武具',
      '- 佩带此武具的生物得+2/+4。',
      '- 佩带{二}',
      '- * 甲。',
      ' - * 乙。',
    ],
    cards: ['克甲 |  | {3} | 神器～武具 |  | 佩带此武具的生物得+2/+4。 / 佩带{二} | 甲。 ; 乙。'],
  },
  {
    what: 'a ruling without bullet among others, and one that goes on',
    lines: [
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '',
      '* 乙乙。',
      '',
      '丙丙没有记号。',
      '',
      '* 丁丁。',
      '',
      '例：这是丁丁的例子。',
    ],
    cards: ['光 |  | {W} | 瞬间 |  | 甲。 | 乙乙。 ; 丙丙没有记号。 ; 丁丁。 > 例：这是丁丁的例子。'],
  },
  {
    what: 'a head of which only the name is left',
    lines: [
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '',
      '* 乙。',
      '',
      '暗影骑士',
      '',
      '暗影骑士不能进行阻挡。',
      '',
      '* 丙。',
    ],
    cards: ['光 |  | {W} | 瞬间 |  | 甲。 | 乙。', '暗影骑士 |  |  |  |  | 暗影骑士不能进行阻挡。 | 丙。'],
  },
  {
    what: 'a text of which the head is lost',
    lines: ['光', '{白}', '瞬间', '甲。', '', '* 乙。', '', '{横置}，牺牲一个地：抓一张牌。', '', '* 丙。'],
    cards: [
      '光 |  | {W} | 瞬间 |  | 甲。 | 乙。',
      '(none) |  |  |  |  | {横置}，牺牲一个地：抓一张牌。 | 丙。',
    ],
  },
  {
    what: 'names in other forms: two lines, book-name brackets, a sign before them, the rarity below',
    lines: [
      ...['黑暗使者', 'Dark Envoy', '{黑}', '生物～人类', '1/1', '甲。', '* 一。'],
      ...['《光之使者》', '{白}', '生物～人类', '1/1', '乙。', '* 二。'],
      ...['● 风之使者', '{蓝}', '生物～人类', '1/1', '丙。', '* 三。'],
      ...['火之使者', '（稀有）', '{红}', '生物～人类', '1/1', '丁。', '* 四。'],
      ...['***木之使者***', '{绿}', '生物～人类', '1/1', '戊。', '* 五。'],
      ...['水之使者 {蓝}{蓝}', '生物～人类 2/2', '己。', '* 六。'],
    ],
    cards: [
      '黑暗使者 | Dark Envoy | {B} | 生物～人类 | 1/1 | 甲。 | 一。',
      '光之使者 |  | {W} | 生物～人类 | 1/1 | 乙。 | 二。',
      '风之使者 |  | {U} | 生物～人类 | 1/1 | 丙。 | 三。',
      '火之使者 |  | {R} | 生物～人类 | 1/1 | （稀有） / 丁。 | 四。',
      '木之使者 |  | {G} | 生物～人类 | 1/1 | 戊。 | 五。',
      '水之使者 |  | {U}{U} | 生物～人类 | 2/2 | 己。 | 六。',
    ],
  },
  {
    what: 'costs and types in other forms',
    lines: [
      ...['甲虫', '2WW', '生物～昆虫', '1/1', '甲。', '* 一。'],
      ...['乙鸟', '法术力费用：{2}{U}', '类别：生物～鸟', '1/1', '乙。', '* 二。'],
      ...['丙魔', '{一}{黑}', '唤取～恶魔', '5/5', '丙。', '* 三。'],
      ...['丁兽', '{一}{绿} 生物～野兽', '3/3', '丁。', '* 四。'],
      ...['戊灵', '{红}', '生物 - 元素', '戊。', '1/1', '* 五。'],
    ],
    cards: [
      '甲虫 |  | {2}{W}{W} | 生物～昆虫 | 1/1 | 甲。 | 一。',
      '乙鸟 |  | {2}{U} | 生物～鸟 | 1/1 | 乙。 | 二。',
      '丙魔 |  | {1}{B} | 唤取～恶魔 | 5/5 | 丙。 | 三。',
      '丁兽 |  | {1}{G} | 生物～野兽 | 3/3 | 丁。 | 四。',
      '戊灵 |  | {R} | 生物 - 元素 | 1/1 | 戊。 | 五。',
    ],
  },
];

const groups = [
  '白/蓝',
  '白色',
  '白蓝',
  '白色与蓝色',
  '{白/蓝}',
  '多色',
  '混血',
  '无色',
  '神器',
  '地',
  '金色牌',
  '白色（White）',
  '【绿色】',
  '== 红色 ==',
];
const rulingsHeadings = [
  '单卡解惑',
  '单卡解释',
  '卡牌释疑',
  '单卡释疑',
  '單卡解惑',
  '【单卡解惑】',
  '三、单卡解惑',
  '_群星_单卡释疑',
  'Card-Specific Notes',
  'THEROS CARD-SPECIFIC NOTES',
  'カード別注釈',
];

const around = (heading: string, lines: readonly string[]): readonly string[] => [
  '_群星_常见问题集',
  '此文件最近更新日期：2012年10月5日',
  '',
  '通则释疑',
  '',
  '发售资讯',
  '',
  '_群星_系列包括274张牌，于十月发售。',
  '',
  heading,
  '',
  ...lines,
  '',
  '所有注册商标均为其拥有者的财产。',
];

describe('a set FAQ nobody tuned for', () => {
  it.each(cases)('$what', ({ lines, cards }) => {
    expect(read(around('单卡解惑', lines)).cards.map(showCard)).toEqual(cards);
  });

  it.each(groups)('takes %s as the heading of a group', (heading) => {
    const view = read(around('单卡解惑', [heading, '', '光', '{白}', '瞬间', '甲。', '* 乙。']));
    expect(view.cards).toHaveLength(1);
    expect(view.chapters.find(({ kind }) => kind === 'rulings')?.groups).toEqual([
      { heading: heading.replace(/^[【=\s]+|[】=\s]+$/gu, ''), cards: ['光'] },
    ]);
  });

  it.each(rulingsHeadings)('takes %s as the heading of the rulings', (heading) => {
    const view = read(around(heading, ['光', '{白}', '瞬间', '甲。', '* 乙。']));
    expect(view.chapters.map(({ kind }) => kind)).toEqual(['notes', 'notes', 'rulings', 'notes']);
    expect(view.cards.map(showCard)).toEqual(['光 |  | {W} | 瞬间 |  | 甲。 | 乙。']);
  });

  it('takes a heading that only the preface announces', () => {
    const view = read([
      '第一段（「机制一览」）解释新机制。第二段（「逐牌详解」）则为牌手解答特定单卡的疑问。',
      ...[
        '',
        '机制一览',
        '',
        '回音是新的机制，以下是规则。',
        '',
        '逐牌详解',
        '',
        '光',
        '{白}',
        '瞬间',
        '甲。',
        '* 乙。',
      ],
    ]);
    expect(view.chapters.map(({ heading, kind }) => [heading, kind])).toEqual([
      [null, 'notes'],
      ['机制一览', 'notes'],
      ['逐牌详解', 'rulings'],
    ]);
  });

  it('finds the rulings without any heading, and says so', () => {
    const view = read([
      '群星常见问题集',
      '',
      '其他说明文字，没有标题。',
      '',
      '各牌',
      '',
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '* 乙。',
    ]);
    expect(view.cards.map(({ name }) => name)).toEqual(['光']);
    expect(view.diagnostics.find(({ code }) => code === 'faq/no-rulings-heading')).toMatchObject({
      severity: 'warning',
      line: 5,
    });
  });

  it('does not take a table of contents for the chapters', () => {
    const view = read([
      '群星常见问题集',
      '',
      '目录',
      '通则释疑',
      '单卡解惑',
      '',
      '前言文字在此，说明本文件。',
      ...around('单卡解惑', ['光', '{白}', '瞬间', '甲。', '* 乙。']),
    ]);
    expect(view.chapters.map(({ heading }) => heading)).toEqual([null, '通则释疑', '单卡解惑', null]);
  });

  it('reads sections between asterisks and dividers, with a box, its rules and its bullets', () => {
    const view = read([
      ...[
        '通则释疑',
        '',
        '***发售资讯***',
        '',
        '售前现开赛：2012年9月29-30日',
        '',
        '-----',
        '',
        '***新关键字异能：连星***',
        '',
      ],
      ...[
        '连星是新的关键字异能。',
        '',
        '双星使者/ Binary Envoy',
        '{二}{白}',
        '传奇生物～人类',
        '2/2',
        '连星（当此生物进战场时，抓一张牌。）',
        '',
      ],
      ...[
        '连星的正式规则如下：',
        '',
        '702.98. 连星',
        '',
        '702.98a 连星属于触发式异能。',
        '',
        '* 连星会触发。',
        '',
        '例：双星使者进战场。',
        '',
        '-----',
      ],
      ...['', '单卡解惑', '', '光', '{白}', '瞬间', '甲。', '* 乙。'],
    ]);
    expect(view.examples.map(showCard)).toEqual([
      '双星使者 | Binary Envoy | {2}{W} | 传奇生物～人类 | 2/2 | 连星（当此生物进战场时，抓一张牌。） | ',
    ]);
    expect(
      view.chapters[0]?.sections.map(({ heading, notes }) => [heading, notes.map(({ kind }) => kind)]),
    ).toEqual([
      ['发售资讯', ['paragraph']],
      ['新关键字异能：连星', ['paragraph', 'paragraph', 'rule', 'rule', 'bullet', 'example']],
    ]);
  });

  it('ends a box where prose begins although the card has no entry', () => {
    const view = read([
      ...[
        '通则释疑',
        '',
        '新机制：回音',
        '',
        '回音是新的机制。',
        '',
        '回音使者',
        '',
        '{绿}',
        '',
        '生物～人类',
        '',
        '1/1',
        '',
      ],
      ...[
        '回音（此生物进战场时，抓一张牌。）',
        '',
        '每当回音使者攻击时，你获得1点生命。',
        '',
        '如果你同时操控两个这样的生物，举例来说，两者都会触发。',
      ],
    ]);
    expect(view.examples.map(({ text }) => text.length)).toEqual([2]);
    expect(view.chapters[0]?.sections[0]?.notes.map(({ text }) => text.slice(0, 4))).toEqual([
      '回音是新',
      '如果你同',
    ]);
  });

  it('reads an English FAQ broken by hand', () => {
    const view = read([
      ...[
        '_Star Fall_(TM) Frequently Asked Questions',
        '',
        'Document last modified July 2, 2010',
        '',
        'GENERAL NOTES',
        '',
        '***Release Information***',
        '',
      ],
      ...[
        'The _Star Fall_ set becomes legal for sanctioned Constructed play on its',
        'official release date. Nothing else is new in this text, and these lines are',
        'here only to fill the page up to its edge, as such documents do everywhere.',
      ],
      ...[
        'More of the same follows, so that there are enough lines of about the same',
        'width to see where the page of this document ends, which is at the column',
        'number eighty or a little before it, as was the custom in that decade of',
        'plain text files that were sent by mail and read on terminals everywhere.',
        '-----',
        '',
      ],
      ...[
        'CARD-SPECIFIC NOTES',
        '',
        'Acid Thing',
        '{3}{G}',
        'Creature -- Ooze',
        '2/2',
        'Deathtouch (Any amount of damage this deals to a creature is enough to destroy',
        'it.)',
      ],
      ...[
        'When Acid Thing enters the battlefield, destroy target artifact or enchantment',
        'that an opponent controls.',
        '',
        "* Acid Thing's ability is mandatory. If you're the only player who controls an",
        'artifact, you must target one of them.',
        '',
        '* This is the second ruling.',
        '-----',
        '',
      ],
      ...[
        'Student of Rain',
        '{W}',
        'Creature -- Human',
        '1/1',
        'Level up {W} ({W}: Put a level counter on this. Level up only as a sorcery.)',
        'LEVEL 2-6',
        '3/3',
        '',
        '* It has levels.',
        '-----',
        '',
      ],
      ...[
        'Dark Hut',
        'Land',
        '{T}: Add {B} to your mana pool.',
        '',
        '* A ruling on a land.',
        '-----',
        '',
        'All trademarks are property of their owner.',
      ],
    ]);
    expect(view.asOf).toBe('2010-07-02');
    expect(view.cards.map(showCard)).toEqual([
      "Acid Thing |  | {3}{G} | Creature -- Ooze | 2/2 | Deathtouch (Any amount of damage this deals to a creature is enough to destroy it.) / When Acid Thing enters the battlefield, destroy target artifact or enchantment that an opponent controls. | Acid Thing's ability is mandatory. If you're the only player who controls an artifact, you must target one of them. ; This is the second ruling.",
      'Student of Rain |  | {W} | Creature -- Human | 1/1 | Level up {W} ({W}: Put a level counter on this. Level up only as a sorcery.) / LEVEL 2-6 / 3/3 | It has levels.',
      'Dark Hut |  |  | Land |  | {T}: Add {B} to your mana pool. | A ruling on a land.',
    ]);
  });

  it('reads a Japanese FAQ', () => {
    const view = read([
      ...[
        '星の降る夜 よくある質問集',
        '',
        '最終更新日:09/06/23',
        '',
        '一般注釈',
        '',
        '落葉',
        '',
        '落葉は新しいキーワード能力である。',
        '',
        'カード別注釈',
        '',
      ],
      ...[
        '星見の魔道士/Star Watcher',
        '{2}{青}{青}',
        'クリーチャー ― 人間・ウィザード',
        '2/3',
        '飛行',
        '星見の魔道士が戦場に出たとき、カードを１枚引く。',
        '',
        '* 能力は強制である。',
        '',
      ],
      ...[
        '光の天使',
        '{3}{白}',
        '伝説のクリーチャー — 天使',
        '4/4',
        '飛行、警戒',
        '',
        '・光の天使は飛行を持つ。',
      ],
    ]);
    expect(view.asOf).toBe('2009-06-23');
    expect(view.cards.map(showCard)).toEqual([
      '星見の魔道士 | Star Watcher | {2}{U}{U} | クリーチャー ― 人間・ウィザード | 2/3 | 飛行 / 星見の魔道士が戦場に出たとき、カードを１枚引く。 | 能力は強制である。',
      '光の天使 |  | {3}{W} | 伝説のクリーチャー — 天使 | 4/4 | 飛行、警戒 | 光の天使は飛行を持つ。',
    ]);
  });

  it('puts page numbers and running titles into the ledger', () => {
    const page = (number: number): readonly string[] => ['', '群星常见问题集', `- ${number} -`, ''];
    const view = read([
      ...around('单卡解惑', [
        '光',
        '{白}',
        '瞬间',
        '甲。',
        '* 这一条解释在句子',
        ...page(1),
        '中间换页。',
        '影',
        '{黑}',
        ...page(2),
        '瞬间',
        '乙。',
        '* 丙。',
        ...page(3),
      ]),
    ]);
    expect(view.cards.map(showCard)).toEqual([
      '光 |  | {W} | 瞬间 |  | 甲。 | 这一条解释在句子中间换页。',
      '影 |  | {B} | 瞬间 |  | 乙。 | 丙。',
    ]);
    expect(view.ledger.map(({ reason, text }) => `${reason} ${text}`)).toEqual([
      ...[1, 2, 3].flatMap((number) => ['furniture 群星常见问题集', `furniture - ${number} -`]),
    ]);
  });

  it('says where a text ends no sentence and yet goes on with another ability', () => {
    const { diagnostics } = read(
      around('单卡解惑', [
        '铁壁',
        '{白}',
        '生物～墙',
        '0/5',
        '当铁壁阻挡时，抓一张牌',
        '每当你抓牌时，获得1点生命。',
        '* 一。',
      ]),
    );
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['faq/text-without-end', 16]]);
  });

  it('takes even two numbers between blank lines for page numbers, but no loyalty', () => {
    const view = read(
      around('单卡解惑', [
        ...['光', '', '{白}', '', '瞬间', '', '甲。', '', '* 乙。', '', '7', ''],
        ...['莉娅', '', '{绿}', '', '鹏洛客～莉娅', '', '4', '', '[+1]：丙。', '', '* 丁。', '', '8', ''],
        ...['女王', '', '{黑}', '', '鹏洛客～女王', '', '[+1]：戊。', '', '5', '', '* 己。'],
      ]),
    );
    expect(view.ledger.map(({ text }) => text)).toEqual(['7', '8']);
    expect(view.cards.map(({ loyalty }) => loyalty)).toEqual([undefined, '4', '5']);
  });

  it('reports what a card lacks', () => {
    const { diagnostics } = read(
      around('单卡解惑', [
        '光',
        '{白}',
        '甲乙。',
        '* 丙。',
        '影',
        '{黑}',
        '生物～人类',
        '',
        '兽',
        '生物～野兽',
        '1/1',
        '丁。',
      ]),
    );
    expect(diagnostics.map(({ code, line, severity }) => [code, line, severity])).toEqual([
      ['faq/card-without-type-line', 12, 'warning'],
      ['faq/card-without-stats', 16, 'info'],
      ['faq/card-without-text', 16, 'info'],
      ['faq/card-without-rulings', 16, 'info'],
      ['faq/card-without-cost', 20, 'info'],
      ['faq/card-without-rulings', 20, 'info'],
    ]);
  });
});
