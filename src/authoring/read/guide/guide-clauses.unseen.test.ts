// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { describe, expect, it } from 'vitest';
import { type Case, outlineOfClauses } from './testing/outline.ts';

const wrapping: readonly Case[] = [
  [
    'English, also where a sentence ends in a full line, and at hyphens and dashes',
    'Philosophy\n\nThe players share what is on the table, so that an error is seen by both of them.\nWhat only one player knows cannot be seen by the other, and so it is not a publicly-\ncorrectable error. There is one way out—\na backup—and it is not always open.\n\nA second paragraph.',
    [
      'philosophy en The players share what is on the table, so that an error is seen by both of them. What only one player knows cannot be seen by the other, and so it is not a publicly-correctable error. There is one way out—a backup—and it is not always open.',
      'philosophy en A second paragraph.',
    ],
  ],
  [
    'Chinese, with nothing between the characters',
    '原则\n\n双方牌手都能看到桌面上的信息,因此双方都有责任维护正确的游\n戏状态。只有一位牌手知晓的信息无法由对手核实,例如Ancestral\nRecall之后的手牌。\n\n第二段。',
    [
      'philosophy zh 双方牌手都能看到桌面上的信息,因此双方都有责任维护正确的游戏状态。只有一位牌手知晓的信息无法由对手核实,例如Ancestral Recall之后的手牌。',
      'philosophy zh 第二段。',
    ],
  ],
  [
    'Japanese, from a page of fixed width',
    '理念\n\nプレイヤーが共有している情報については、両方のプレイヤーが責任を負うもので\nあり、誤りに気付いた時点で指摘しなければならない。一方のプレイヤーだけが知\nっている情報はその限りではない。',
    [
      'philosophy ja プレイヤーが共有している情報については、両方のプレイヤーが責任を負うものであり、誤りに気付いた時点で指摘しなければならない。一方のプレイヤーだけが知っている情報はその限りではない。',
    ],
  ],
  [
    'bullets that were wrapped',
    'Examples\n  • A. A player scries two cards although the\n    spell says one.\n  • B. A player draws.',
    [
      'examples en A: A player scries two cards although the spell says one.',
      'examples en B: A player draws.',
    ],
  ],
  [
    'words that the printer has broken, where the text has them whole elsewhere, but not those with a hyphen',
    'Definition\nA player takes the seat of an oppo-\nnent. Well-known mix-ups are none, nor is a well-\nknown seat of the opponent.\n\nPhilosophy\nSeats are assigned, and a soft hy\u00AD\nphen is never text.',
    [
      'definition en A player takes the seat of an opponent. Well-known mix-ups are none, nor is a well-known seat of the opponent.',
      'philosophy en Seats are assigned, and a soft hyphen is never text.',
    ],
  ],
  [
    'a full stop alone in its line',
    'Definition\n牌手抓了过多的牌\n。\n下一段。',
    ['definition zh 牌手抓了过多的牌。', 'definition zh 下一段。'],
  ],
  [
    'never paragraphs that merely follow each other',
    'Definition\nA player draws.\nA player discards.\n牌手抓牌。\n牌手弃牌。',
    [
      'definition en A player draws.',
      'definition en A player discards.',
      'definition zh 牌手抓牌。',
      'definition zh 牌手弃牌。',
    ],
  ],
];

const footnotes: readonly Case[] = [
  [
    'below a list',
    'Philosophy\nThe board is public.*\nIt matters:\n\n• how long it was,\n• who saw it.\n\n* Where there is none, a call takes its place.',
    [
      'philosophy en The board is public.*',
      'philosophy en It matters:\nhow long it was,\nwho saw it.',
      'philosophy en * Where there is none, a call takes its place.',
    ],
  ],
  [
    'with raised numbers, right below the sentence',
    'Remedy\nThe players move to their tables and are given the time that they have lost.¹\n¹ See 8.1.',
    [
      'remedy en The players move to their tables and are given the time that they have lost.¹',
      'remedy en ¹ See 8.1.',
    ],
  ],
  [
    'none: points, of which no sentence bears the sign',
    'Philosophy\nThe board is public.\n\n* It is large.\n* It is new.',
    ['philosophy en The board is public.\nIt is large.\nIt is new.'],
  ],
];

