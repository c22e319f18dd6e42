// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outline, outlineOfClauses, structure } from './ipg/testing/outline.ts';

type Case = readonly [name: string, text: string, expected: readonly string[]];

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

const printedPenalties = [
  ['Penalty\nNo Penalty\n\nDefinition\nX.', 'penalty en No Penalty'],
  ['Penalty: Warning (see below)\n\nDefinition\nX.', 'penalty en Warning (see below)'],
  ['Penalty – Game Loss or Match Loss\n\nDefinition\nX.', 'penalty en Game Loss or Match Loss'],
  ['Penalty\tDisqualification\n\nDefinition\nX.', 'penalty en Disqualification'],
  ['处罚：无处罚\n\n定义\n甲。', 'penalty zh 无处罚'],
  ['处罚\n一盘负或一局负(见下文)\n\n定义\n甲。', 'penalty zh 一盘负或一局负(见下文)'],
  ['處罰\n取消資格\n\n定義\n甲。', 'penalty zh 取消資格'],
  ['懲罰:【懲罰なし】\n定義:\nカード。', 'penalty ja 懲罰なし'],
  [
    '懲罰:【ゲームの敗北】または【マッチの敗北】\n定義:\nカード。',
    'penalty ja 【ゲームの敗北】または【マッチの敗北】',
  ],
  ['処罰\n失格\n定義\nカード。', 'penalty ja 失格'],
  ['Penalty\n\nVaries\n\nDefinition\nX.', 'penalty en Varies'],
  [
    'Penalty\nCompetitive: Warning\nProfessional: Game Loss\n\nDefinition\nX.',
    'penalty en Competitive: Warning\nProfessional: Game Loss',
  ],
  [
    'Penalty\nFirst time | Warning\nSecond time | Game Loss\n\nDefinition\nX.',
    'penalty en First time | Warning\nSecond time | Game Loss',
  ],
] as const;

const penalties: readonly Case[] = [
  [
    'a penalty without a heading, and a remark on it',
    '4.1. 甲 | 返回IPG目录 | 4.3. 乙\nMatch Loss 一局负\nThe penalty is sometimes a Disqualification.\n此处罚有时为取消资格。\nA player threatens a person.\n牌手威胁他人。',
    [
      'penalty en Match Loss',
      'penalty zh 一局负',
      'penalty en The penalty is sometimes a Disqualification.',
      'penalty zh 此处罚有时为取消资格。',
      'definition en A player threatens a person.',
      'definition zh 牌手威胁他人。',
      'furniture: 4.1. 甲 | 返回IPG目录 | 4.3. 乙',
    ],
  ],
  [
    'a chapter of principles: penalties are its subheadings',
    '1.1 Kinds of Penalties 处罚种类\n\nWARNING 警告\n\nA Warning is written down.\n警告需要记录。\n\nGAME LOSS 一盘负\n\nThe game ends.\n本盘游戏结束。',
    [
      'title en Kinds of Penalties',
      'title zh 处罚种类',
      'heading definition en WARNING',
      'heading definition zh 警告',
      'definition en A Warning is written down.',
      'definition zh 警告需要记录。',
      'heading definition en GAME LOSS',
      'heading definition zh 一盘负',
      'definition en The game ends.',
      'definition zh 本盘游戏结束。',
    ],
  ],
];

