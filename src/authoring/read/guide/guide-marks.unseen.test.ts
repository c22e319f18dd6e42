// Texts nobody tuned for, in our own words: signs that say what a line is, and where none says it.

import { describe, expect, it } from 'vitest';
import { outline, outlineOfClauses, structure } from './testing/outline.ts';

type Case = readonly [name: string, text: string, expected: readonly string[]];

const dashes: readonly Case[] = [
  [
    'double dashes before points, below a lead-in that ends with one',
    '定义\n牌手不归还物品，或者损坏了它们。物品包括——\n——计时器；\n——号码牌。\n本条不适用于赛后。',
    [
      'definition zh 牌手不归还物品，或者损坏了它们。物品包括——\n计时器；\n号码牌。',
      'definition zh 本条不适用于赛后。',
    ],
  ],
  [
    'a double dash at the start of a line that goes on with its sentence',
    '原则\n牌手应当爱护公共物品，并在离席时将其放回原来的地方，不得带走\n——这一点对所有人都一样。',
    ['philosophy zh 牌手应当爱护公共物品，并在离席时将其放回原来的地方，不得带走——这一点对所有人都一样。'],
  ],
  [
    'a double dash alone between sentences',
    '原则\n牌套破损会让牌张可辨认。\n——\n牌手有责任检查。',
    ['philosophy zh 牌套破损会让牌张可辨认。', 'philosophy zh 牌手有责任检查。'],
  ],
];

const counts: readonly Case[] = [
  [
    '（1）',
    '范例\n（1）牌手离席。\n（2）牌手睡着。',
    ['examples zh 1: 牌手离席。', 'examples zh 2: 牌手睡着。'],
  ],
  [
    '（一）',
    '范例\n（一）牌手离席。\n（二）牌手睡着。',
    ['examples zh 一: 牌手离席。', 'examples zh 二: 牌手睡着。'],
  ],
  [
    '（甲）',
    '範例\n（甲）牌手離席。\n（乙）牌手睡著。',
    ['examples zh 甲: 牌手離席。', 'examples zh 乙: 牌手睡著。'],
  ],
  [
    '①',
    '例\n①プレイヤーが座る。\n②プレイヤーが立つ。',
    ['examples ja 1: プレイヤーが座る。', 'examples ja 2: プレイヤーが立つ。'],
  ],
  [
    'a)',
    'Examples\na) A player sits.\nb) A player stands.',
    ['examples en A: A player sits.', 'examples en B: A player stands.'],
  ],
  [
    'i.',
    'Examples\ni. A player sits.\nii. A player stands.',
    ['examples en i: A player sits.', 'examples en ii: A player stands.'],
  ],
  [
    '1. with points below',
    'Examples\n1. A player sits:\n• here, or\n• there.\n2. A player stands.',
    ['examples en 1: A player sits:\nhere, or\nthere.', 'examples en 2: A player stands.'],
  ],
  [
    'none: a number that leaves one out',
    'Examples\n1. A player sits.\n3. A player stands.',
    ['examples en 1. A player sits.', 'examples en 3. A player stands.'],
  ],
  [
    'none: points of a lettered example, and steps of a remedy',
    '范例\nA. 牌手做了两件事：\n(1) 离席；\n(2) 睡着。\n额外修正\n(1) 叫醒牌手。\n(2) 请其就座。',
    [
      'examples zh A: 牌手做了两件事：\n(1) 离席；\n(2) 睡着。',
      'remedy zh (1) 叫醒牌手。',
      'remedy zh (2) 请其就座。',
    ],
  ],
];

describe('double dashes', () => {
  it.each(dashes)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('examples that are counted', () => {
  it.each(counts)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });

  it('are named by their number in commentary', () => {
    const text =
      '例\n(1) プレイヤーが座る。\n(2) プレイヤーが立つ。\n例(1)はよくあります。\n追加措置\n(1)座る。\n(2)立つ。\n(2)は難しいでしょう。';
    expect(outlineOfClauses(text, { isAnnotated: true })).toEqual([
      'examples ja 1: プレイヤーが座る。',
      'examples ja 2: プレイヤーが立つ。',
      'examples ja note on 1: 例(1)はよくあります。',
      'remedy ja (1)座る。',
      'remedy ja (2)立つ。',
      'remedy ja note: (2)は難しいでしょう。',
    ]);
  });
});

