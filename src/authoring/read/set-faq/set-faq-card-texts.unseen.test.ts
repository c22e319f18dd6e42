/**
 * Forms that the one real source does not have, each as a small document of our own wording. The expected
 * cards stand in one line each: name | English name | cost | type line | stats | text / text | ruling ; ruling
 */

import { describe, expect, it } from 'vitest';
import { around, type Case, readWhole } from './testing/read-whole.ts';
import { showCard } from './testing/show-card.ts';

const cases: readonly Case[] = [
  {
    what: 'bullets on lines of their own',
    lines: ['甲虫', '{白}', '生物～昆虫', '2/3', '飞行', '•', '甲。', '•', '', '乙。'],
    cards: ['甲虫 |  | {W} | 生物～昆虫 | 2/3 | 飞行 | 甲。 ; 乙。'],
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
    what: 'modes with the same bullets as the rulings, a blank line between, and points inside of a ruling',
    lines: [
      ...['双面选择', '{七}', '瞬间', '选择一项或两项 ~', '• 目标生物得+1/+1。', '• 抓一张牌。', ''],
      ...['• 将依序执行。例如：', '--先得+1/+1。', '--再抓牌。'],
      ...['', '霧の選択', '{1}{U}', 'インスタント', '以下から１つまたは両方を選ぶ。'],
      ...['・クリーチャー１体を戻す。', '・カードを引く。', '', '・書かれた順に処理する。'],
    ],
    cards: [
      '双面选择 |  | {7} | 瞬间 |  | 选择一项或两项 ~ / • 目标生物得+1/+1。 / • 抓一张牌。 | 将依序执行。例如： > 先得+1/+1。 > 再抓牌。',
      '霧の選択 |  | {1}{U} | インスタント |  | 以下から１つまたは両方を選ぶ。 / ・クリーチャー１体を戻す。 / ・カードを引く。 | 書かれた順に処理する。',
    ],
  },
  {
    what: 'double circles, a question with its answer, a land behind a number, fields with their names',
    lines: [
      ...['1. 渡鸦（Raven）', '费用：{U}', '类别：生物～鸟', '力量/防御力：1/1', '飞行'],
      ...[
        '◎ 问：它能阻挡吗？',
        '　答：能。',
        '◎ 它是鸟。',
        '',
        '2. 码头（Pier）',
        '类别：地',
        '{T}：加{W}。',
      ],
      '◎ 它不是基本地。',
    ],
    cards: [
      '渡鸦 | Raven | {U} | 生物～鸟 | 1/1 | 飞行 | 问：它能阻挡吗？ > 答：能。 ; 它是鸟。',
      '码头 | Pier |  | 地 |  | {T}：加{W}。 | 它不是基本地。',
    ],
  },
  {
    what: 'modes that a sentence announces, with one sign for modes and rulings',
    lines: [
      ...['Deep Current {X}{U}', 'Sorcery', 'Choose one. If X is 5 or more, choose both instead.'],
      ...[
        '• Return X target creatures.',
        '• Draw X cards.',
        '• You choose the modes after X.',
        '• X can be 0.',
      ],
      ...['深流', '{U}', '法术', '选择一项。如果X大于五，则改为选择两项。', '• 抓一张牌。', '• 弃一张牌。'],
      '• X可以为0。',
    ],
    cards: [
      'Deep Current |  | {X}{U} | Sorcery |  | Choose one. If X is 5 or more, choose both instead. / • Return X target creatures. / • Draw X cards. | You choose the modes after X. ; X can be 0.',
      '深流 |  | {U} | 法术 |  | 选择一项。如果X大于五，则改为选择两项。 / • 抓一张牌。 / • 弃一张牌。 | X可以为0。',
    ],
  },
  {
    what: 'an entry that only says where to read on, and a remark before the bullets',
    lines: [
      ...['光', '{白}', '瞬间', '甲。', '', '* 乙。', ''],
      ...['双面学者 // 双面学徒', '请参见总则中的双面牌段落。', ''],
      ...['Mist Scholar and Mist Student', 'See the Double-Faced Cards section above.', ''],
      ...['雾笛', '{零}', '神器', '抓一张牌。', '', '注：此机制曾出现过。', '* 乙。'],
    ],
    cards: [
      '光 |  | {W} | 瞬间 |  | 甲。 | 乙。',
      '双面学者 // 双面学徒 |  |  |  |  |  | 请参见总则中的双面牌段落。',
      'Mist Scholar and Mist Student |  |  |  |  |  | See the Double-Faced Cards section above.',
      '雾笛 |  | {0} | 神器 |  | 抓一张牌。 | 注：此机制曾出现过。 ; 乙。',
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
];

describe('a set FAQ nobody tuned for', () => {
  it.each(cases)('$what', ({ lines, cards }) => {
    expect(readWhole(around('单卡解惑', lines)).cards.map(showCard)).toEqual(cards);
  });

  it('says where a text ends no sentence and yet goes on with another ability', () => {
    const { diagnostics } = readWhole(
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

  it('reports what a card lacks', () => {
    const { diagnostics } = readWhole(
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