/** Lines of an example that stand further in than its letter. */
const hanging: readonly Case[] = [
  [
    'with the letter, or the bullet, on a line of its own',
    'Examples\nA.\nA player draws.\nB.\n牌手睡着。\n\nPhilosophy\n•\nSleep is good.\n•\nIt is short.',
    [
      'examples en A: A player draws.',
      'examples zh B: 牌手睡着。',
      'philosophy en Sleep is good.',
      'philosophy en It is short.',
    ],
  ],
  [
    'a further sentence',
    'Examples\n\nA. A player draws.\n   The opponent sees it.\nB. 牌手抓牌。\n　　对手看到了。',
    ['examples en A: A player draws. The opponent sees it.', 'examples zh B: 牌手抓牌。对手看到了。'],
  ],
  [
    'below a bullet',
    'Examples\n  • A. A player draws.\n    The opponent sees it.\n  • A player sleeps.\n    Nobody sees it.',
    ['examples en A: A player draws. The opponent sees it.', 'examples en A player sleeps. Nobody sees it.'],
  ],
  [
    'a further paragraph',
    '例:\n(A) プレイヤーが引いた。\n\n　　対戦相手が見た。\n(B) 別の例である。',
    ['examples ja A: プレイヤーが引いた。\n対戦相手が見た。', 'examples ja B: 別の例である。'],
  ],
  [
    'not where all paragraphs begin further in',
    '范例\nA. 牌手抓牌。\n原则\n　　牌手应当小心,这样的失误很常见,裁判不必追究。\n　　裁判也应当小心,不要干扰正在进行的对局。\nB. 牌手抓牌。\n　　对手看到了。',
    [
      'examples zh A: 牌手抓牌。',
      'philosophy zh 牌手应当小心,这样的失误很常见,裁判不必追究。',
      'philosophy zh 裁判也应当小心,不要干扰正在进行的对局。',
      'philosophy zh B. 牌手抓牌。',
      'philosophy zh 对手看到了。',
    ],
  ],
];

const examples: readonly Case[] = [
  ...(
    [
      'A. ',
      'A) ',
      '(A) ',
      '（A）',
      'A、',
      'A．',
      'a. ',
      'a) ',
      'Example A: ',
      '例A：',
      '• A. ',
      '**A.** ',
      '- (A) ',
    ] as const
  ).map(
    (label): Case => [
      `lettered ${label}`,
      `Examples\n${label}牌手抓了两张牌。`,
      ['examples zh A: 牌手抓了两张牌。'],
    ],
  ),
  [
    'bulleted and not lettered: a clause each',
    'Examples\n\n* A player draws two cards.\n* A player forgets to draw.\n\nPhilosophy\n\nIt happens.',
    [
      'examples en A player draws two cards.',
      'examples en A player forgets to draw.',
      'philosophy en It happens.',
    ],
  ],
  [
    'several in one line: the next letter, or the same one in the other script, begins a new one',
    'Examples\nA. 牌套上有记号。 B. A player has foils.\nB. 牌手有闪卡。 C. A deck has lighter backs. C. 套牌的牌背较浅。',
    [
      'examples zh A: 牌套上有记号。',
      'examples en B: A player has foils.',
      'examples zh B: 牌手有闪卡。',
      'examples en C: A deck has lighter backs.',
      'examples zh C: 套牌的牌背较浅。',
    ],
  ],
  [
    'both languages of an example in one line share its letter',
    'Examples\nA. A player draws eight cards. 牌手抓了八张牌。',
    ['examples en A: A player draws eight cards.', 'examples zh A: 牌手抓了八张牌。'],
  ],
  [
    'letters that are none',
    'Examples\nA. A player draws twice.\nB. A player casts Plan A. Then he draws.\n\nPhilosophy\n\nA player may err.',
    [
      'examples en A: A player draws twice.',
      'examples en B: A player casts Plan A. Then he draws.',
      'philosophy en A player may err.',
    ],
  ],
];

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

describe('headings', () => {
  it.each(headings)('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => !line.startsWith('furniture'))).toEqual(expected);
  });
});

describe('penalties', () => {
  it.each(printedPenalties)('%j', (text, penalty) => {
    expect(outline(text).filter((line) => line.startsWith('penalty'))).toEqual([penalty]);
  });

  it.each(penalties)('%s', (_name, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });
});

