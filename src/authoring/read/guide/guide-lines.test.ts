// What single lines are: literal rows, in the words of the three languages.

import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readAbout } from './entries.ts';
import { readLabel } from './line.ts';
import { readPartHeading } from './part-headings.ts';
import { createLanguageTeller } from './script.ts';
import { outline, structure } from './testing/outline.ts';
import { sectionName } from './title.ts';
import { isPenaltyPhrase } from './words.ts';

const toFlow = (text: string) => flowOf(createSourceText('a.txt', text), { start: 0, end: text.length });

it.each([
  ['Definition', 'definition en'],
  ['DEFINITION 定义', 'definition en zh'],
  ['EXAMPLES 范例', 'examples en zh'],
  ['范例/Examples：', 'examples zh en'],
  ['例:', 'examples ja'],
  ['原則', 'philosophy zh'],
  ['进一步的修正', 'remedy zh'],
  ['ADDITIONAL\u00A0REMEDY', 'remedy en'],
  ['【升级】', 'upgrade zh'],
  ['处　罚：警　告', 'penalty zh'],
  ['Ｐｅｎａｌｔｙ', 'penalty en'],
  ['remedy', undefined],
  ['Example B shows a player.', undefined],
  ['例えば、カードを', undefined],
])('%j is the heading %s', (text, expected) => {
  const heading = readPartHeading(
    toFlow(text),
    createLanguageTeller(text, expected?.endsWith('ja') ? ['ja'] : undefined),
  );
  expect(heading && [heading.part, ...heading.words.map(({ lang }) => lang)].join(' ')).toBe(expected);
});

describe('penalties', () => {
  it.each([
    ...['Warning', 'No Penalty', 'Game Loss or Match Loss', 'Warning (see below) 警告', 'Disqualification'],
    ...['一盤負', '一局负', '取消资格', '警　告', '无', '【警告】', '懲罰なし'],
    ...['【ゲームの敗北】または【失格】', 'マッチの敗北'],
  ])('%s is nothing but penalties', (text) => {
    expect(isPenaltyPhrase(text)).toBe(true);
  });

  it.each([
    ...['Warnings are used.', 'A Game Loss ends the game.', '警告使用于不正确的行动。', '', '(see below)'],
  ])('%j is more or less', (text) => {
    expect(isPenaltyPhrase(text)).toBe(false);
  });

  it.each([
    ['Penalty\nNo Penalty\n\nDefinition\nX.', 'penalty en No Penalty'],
    ['Penalty – Game Loss or Match Loss\n\nDefinition\nX.', 'penalty en Game Loss or Match Loss'],
    ['懲罰:【懲罰なし】\n定義:\nカード。', 'penalty ja 懲罰なし'],
  ])('%j', (text, penalty) => {
    expect(outline(text).filter((line) => line.startsWith('penalty'))).toEqual([penalty]);
  });

  it('are found in a line that has heading and penalty in two languages', () => {
    const text = '*Penalty None 处罚 无*\n\n*Definition 定义*\nA player whistles.\n牌手吹口哨。';
    expect(
      outline(text)
        .filter((line) => /^(?:heading|penalty)/u.test(line))
        .slice(0, 4),
    ).toEqual(['heading penalty en Penalty', 'heading penalty zh 处罚', 'penalty en None', 'penalty zh 无']);
  });
});

it.each([
  ['A. A player', 'A'],
  ['(F) 先攻', 'F'],
  ['Ａ．牌手', 'A'],
  ['A、牌手', 'A'],
  ['**A.** 牌手', 'A'],
  ['A player draws.', undefined],
  ['A.', undefined],
  ['AB. A player', undefined],
  ['例(C)は、プレイヤーが', undefined],
  ['U.S. players', undefined],
  ['1. A player', undefined],
])('%j has the letter %s', (text, label) => {
  expect(readLabel(toFlow(text))?.label).toBe(label);
});

it.each([
  ['IPG 4.8 Lying\n\nX.', '4.8'],
  ['第2.3节 隐藏\n\n甲。', '2.3'],
  ['2. Game Play Errors\n\nX.', '2.0'],
  ['## 1.10 Sets\n\nX.', '1.10'],
  ['８.４　大会における遅刻\n\nX.', '8.4'],
  ['A player draws.', null],
])('%j is section %s', (text, section) => {
  expect(structure(text).value.section).toBe(section);
});

it.each([
  ['Game Play Error — Something Hidden', 'Something Hidden'],
  ['UNSPORTING CONDUCT – MINOR', 'MINOR'],
  ['游戏行动失误~藏牌', '藏牌'],
  ['ゲーム上の誤り ─ 隠れたもの', '隠れたもの'],
  ['非公開カードに関する誤り', '非公開カードに関する誤り'],
])('the section %s is called %s', (title, name) => {
  expect(sectionName(title)).toBe(name);
});

it.each([
  ['例(C)は、プレイヤーが', { scope: 'label', label: 'C' }],
  ['例Bでは、', { scope: 'label', label: 'B' }],
  ['In example E the player', { scope: 'label', label: 'E' }],
  ['この例のいくつかは', { scope: 'part' }],
  ['All of these examples show', { scope: 'part' }],
  ['For example, a player', undefined],
  ['例えば、カードを', undefined],
  ['プレイヤーが能力を忘れた場合です。', undefined],
])('%j is about %j', (text, about) => {
  expect(readAbout(text)).toEqual(about);
});

it('the escape of a number that Markdown needs is a mark, and no text', () => {
  expect(outline('9.1 Tea\n\n1\\. Boil water.\n\n2\\. Wait.')).toEqual([
    'title en Tea',
    'text en 1. Boil water.',
    'text en 2. Wait.',
  ]);
});
