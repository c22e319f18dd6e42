// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { describe, expect, it } from 'vitest';
import { type Case, outline, outlineOfClauses, structure } from './testing/outline.ts';

const headings: readonly Case[] = [
  [
    'zh without headings: two blank lines between the parts',
    '3.6 抽牌失序\n\n处罚\n\n警告\n\n\n牌手没有按顺序抽牌。\n\n此违规不适用于构筑赛。\n\n\nA. 牌手先抽了第二包。\nB. 牌手忘了传牌。\n\n\n裁判应提醒所有牌手。\n\n\n牌手将补充包放回正确的位置。\n\n\n如果多名牌手因此受影响,则处罚升级为一盘负。',
    [
      'title zh 抽牌失序',
      'heading penalty zh 处罚',
      'penalty zh 警告',
      'definition zh 牌手没有按顺序抽牌。',
      'definition zh 此违规不适用于构筑赛。',
      'examples zh A: 牌手先抽了第二包。',
      'examples zh B: 牌手忘了传牌。',
      'philosophy zh 裁判应提醒所有牌手。',
      'remedy zh 牌手将补充包放回正确的位置。',
      'upgrade zh 如果多名牌手因此受影响,则处罚升级为一盘负。',
    ],
  ],
  [
    'zh without headings and without examples',
    '4.4 打赌\n\n处罚\n\n取消资格\n\n\n牌手以对局结果打赌。\n\n\n打赌损害比赛的公正,因此处罚严厉。\n\n\n裁判请牌手离开场地,并将情况报告主审。',
    [
      'title zh 打赌',
      'heading penalty zh 处罚',
      'penalty zh 取消资格',
      'definition zh 牌手以对局结果打赌。',
      'philosophy zh 打赌损害比赛的公正,因此处罚严厉。',
      'remedy zh 裁判请牌手离开场地,并将情况报告主审。',
    ],
  ],
  [
    'an upgrade without a remedy, told by its wording',
    '3.1 Lateness\n\nPenalty\n\nGame Loss\n\n\nA player sits down late.\n\n\nA. A player reads the wrong pairings.\n\n\nEverybody waits for a late player.\n\n\nAfter ten minutes the penalty is a Match Loss.',
    [
      'title en Lateness',
      'heading penalty en Penalty',
      'penalty en Game Loss',
      'definition en A player sits down late.',
      'examples en A: A player reads the wrong pairings.',
      'philosophy en Everybody waits for a late player.',
      'upgrade en After ten minutes the penalty is a Match Loss.',
    ],
  ],
  [
    'headings in two languages in one line, in either order, in capitals or not',
    '2.1 Missed Step 遗漏步骤\nPENALTY 处罚\nNone 无\nDEFINITION 定义\nA step is missed.\n范例 EXAMPLES\nA. A player forgets the step.\nphilosophy: 原则\nSteps are easy to miss.\nAdditional Remedy 进一步的修正\nGo on.\n升级/Upgrade\nThe third time counts.',
    [
      'title en Missed Step',
      'title zh 遗漏步骤',
      'heading penalty en PENALTY',
      'heading penalty zh 处罚',
      'penalty en None',
      'penalty zh 无',
      'heading definition en DEFINITION',
      'heading definition zh 定义',
      'definition en A step is missed.',
      'heading examples zh 范例',
      'heading examples en EXAMPLES',
      'examples en A: A player forgets the step.',
      'heading philosophy en philosophy',
      'heading philosophy zh 原则',
      'philosophy en Steps are easy to miss.',
      'heading remedy en Additional Remedy',
      'heading remedy zh 进一步的修正',
      'remedy en Go on.',
      'heading upgrade zh 升级',
      'heading upgrade en Upgrade',
      'upgrade en The third time counts.',
    ],
  ],
  [
    'headings with marks and colons of every width, some before their text',
    '## 3.9 Shuffling\n\n**Penalty:** Warning\n\n### Definition\n\nA player shuffles too little.\n\n**Examples**\n\n(A) A player cuts once.\n\n__Philosophy:__\n\nIt matters.\n\n★附加修正：洗牌。\n\n【升级】\n\n再犯则升级。',
    [
      'title en Shuffling',
      'heading penalty en Penalty',
      'penalty en Warning',
      'heading definition en Definition',
      'definition en A player shuffles too little.',
      'heading examples en Examples',
      'examples en A: A player cuts once.',
      'heading philosophy en Philosophy',
      'philosophy en It matters.',
      'heading remedy zh 附加修正',
      'remedy zh 洗牌。',
      'heading upgrade zh 升级',
      'upgrade zh 再犯则升级。',
    ],
  ],
  [
    'numbered headings',
    '一、定义\n牌手等待。\n二、原则：\n等待很慢。\n3. Additional Remedy\nGo on.',
    [
      'heading definition zh 定义',
      'definition zh 牌手等待。',
      'heading philosophy zh 原则',
      'philosophy zh 等待很慢。',
      'heading remedy en Additional Remedy',
      'remedy en Go on.',
    ],
  ],
  [
    'headings underlined',
    'Definition\n----------\nA player waits.\n\nPhilosophy\n==========\nWaiting is slow.',
    [
      'heading definition en Definition',
      'definition en A player waits.',
      'heading philosophy en Philosophy',
      'philosophy en Waiting is slow.',
    ],
  ],
  [
    'ja with headings of their own line',
    'IPG 3.3 イベント上の誤り ─ 遅いプレイ\n\n懲罰:【警告】\n\n定義:\n\n　プレイヤーが考えすぎた。\n\n例:\n\n(A)プレイヤーが席を離れた。\n\n理念:\n\n　時間は限られている。\n\n追加措置:\n\n　追加ターンを与える。\n\n格上げ:\n\n　繰り返した場合、懲罰は【ゲームの敗北】となる。',
    [
      'title ja イベント上の誤り ─ 遅いプレイ',
      'heading penalty ja 懲罰',
      'penalty ja 警告',
      'heading definition ja 定義',
      'definition ja プレイヤーが考えすぎた。',
      'heading examples ja 例',
      'examples ja A: プレイヤーが席を離れた。',
      'heading philosophy ja 理念',
      'philosophy ja 時間は限られている。',
      'heading remedy ja 追加措置',
      'remedy ja 追加ターンを与える。',
      'heading upgrade ja 格上げ',
      'upgrade ja 繰り返した場合、懲罰は【ゲームの敗北】となる。',
    ],
  ],
  [
    'a penalty in a box inside of the definition: the definition goes on behind it',
    'Definition\n\nA player does one of these:\n\nPenalty\n\nMatch Loss\n\n  • Asks a friend.\n  • Reads a book.\n\nNotes are allowed.\n\nPhilosophy\n\nPlay alone.',
    [
      'heading definition en Definition',
      'definition en A player does one of these:\nAsks a friend.\nReads a book.',
      'heading penalty en Penalty',
      'penalty en Match Loss',
      'definition en Notes are allowed.',
      'heading philosophy en Philosophy',
      'philosophy en Play alone.',
    ],
  ],
  [
    'a downgrade stands with the upgrades',
    'Definition\nA player asks.\nDowngrade\nBetween games the penalty is a Game Loss.',
    [
      'heading definition en Definition',
      'definition en A player asks.',
      'heading upgrade en Downgrade',
      'upgrade en Between games the penalty is a Game Loss.',
    ],
  ],
  [
    'words of headings inside of sentences are text',
    'Definition\nRemedy or not, it counts.\nExample B shows a player who draws.\n升级不适用于此情况。\n例えば、カードを引いた場合。',
    [
      'heading definition en Definition',
      'definition en Remedy or not, it counts.',
      'definition en Example B shows a player who draws.',
      'definition zh 升级不适用于此情况。',
      'definition ja 例えば、カードを引いた場合。',
    ],
  ],
];

