// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { describe, expect, it } from 'vitest';
import { type Case, outlineOfClauses } from './testing/outline.ts';

/** Lines of an example that stand further in than its letter. */
const byTurns: readonly Case[] = [
  [
    'the translation behind a stroke in the line has its letter',
    '范例/Examples：\nA. 牌手的四个牌套缺了角。/Four sleeves of a player lack a corner.\nB. 牌手用了两种牌套。/A player has two kinds of sleeves.\n\n原则/Philosophy：\n磨损是难免的。/Wear cannot be avoided.',
    [
      'examples zh A: 牌手的四个牌套缺了角。',
      'examples en A: Four sleeves of a player lack a corner.',
      'examples zh B: 牌手用了两种牌套。',
      'examples en B: A player has two kinds of sleeves.',
      'philosophy zh 磨损是难免的。',
      'philosophy en Wear cannot be avoided.',
    ],
  ],
  [
    'the translation right below a lettered example has its letter',
    'Examples 范例\nA. 牌手抓了两次牌。\nA player draws twice.\n\nB. 牌手抓了三张牌。\nA player draws three cards.',
    [
      'examples zh A: 牌手抓了两次牌。',
      'examples en A: A player draws twice.',
      'examples zh B: 牌手抓了三张牌。',
      'examples en B: A player draws three cards.',
    ],
  ],
];

const counted: readonly Case[] = [
  [
    'examples counted with their word need no heading; steps are points',
    '8.4 Sitting\n\nDefinition\nA player sits.\nExample 1: A player sits down.\nExample 2: A player\nsits on.\n\nRemedy\nThe judge acts:\nStep 1. The judge asks.\nStep 2. The judge goes.\n额外补救\n依次执行：\n第一步：裁判询问。\n第二步：裁判离开。',
    [
      'definition en A player sits.',
      'examples en 1: A player sits down.',
      'examples en 2: A player sits on.',
      'remedy en The judge acts:\nStep 1. The judge asks.\nStep 2. The judge goes.',
      'remedy zh 依次执行：\n第一步：裁判询问。\n第二步：裁判离开。',
    ],
  ],
  [
    'small Roman numerals are points of an example or of a step, not letters',
    'Examples\nA. A player sleeps.\nB. A player wakes:\n  i. at the table;\n  ii. elsewhere.\nRemedy\nTime is lost, unless:\n(i) the opponent agrees; or\n(ii) it is early.',
    [
      'examples en A: A player sleeps.',
      'examples en B: A player wakes:\ni. at the table;\nii. elsewhere.',
      'remedy en Time is lost, unless:\n(i) the opponent agrees; or\n(ii) it is early.',
    ],
  ],
  [
    'letters with a wide space behind them',
    '例\nA　プレイヤーが座った。\nＢ　プレイヤーが立った。',
    ['examples ja A: プレイヤーが座った。', 'examples ja B: プレイヤーが立った。'],
  ],
];

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

describe('examples', () => {
  it.each([...examples, ...byTurns, ...counted])('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});

describe('examples of several lines', () => {
  it.each(hanging)('%s', (_name, text, expected) => {
    expect(outlineOfClauses(text)).toEqual(expected);
  });
});