describe('counted examples among comments', () => {
  it.each<Case>([
    [
      'right below a comment with a label',
      '定义\n牌手遗失了号码牌。\n【注】收据不算。\n\n借出的不算遗失。\n\n范例\n（1）牌手把号码牌带走。\n【注】这是最常见的。\n（2）号码牌掉进了河里。\n【注】例（2）发生过。\n（3）牌手将其借给观众。',
      [
        'definition zh 牌手遗失了号码牌。',
        'definition zh note: 收据不算。',
        'definition zh 借出的不算遗失。',
        'examples zh 1: 牌手把号码牌带走。',
        'examples zh note: 这是最常见的。',
        'examples zh 2: 号码牌掉进了河里。',
        'examples zh note on 2: 例（2）发生过。',
        'examples zh 3: 牌手将其借给观众。',
      ],
    ],
    [
      'in square brackets, on lines of their own and behind sentences',
      'Definition\nA player hands in the slip late. [We see this at every large event.]\nThe slip must be signed by both players [or in the app].\n[A signature in the app counts as well.]\n\nExamples\n(A) The slip is found in a pocket. [True story!]\n(B) The slip is signed by one player only.',
      [
        'definition en A player hands in the slip late.',
        'definition en note: [We see this at every large event.]',
        'definition en The slip must be signed by both players [or in the app].',
        'definition en note: [A signature in the app counts as well.]',
        'examples en A: The slip is found in a pocket.',
        'examples en note: [True story!]',
        'examples en B: The slip is signed by one player only.',
      ],
    ],
    [
      'whole in brackets with their label, in Traditional characters',
      '4.9 借牌不還\n\n罰則：警告\n\n定義：\n牌手借用牌張後，未於約定的時間歸還。\n【譯注：約定可為口頭。】\n\n範例：\n（甲）牌手借了地牌，賽後離場。\n（乙）牌手將借來的牌轉借他人。\n〔評：這種情形較常見。〕\n\n原則：\n借牌是牌手之間的事。\n（編按：本段在舊版中為兩段。）\n\n額外補救：\n請牌手立即歸還牌張。',
      [
        'definition zh 牌手借用牌張後，未於約定的時間歸還。',
        'definition zh note: 約定可為口頭。',
        'examples zh 甲: 牌手借了地牌，賽後離場。',
        'examples zh 乙: 牌手將借來的牌轉借他人。',
        'examples zh note: 這種情形較常見。',
        'philosophy zh 借牌是牌手之間的事。',
        'philosophy zh note: 本段在舊版中為兩段。',
        'remedy zh 請牌手立即歸還牌張。',
      ],
    ],
    [
      'in the plain style',
      '例\n①プレイヤーが札を持ち帰った。\n②札が川に落ちた。\n②のような事故は、避けられません。\n追加措置\n札には以下のものが含まれる。\n・座席札\n・選手証',
      [
        'examples ja 1: プレイヤーが札を持ち帰った。',
        'examples ja 2: 札が川に落ちた。',
        'examples ja note on 2: ②のような事故は、避けられません。',
        'remedy ja 札には以下のものが含まれる。\n座席札\n選手証',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text, { isAnnotated: true })).toEqual(expected);
  });
});

