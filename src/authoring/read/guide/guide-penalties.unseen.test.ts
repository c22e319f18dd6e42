// Texts nobody tuned for, in our own words: the forms in which other sections of the IPG come.

import { describe, expect, it } from 'vitest';
import { type Case, outline } from './testing/outline.ts';

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

describe('penalties', () => {
  it.each(printedPenalties)('%j', (text, penalty) => {
    expect(outline(text).filter((line) => line.startsWith('penalty'))).toEqual([penalty]);
  });

  it.each(penalties)('%s', (_name, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });
});