describe('examples', () => {
  it.each(examples)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('examples of several lines', () => {
  it.each(hanging)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

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

describe('bytes', () => {
  it.each(bytes)('%s', (_name, text, expected) => {
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

describe('the four sources without their headings', () => {
  const read = (file: string): string =>
    readFileSync(new URL(`../../../content/sources/ipg/${file}`, import.meta.url), 'utf8');
  const headingLine =
    /^(?:Definition|Examples|Philosophy|Additional Remedy|Upgrade|定義:|例:|理念:|追加措置:)$/u;
  const withoutHeadings = (text: string): string =>
    text
      .split('\n')
      .filter((line) => !headingLine.test(line))
      .map((line) => line.replace(/^(?:格上げ: |升级:)/u, ''))
      .join('\n');

  it.each([
    ['ipg-2.3.zh.txt', false],
    ['ipg-2.3.en.txt', false],
    ['ipg-2.4.zh-en.txt', false],
    ['ipg-2.3.ja.txt', true],
  ])('%s keeps its parts', (file, isAnnotated) => {
    const text = read(file);
    expect(outlineOfClauses(withoutHeadings(text), { isAnnotated })).toEqual(
      outlineOfClauses(text, { isAnnotated }),
    );
  });
});

describe('paragraphs printed twice', () => {
  it.each<Case>([
    [
      'with other quotation marks',
      '定义\n这是"隐藏"的一张牌,两次印出。\n这是“隐藏”的一张牌,两次印出。',
      ['repeated: 这是“隐藏”的一张牌,两次印出。'],
    ],
    [
      'an example with its letter',
      'Examples\nA. A player draws two cards.\nA. A player draws two cards.',
      ['repeated: A. A player draws two cards.'],
    ],
    ['not under two letters', 'Examples\nA. A player draws two cards.\nB. A player draws two cards.', []],
    ['not in two parts', 'Definition\nThe Head Judge decides.\nRemedy\nThe Head Judge decides.', []],
    ['not when too short to tell', 'Definition\nNot so.\nNot so.', []],
  ])('%s', (_name, text, expected) => {
    expect(outline(text).filter((line) => line.startsWith('repeated'))).toEqual(expected);
  });
});

describe('bad input', () => {
  const codes = (text: string): readonly string[] =>
    structure(text).diagnostics.map(
      ({ code, severity, line, message }) => `${line} ${severity} ${code} ${message}`,
    );

  it('reports an empty file', () => {
    expect(codes('')).toEqual(['1 error structure/empty The file has no text.']);
    expect(codes('\n \u3000\n')).toEqual(['1 error structure/empty The file has no text.']);
  });

  it('reports a text without clauses', () => {
    expect(codes('2.3 Hidden Cards\n\nPenalty\nWarning\n')).toEqual([
      '1 error structure/no-clauses No clause was found.',
    ]);
  });

  it('reports a missing part at the line where it would stand', () => {
    const text =
      'Penalty\nWarning\n\nDefinition\nX is so.\n\nExamples\nA. A player errs.\n\nAdditional Remedy\nGo on.';
    expect(codes(text)).toEqual(['10 warning structure/missing-part The section has no philosophy.']);
  });

  it.each([
    ['zh', '定义\n\n牌手等待得太久。\n\n背景说明\n\n等待会拖慢比赛。\n\n原则\n\n时间有限。', 5, '背景说明'],
    ['en', 'Definition\n\nA player waits.\nBackground:\nWaiting is slow.', 4, 'Background:'],
    ['ja', '定義:\nカードを引いた。\n\n背景\n\nこれは古い。\n例:\n(A) 引いた。', 4, '背景'],
  ])('reports a line that could be a heading (%s)', (_lang, text, line, heading) => {
    const found = codes(text).filter((code) => code.includes('unknown-heading'));
    expect(found).toEqual([
      `${line} warning structure/unknown-heading “${heading}” looks like a heading, but none that is known; it was taken as text.`,
    ]);
  });

  it.each([
    'Definition\nA player does one of these:\n• waits\n• sleeps\n\nPhilosophy\nNo.',
    'Examples\n\nA player waits\n\nA player sleeps\n\nPhilosophy\nNo.',
    '定义\n\n牌手等待,\n\n然后睡着。',
  ])('takes no other short line for one: %j', (text) => {
    expect(codes(text).filter((code) => code.includes('unknown-heading'))).toEqual([]);
  });

  it('says what to do about it', () => {
    const [missing] = structure('Definition\nX is so.').diagnostics;
    expect(missing?.hint).toContain('Penalty, 处罚, 懲罰');
  });

  it('says when the parts are a guess', () => {
    const text =
      '2.9 Guessing\nA player makes a guess.\nA. A player guesses twice.\nJudges should not guess, because it is a mistake.\nThe player reveals the hand and shuffles.';
    expect(codes(text)[0]).toContain('2 info structure/part-guess');
  });
});