describe('titles and penalties in two languages', () => {
  it.each<Case>([
    [
      'Chinese and Japanese with a stroke between them',
      '2.6 记录错误 / 記録の誤り\n\n处罚 / 懲罰\n\n警告 / 警告\n\n定义 / 定義\n\n牌手没有记录生命值。\nプレイヤーがライフを記録しなかった。',
      [
        'title zh 记录错误',
        'title ja 記録の誤り',
        'heading penalty zh 处罚',
        'heading penalty ja 懲罰',
        'penalty zh 警告',
        'penalty ja 警告',
        'heading definition zh 定义',
        'heading definition ja 定義',
        'definition zh 牌手没有记录生命值。',
        'definition ja プレイヤーがライフを記録しなかった。',
      ],
    ],
    [
      'a name with what says that there is commentary',
      '2.9 【注释版】 Unannounced Shortcut 未宣告的捷径\n定义\n甲。',
      [
        'title en Unannounced Shortcut',
        'title zh 未宣告的捷径',
        'heading definition zh 定义',
        'definition zh 甲。',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });
});

describe('the head of a text', () => {
  it.each<Case>([
    [
      'a date of the text and one of its commentary',
      '5.3 冒名参赛　（注解版）\n原文更新：2020年1月　注解更新：2020年3月\n\n定义\n甲。',
      [
        'title zh 冒名参赛',
        'heading definition zh 定义',
        'definition zh 甲。',
        'furniture: 原文更新：2020年1月　注解更新：2020年3月',
      ],
    ],
    [
      'the name of the document in Traditional characters',
      '違規處理方針　註解版\n\n3.5 座位髒亂\n\n懲罰\n警告',
      ['title zh 座位髒亂', 'heading penalty zh 懲罰', 'penalty zh 警告', 'furniture: 違規處理方針　註解版'],
    ],
    [
      'headings and penalties set apart to fill a line, examples counted by stems',
      '3.4 错拿牌套\n\n处　罚：警　告\n\n定　义：牌手使用了他人的牌套。\n\n范　例：\n甲、牌手拿错了牌套。\n乙、牌手以为牌套是赠品。\n\n修　正：\n一、归还牌套；\n二、重新检查牌套。',
      [
        'title zh 错拿牌套',
        'heading penalty zh 处　罚',
        'penalty zh 警　告',
        'heading definition zh 定　义',
        'definition zh 牌手使用了他人的牌套。',
        'heading examples zh 范　例',
        'examples zh 甲: 牌手拿错了牌套。',
        'examples zh 乙: 牌手以为牌套是赠品。',
        'heading remedy zh 修　正',
        'remedy zh 一、归还牌套；',
        'remedy zh 二、重新检查牌套。',
      ],
    ],
    [
      'a name in brackets',
      '2.2.《追加カードの閲覧》\n\n定義\n甲である。',
      ['title ja 追加カードの閲覧', 'heading definition ja 定義', 'definition ja 甲である。'],
    ],
    [
      'the name of the document before a dash',
      'Annotated IPG - 3.12 Missing Signature\n\nDefinition\nX.',
      ['title en Missing Signature', 'heading definition en Definition', 'definition en X.'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });
});

describe('headings inside of a part', () => {
  it.each<Case>([
    [
      'in the capitals of titles',
      'Philosophy\n\nA board must be readable.\n\nTokens Made of Other Cards\n\nFace-down cards are fine.',
      [
        'heading philosophy en Philosophy',
        'philosophy en A board must be readable.',
        'heading philosophy en Tokens Made of Other Cards',
        'philosophy en Face-down cards are fine.',
      ],
    ],
    [
      'in two languages',
      '1.6 沟通政策 Communication\n\n牌手须如实作答。\n\n公开信息 Free Information\n\n公开信息包括回合与阶段。\n\nReminder 提醒\n\n裁判不应主动提供信息。',
      [
        'title zh 沟通政策',
        'title en Communication',
        'definition zh 牌手须如实作答。',
        'heading definition zh 公开信息',
        'heading definition en Free Information',
        'definition zh 公开信息包括回合与阶段。',
        'heading definition en Reminder',
        'heading definition zh 提醒',
        'definition zh 裁判不应主动提供信息。',
      ],
    ],
    [
      'in bold among plain paragraphs',
      '原则\n\n盘面应当清楚。\n\n**用其他牌当衍生物**\n\n可以用牌面朝下的牌。',
      [
        'heading philosophy zh 原则',
        'philosophy zh 盘面应当清楚。',
        'heading philosophy zh 用其他牌当衍生物',
        'philosophy zh 可以用牌面朝下的牌。',
      ],
    ],
    [
      'none: what only might be one',
      '原则\n\n盘面应当清楚。\n\n理由说明\n\n可以用牌面朝下的牌。',
      [
        'heading philosophy zh 原则',
        'philosophy zh 盘面应当清楚。',
        'philosophy zh 理由说明',
        'philosophy zh 可以用牌面朝下的牌。',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });
});

describe('what is reported', () => {
  const codesOf = (text: string, isAnnotated = false): readonly string[] =>
    structure(text, { isAnnotated }).diagnostics.map(({ code, line }) => `${line} ${code}`);

  it.each([
    [
      'a clause that a blank line may have torn',
      '1.9 甲\n\n原则\n\n牌手使用了破损的牌套——\n\n并且没有更换。',
      '5 structure/unfinished',
    ],
    [
      'half a sentence',
      '1.9 甲\n\n原则\n\n如果尚未开始，则重新开始；\n\n否则，继续进行。',
      '5 structure/unfinished',
    ],
    [
      'a label alone in a text read as plain',
      '1.9 甲\n\n原则\n\n牌手应守时。\n\n【释】\n\n很多人做不到。',
      '7 structure/looks-annotated',
    ],
  ])('%s', (_name, text, expected) => {
    expect(codesOf(text)).toContain(expected);
  });

  it('not the head of a list of lettered points', () => {
    expect(
      codesOf('1.9 X\n\nDefinition\n\nThis does not apply if:\n\n(a) it is early; or\n(b) it is late.'),
    ).toEqual([]);
  });
});

describe('comments with a label', () => {
  it.each<Case>([
    [
      'a label over a comment says nothing of what the next label speaks of',
      '原则\n\n登记可以避免纠纷。\n\n【释】\n\n很多人不知道。\n\n裁判有责任保管登记表。\n\n【释】\n\n照片不能代替它。',
      [
        'philosophy zh 登记可以避免纠纷。',
        'philosophy zh note: 很多人不知道。',
        'philosophy zh 裁判有责任保管登记表。',
        'philosophy zh note: 照片不能代替它。',
      ],
    ],
    [
      'comments right below their clause end at a blank line, and go on without a label where there is none',
      '定义\n\n牌手没有登记借来的牌。\n【释】表上有一栏。\n另外，牌套不用登记。\n\n借来的骰子不在此列。\n【释】只有牌才算。\n\n原则\n\n登记可以避免纠纷。\n【释】\n想象一下：牌的主人要回家了。\n大多数纠纷都是这样来的。\n\n裁判有责任保管登记表。',
      [
        'definition zh 牌手没有登记借来的牌。',
        'definition zh note: 表上有一栏。',
        'definition zh note: 另外，牌套不用登记。',
        'definition zh 借来的骰子不在此列。',
        'definition zh note: 只有牌才算。',
        'philosophy zh 登记可以避免纠纷。',
        'philosophy zh note: 想象一下：牌的主人要回家了。',
        'philosophy zh note: 大多数纠纷都是这样来的。',
        'philosophy zh 裁判有责任保管登记表。',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text, { isAnnotated: true })).toEqual(expected);
  });
});

describe('comments without any mark', () => {
  it.each<Case>([
    [
      'quote a word of the clause above them, or stand among lettered examples without a letter',
      'Examples\nA. A player drums on the table.\nDrumming between rounds is allowed.\nPhilosophy\nTournament officials provide an environment in which concentration is possible.\nThe key word here is “possible.” A hall of eight hundred people is not silent.\nThe penalty may be upgraded.',
      [
        'examples en A: A player drums on the table.',
        'examples en note: Drumming between rounds is allowed.',
        'philosophy en Tournament officials provide an environment in which concentration is possible.',
        'philosophy en note: The key word here is “possible.” A hall of eight hundred people is not silent.',
        'philosophy en The penalty may be upgraded.',
      ],
    ],
    [
      'announce points in their own style, and stand in brackets as a whole',
      '追加措置\n見られたカードは、ライブラリーに加えて切り直す。\nまず、どこが無作為かを決めます。手順は以下のとおりです。\n・上下のカードを除ける。\n・残りを切り直す。\nカードは、切り直しの前後で同じ位置に置くこと。\n(分からないときは、3分を目安としてください。)\n格上げ\n特になし。',
      [
        'remedy ja 見られたカードは、ライブラリーに加えて切り直す。',
        'remedy ja note: まず、どこが無作為かを決めます。手順は以下のとおりです。\n上下のカードを除ける。\n残りを切り直す。',
        'remedy ja カードは、切り直しの前後で同じ位置に置くこと。',
        'remedy ja note: (分からないときは、3分を目安としてください。)',
        'upgrade ja 特になし。',
      ],
    ],
  ])('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text, { isAnnotated: true })).toEqual(expected);
  });
});
