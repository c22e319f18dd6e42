// Forms of single lines of a guide that the whole texts in `forms` and `fixtures` do not cover.

import { expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import { readAbout } from './entries.ts';
import { readLabel } from './line.ts';
import { readPartHeading } from './part-headings.ts';
import { createLanguageTeller, scriptRuns } from './printed.ts';
import { outline, structure } from './testing/outline.ts';
import { sectionName } from './title.ts';
import { isPenaltyPhrase } from './words.ts';

const toFlow = (text: string) => flowOf(createSourceText('a.txt', text), { start: 0, end: text.length });

it.each([
  ['原則', 'philosophy zh'],
  ['ADDITIONAL\u00A0REMEDY', 'remedy en'],
  ['处　罚：警　告', 'penalty zh'],
  ['remedy', undefined],
  ['Example B shows a player.', undefined],
  ['例えば、カードを', undefined],
])('the heading in %j is %s', (text, expected) => {
  const heading = readPartHeading(toFlow(text), createLanguageTeller(text));
  expect(heading && [heading.part, ...heading.words.map(({ lang }) => lang)].join(' ')).toBe(expected);
});

it.each([
  ...['Game Loss or Match Loss', 'Warning (see below) 警告', '一盤負', '【ゲームの敗北】または【失格】'],
  ...['取消资格', 'マッチの敗北'],
])('%s is a phrase of penalties', (text) => {
  expect(isPenaltyPhrase(text)).toBe(true);
});

it.each(['A Game Loss ends the game.', '警告使用于不正确的行动。', ''])(
  '%j is not a phrase of penalties',
  (text) => {
    expect(isPenaltyPhrase(text)).toBe(false);
  },
);

it.each<[text: string, lines: readonly string[]]>([
  [
    '懲罰:【懲罰なし】\nカード。',
    ['heading penalty ja 懲罰', 'penalty ja 懲罰なし', 'definition ja カード。'],
  ],
  [
    '*Penalty None 处罚 无*\n\nX.',
    [
      ...['heading penalty en Penalty', 'heading penalty zh 处罚', 'penalty en None', 'penalty zh 无'],
      'definition en X.',
    ],
  ],
  [
    '9.1 Tea\n\n1\\. Boil water.\n\n2\\. Wait.',
    ['title en Tea', 'text en 1. Boil water.', 'text en 2. Wait.'],
  ],
  [
    // Invisible characters are removed, and do not hide a word.
    'Phil\u00ADos\u00ADo\u00ADphy\n\u200B\nA tour\u00ADna\u00ADment is held.\u2060',
    ['heading philosophy en Philosophy', 'philosophy en A tournament is held.'],
  ],
])('%j is read whole', (text, lines) => {
  expect(outline(text)).toEqual(lines);
});

it.each([
  ['Ａ．牌手', 'A'],
  ['**A.** 牌手', 'A'],
  ['A.', undefined],
  ['AB. A player', undefined],
  ['U.S. players', undefined],
])('the letter of %j is %s', (text, label) => {
  expect(readLabel(toFlow(text))?.label).toBe(label);
});

it.each([
  ['第2.3节 隐藏\n\n甲。', '2.3'],
  ['2. Game Play Errors\n\nX.', '2.0'],
  ['## 1.10 Sets\n\nX.', '1.10'],
  ['A player draws.', null],
])('the section number of %j is %s', (text, section) => {
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
  ['In example E the player', { scope: 'label', label: 'E' }],
  ['All of these examples show', { scope: 'part' }],
  ['For example, a player', undefined],
])('the examples that %j is about: %j', (text, about) => {
  expect(readAbout(text)).toEqual(about);
});

it.each<[text: string, languages: readonly Language[] | undefined, whole: string, lang: Language]>([
  ['牌手施放Ancestral Recall之后抓了四张牌。', undefined, '', 'zh'],
  ['A player casts 预先考虑/Anticipate and draws too many cards.', undefined, '', 'en'],
  ['牌手施放了《闇の腹心》。', undefined, '', 'zh'],
  ['警告', ['ja'], '', 'ja'],
  ['警告', ['zh', 'en'], '', 'zh'],
  ['警告', undefined, 'カードを引いた。', 'ja'],
  ['1/1', undefined, 'A player draws.', 'en'],
])('the language of %j, in a source in %j with the text %j, is %s', (text, languages, whole, lang) => {
  expect(createLanguageTeller(whole, languages)(text)).toBe(lang);
});

it.each([
  ['Warning (see below) 警告(见下文)', ['Warning (see below)', '警告(见下文)']],
  ['2 Players/两位牌手', ['2 Players', '两位牌手']],
])('%j has the runs %j', (text, runs) => {
  expect(scriptRuns(toFlow(text)).map((run) => run.text)).toEqual(runs);
});