const setOff: readonly Case[] = [
  [
    'headings in a line with their text, set off by a full stop, a dash, brackets or a wide space',
    '8.4 Sitting\nDefinition. A player sits.\nUpgrade — If it is late, the penalty is a Game Loss.\nDowngrade — If it is early, there is none.\n\n定義　プレイヤーが座った。\n【升级】如果太迟，则处罚为一盘负。',
    [
      'definition en A player sits.',
      'upgrade en If it is late, the penalty is a Game Loss.',
      'upgrade en If it is early, there is none.',
      'definition ja プレイヤーが座った。',
      'upgrade zh 如果太迟，则处罚为一盘负。',
    ],
  ],
  [
    'but not where a sentence begins with the word',
    'Definition\nA player sits.\nUpgrade paths are none of it. Definition of sitting aside, the player is seated.',
    [
      'definition en A player sits.',
      'definition en Upgrade paths are none of it. Definition of sitting aside, the player is seated.',
    ],
  ],
];

const furniture: readonly Case[] = [
  [
    'links set off by bars',
    '2.1. 甲 | 返回IPG目录 | 2.3. 乙\n\nDefinition\nX.',
    ['furniture: 2.1. 甲 | 返回IPG目录 | 2.3. 乙'],
  ],
  [
    'a trail of links',
    'Home › Documents › IPG 2.3\n\nDefinition\nX.',
    ['furniture: Home › Documents › IPG 2.3'],
  ],
  [
    'the date of the page, with a colon or without',
    '8.6 打瞌睡\n最后更新日期 2019.10.4\n\n定义\n牌手睡着。\n\nUpdated April 3, 2021',
    ['furniture: 最后更新日期 2019.10.4', 'furniture: Updated April 3, 2021'],
  ],
  [
    'a running head with its page number far off',
    'INFRACTION GUIDE                         41\n\n8.4 Sitting\n\nDefinition\nA player is late.\n\n42                         INFRACTION GUIDE',
    [
      'furniture: INFRACTION GUIDE                         41',
      'furniture: 42                         INFRACTION GUIDE',
    ],
  ],
  [
    'a running head with its page number close by',
    'Guide to Errors, page 8\n\n8.4 Sitting\n\nDefinition\nA player is late.\n\n8\nGuide to Errors, page 9\n\nPhilosophy\nTime is short.',
    ['furniture: Guide to Errors, page 8', 'furniture: 8', 'furniture: Guide to Errors, page 9'],
  ],
  [
    'what a wiki sets its pages with',
    "{{导航|上一节=8.4}}\n= 8.5 赛事失误～打翻饮料 =\n{| class=\"wikitable\"\n! 处罚\n|-\n| '''警告'''\n|}\n\n== 定义 ==\n牌手打翻饮料。\n\n<!-- 待补 -->\n<references />\n[[Category:赛事失误]]\n~~NOTOC~~",
    [
      'furniture: {{导航|上一节=8.4}}',
      'furniture: {| class="wikitable"',
      'furniture: |-',
      'furniture: |}',
      'furniture: <!-- 待补 -->',
      'furniture: <references />',
      'furniture: [[Category:赛事失误]]',
      'furniture: ~~NOTOC~~',
    ],
  ],
  [
    'a trail of links set off by >, but no quotation',
    '目录 > 第8章 > 8.2\n8.2 迟到\n\nDefinition\n> A player draws > 2 cards.',
    ['furniture: 目录 > 第8章 > 8.2'],
  ],
  [
    'the columns of a page’s foot',
    'Definition\nA player is\n8.3 Sitting    Effective January 5, 2022    Page 40 of 88\nlate for the match.',
    ['furniture: 8.3 Sitting    Effective January 5, 2022    Page 40 of 88'],
  ],
  [
    'links back',
    'Definition\nX.\n\nBack to top\n返回顶部\n返回IPG目录\nページトップへ',
    ['furniture: Back to top', 'furniture: 返回顶部', 'furniture: 返回IPG目录', 'furniture: ページトップへ'],
  ],
  [
    'a table of sections',
    '1. Principles\n1.1. Penalties 1.3. Shuffling\n1.2. Judges 1.4. Backups\n 1.5 Sets\n\nJudges are neutral.',
    [
      'furniture: 1.1. Penalties 1.3. Shuffling',
      'furniture: 1.2. Judges 1.4. Backups',
      'furniture: 1.5 Sets',
    ],
  ],
  [
    'the block with the date of an update',
    '2024.05 更新\n规则 24.05\n\n2.3 隐藏\n\n定义\n甲。',
    ['furniture: 2024.05 更新', 'furniture: 规则 24.05'],
  ],
  [
    'everything short above the navigation',
    '用户名\n\n甲乙丙\n\n2.1. 甲 | 返回目录 | 2.3. 乙\n2.2 隐藏\n\n定义\n甲。',
    ['furniture: 用户名', 'furniture: 甲乙丙', 'furniture: 2.1. 甲 | 返回目录 | 2.3. 乙'],
  ],
  [
    'nothing that could be text',
    'Definition\nA | B | C is a table.\n(C) A player copies.\n更新手牌。\nTop of the library.',
    [],
  ],
];