const lists: readonly Case[] = [
  [
    'points behind a colon are lines of the clause',
    'Remedy\n\nIf one of these is so, stop:\n\n• A card is known.\n• A card is gone.\n\nOtherwise go on.',
    [
      'remedy en If one of these is so, stop:\nA card is known.\nA card is gone.',
      'remedy en Otherwise go on.',
    ],
  ],
  [
    'numbered points keep their numbers',
    '修正\n依次执行：\n1. 展示手牌。\n2. 洗牌。',
    ['remedy zh 依次执行：\n1. 展示手牌。\n2. 洗牌。'],
  ],
  [
    'points behind a full stop are lines of the clause too',
    '追加措置:\n記された措置を行う。\n • カードを戻す。\n • カードを切り直す。',
    ['remedy ja 記された措置を行う。\nカードを戻す。\nカードを切り直す。'],
  ],
  [
    'points that stand alone under a heading are clauses',
    '原则\n\n• 时间有限。\n• 牌手应保持合理的速度。\n\nPhilosophy\n\n• Time is short.\n1. Players keep pace.',
    [
      'philosophy zh 时间有限。',
      'philosophy zh 牌手应保持合理的速度。',
      'philosophy en Time is short.\n1. Players keep pace.',
    ],
  ],
  [
    'points set further in, or of another kind, belong to the point above them',
    'Philosophy\n\n• One thing.\n   • A part of it.\n   • Another part.\n• The other thing.\n\nUpgrade\n\n1. First, one of these:\n• this,\n• that.\n2. Then stop.',
    [
      'philosophy en One thing.\nA part of it.\nAnother part.',
      'philosophy en The other thing.',
      'upgrade en 1. First, one of these:\nthis,\nthat.',
      'upgrade en 2. Then stop.',
    ],
  ],
  [
    'points below a lettered example belong to it, bulleted examples to none',
    'Examples\n\nThese are all real.\n• A player sleeps.\n• A player sings.\n\nA. A player does both:\n1. sleeps,\n2. sings.\nB. A player snores.',
    [
      'examples en These are all real.',
      'examples en A player sleeps.',
      'examples en A player sings.',
      'examples en A: A player does both:\n1. sleeps,\n2. sings.',
      'examples en B: A player snores.',
    ],
  ],
  [
    'small letters below a numbered step belong to it, and the next number is the next step',
    'Remedy\n1. The player stops. If that is late:\n   a. the game goes on; or\n   b. the game ends.\n2. The judge goes.\n\n额外补救\n1）牌手停下。若太迟：\na）游戏继续；或\nb）游戏结束。\n2）裁判离开。',
    [
      'remedy en 1. The player stops. If that is late:\na. the game goes on; or\nb. the game ends.',
      'remedy en 2. The judge goes.',
      'remedy zh 1）牌手停下。若太迟：\na）游戏继续；或\nb）游戏结束。',
      'remedy zh 2）裁判离开。',
    ],
  ],
  [
    'bracketed letters and kana are points too; what only speaks of one of them is not',
    'Remedy\nThe result stands unless:\n(a) it is wrong, or\n(b) it is late.\nIn case (a) all begins anew.\n\n追加措置\n次の場合を除き、結果は有効である。\nア）誤っている場合\nイ）遅すぎる場合\nア）の場合、やり直す。',
    [
      'remedy en The result stands unless:\n(a) it is wrong, or\n(b) it is late.',
      'remedy en In case (a) all begins anew.',
      'remedy ja 次の場合を除き、結果は有効である。\nア）誤っている場合\nイ）遅すぎる場合',
      'remedy ja ア）の場合、やり直す。',
    ],
  ],
  [
    'points of points in a wiki belong to them',
    '原则\n以下不算：\n* 旁观者离席；\n** 他们不参赛；\n* 裁判离席。',
    ['philosophy zh 以下不算：\n旁观者离席；\n他们不参赛；\n裁判离席。'],
  ],
  [
    'points in two languages by turns are clauses of their own',
    'Philosophy\nIt comes to this:\n概述如下：\n\n• Players must answer.\n• 牌手必须回答。\n• Players may not lie.\n• 牌手不得说谎。',
    [
      'philosophy en It comes to this:',
      'philosophy zh 概述如下：',
      'philosophy en Players must answer.',
      'philosophy zh 牌手必须回答。',
      'philosophy en Players may not lie.',
      'philosophy zh 牌手不得说谎。',
    ],
  ],
  ...(
    [
      ['zh', '升级', '次数', '处罚', '第一次', '警告', '以上。'],
      ['ja', '格上げ:', '回数', '懲罰', '1回目', '【警告】', '以上である。'],
      ['en', 'Upgrade', 'Time', 'Penalty', 'The **first**', 'Game Loss', 'That is all.'],
    ] as const
  ).map(
    ([lang, heading, time, penalty, first, warning, end]): Case => [
      `a table with its rule is one clause (${lang})`,
      `${heading}\n\n| ${time} | ${penalty} |\n|:---|---:|\n| ${first} | ${warning} |\n\n${end}`,
      [`upgrade ${lang} | ${time} | ${penalty} |\n| ${first} | ${warning} |`, `upgrade ${lang} ${end}`],
    ],
  ),
  [
    'cells in any language, letters, names of sections and links in them are still one table',
    'Upgrade\n\n^ 次数 ^ Penalty ^\n| A. 一 | A. Warning |\n| 2.3 二 | 返回IPG目录 |\n| Definition | 甲。Two words or more end here. |\n\nTime\tPenalty\n第一次\t警告\nsecond\tGame Loss',
    [
      'upgrade en ^ 次数 ^ Penalty ^\n| A. 一 | A. Warning |\n| 2.3 二 | 返回IPG目录 |\n| Definition | 甲。Two words or more end here. |',
      'upgrade zh Time\tPenalty\n第一次\t警告\nsecond\tGame Loss',
    ],
  ],
  [
    'rows of a table are lines of one clause',
    'Upgrade\n\n| Error | Penalty |\n| Late | Game Loss |\n| Absent | Match Loss |\n\nThat is all.',
    [
      'upgrade en | Error | Penalty |\n| Late | Game Loss |\n| Absent | Match Loss |',
      'upgrade en That is all.',
    ],
  ],
];

const bytes: readonly Case[] = [
  [
    'a byte order mark, CRLF, tabs, full-width spaces, no line end at the end',
    '\uFEFFDefinition\r\n\r\n\tA player draws. \r\n\r\n\u3000牌手抓牌。\r\n\r\nExamples\r\n\tA.\tA player draws twice.',
    ['definition en A player draws.', 'definition zh 牌手抓牌。', 'examples en A: A player draws twice.'],
  ],
];

describe('wrapped lines', () => {
  it.each(wrapping)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('lists and tables', () => {
  it.each(lists)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('footnotes', () => {
  it.each(footnotes)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('bytes', () => {
  it.each(bytes)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});