const titles: readonly Case[] = [
  [
    'IPG 4.8',
    'IPG 4.8 Unsporting Conduct — Lying\n\nDefinition\nX.',
    ['title en Unsporting Conduct — Lying'],
  ],
  ['3.7.', '3.7. Talking\n\nDefinition\nX.', ['title en Talking']],
  ['第2.3节', '第2.3节 隐藏\n\n定义\n甲。', ['title zh 隐藏']],
  [
    'a name in brackets',
    '2.3. 隐藏的牌 (Hidden Cards, HC)\n\n定义\n甲。',
    ['title zh 隐藏的牌', 'title en Hidden Cards, HC'],
  ],
  ['an abbreviation in brackets', '2.3. 隐藏的牌(HC)\n\n定义\n甲。', ['title zh 隐藏的牌(HC)']],
  [
    'a name behind a slash',
    '2.3. 隠されたカード/Hidden Cards\n\n定義:\nカード。',
    ['title ja 隠されたカード', 'title en Hidden Cards'],
  ],
  [
    'a line for each language',
    '2.3 Hidden Cards\n2.3 隐藏的牌\n\n定义\n甲。',
    ['title en Hidden Cards', 'title zh 隐藏的牌'],
  ],
  [
    'no number',
    'Hidden Cards\n隐藏的牌\n\nPenalty\nWarning\n\n定义\n甲。',
    ['title en Hidden Cards', 'title zh 隐藏的牌', 'penalty en Warning'],
  ],
  ['a chapter', '2. Game Play Errors\n\nErrors happen.', ['title en Game Play Errors']],
  [
    'between single signs of a wiki, over a table with the penalty',
    "= 8.5 赛事失误～打翻饮料 =\n{|\n! 处罚\n|-\n| '''警告'''\n|}\n\n== 定义 ==\n甲。",
    ['title zh 赛事失误～打翻饮料', 'penalty zh 警告'],
  ],
  [
    'the penalty at the end of the line',
    '2.2. Looking Around      Warning\n\nDefinition\nX.',
    ['title en Looking Around', 'penalty en Warning'],
  ],
  [
    'the penalty in brackets at the end of the line',
    '2.2. 余所見 【警告】\n\n定義:\nカード。',
    ['title ja 余所見', 'penalty ja 警告'],
  ],
  [
    'further titles, in a text that holds several sections',
    '2.1 Match Structure\n\nA match has games.\n\n2.2 Play and Draw\n\nA player is chosen.',
    ['title en Match Structure'],
  ],
  ['none: a sentence with a number', '2.3 times a player drew a card.\n\nDefinition\nX.', []],
];

describe('headings', () => {
  it.each(headings)('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => !line.startsWith('furniture'))).toEqual(expected);
  });
});

describe('headings in a line with text', () => {
  it.each(setOff)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('titles', () => {
  it.each(titles)('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => /^(?:title|penalty) /u.test(line))).toEqual(expected);
  });

  it.each([
    ['IPG 4.8 Lying\n\nX.', '4.8'],
    ['3.7. Talking\n\nX.', '3.7'],
    ['第2.3节 隐藏\n\n甲。', '2.3'],
    ['2. Game Play Errors\n\nX.', '2.0'],
    ['## 1.10 Sets\n\nX.', '1.10'],
    ['８.４　大会における遅刻\n\nX.', '8.4'],
    ['A player draws.', null],
  ])('%j is section %s', (text, section) => {
    expect(structure(text).value.section).toBe(section);
  });
});

describe('what the site prints around the text', () => {
  it.each(furniture)('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => line.startsWith('furniture'))).toEqual(expected);
  });
});
