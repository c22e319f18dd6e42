// The tables of words: headings, penalties, letters, site furniture, voices, and what a comment speaks of.

import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readAbout } from './about.ts';
import { isFurniture, isNavigation, isUpdateBanner } from './furniture.ts';
import { readLabel } from './labels.ts';
import { headingWords, readPartHeading } from './part-headings.ts';
import { isPenaltyPhrase, namesPenalty, penaltyWords } from './penalties.ts';
import { repeatKey } from './repeats.ts';
import { createLanguageTeller } from './script.ts';
import { readTitle, sectionName } from './title.ts';
import { readVoiceLabel, voiceWords } from './voice-labels.ts';

const toFlow = (text: string) => flowOf(createSourceText('a.txt', text), { start: 0, end: text.length });
const tell = createLanguageTeller('');

describe('part headings', () => {
  const words = headingWords.flatMap(({ part, words: list }) => list.map((word) => [word, part] as const));

  it.each(words)('%s heads the %s', (word, part) => {
    for (const line of [word, `${word}:`, `${word}：`, `## ${word}`, `**${word}**`, `【${word}】`]) {
      expect(readPartHeading(toFlow(line), tell)).toMatchObject({ part, rest: null });
    }
  });

  it.each([
    'Definition of terms',
    'remedy',
    '例(C)は、闇の腹心の例です。',
    '例:カードを引いた場合です。',
    '升级不适用。',
    'Penalties are the same for all.',
    'Upgrades',
  ])('%s: only a line that says nothing else', (line) => {
    const heading = readPartHeading(toFlow(line), tell);
    expect(heading?.part).toBe(line === 'Upgrades' ? 'upgrade' : undefined);
  });
});

describe('penalties', () => {
  const words = penaltyWords.flatMap(({ en, zh, ja }) => [...en, ...zh, ...ja]);

  it.each(words)('%s is a penalty', (word) => {
    expect(isPenaltyPhrase(word)).toBe(true);
    expect(isPenaltyPhrase(`【${word}】`)).toBe(true);
  });

  it.each([
    'Warnings are used.',
    'A Game Loss ends the game.',
    '警告使用于不正确的行动。',
    '',
    '(see below)',
  ])('%j is no line of penalties', (text) => {
    expect(isPenaltyPhrase(text)).toBe(false);
  });

  it('finds a penalty inside of a sentence, but not the common word none', () => {
    expect(namesPenalty('the penalty is a Game Loss.')).toBe(true);
    expect(namesPenalty('none of the cards')).toBe(false);
    expect(namesPenalty('无法修正')).toBe(false);
  });
});

describe('letters', () => {
  it.each([
    ['A. A player', 'A'],
    ['(F) 先攻', 'F'],
    ['（ｂ）先攻', 'B'],
    ['AA. A player', 'AA'],
    ['范例C：牌手', 'C'],
    ['A player draws.', undefined],
    ['A.', undefined],
    ['AB. A player', undefined],
    ['例(C)は、プレイヤーが', undefined],
    ['U.S. players', undefined],
    ['1. A player', undefined],
  ])('%j has the letter %s', (text, label) => {
    expect(readLabel(toFlow(text))?.label).toBe(label);
  });
});

describe('site furniture', () => {
  it.each([
    '2.1. 甲 | 返回IPG目录 | 2.3. 乙',
    'Home › IPG › 2.3',
    '« Previous | Next »',
    'Back to top',
    '↑ 返回顶部',
    'ページトップへ戻る',
    '目录',
    '最后更改: 2024/05/11 07:26 由 甲',
    '© 2024 Somebody',
    'Effective January 1, 2024',
    '2020年4月17日発効',
  ])('%s is furniture', (line) => {
    expect(isFurniture(line)).toBe(true);
  });

  it.each([
    '2.3 Hidden Card Error 非公开牌张失误',
    'IPG 2.3 Game Play Error — Hidden Card Error',
    '| Error | Penalty |',
    '(C) プレイヤーが',
    'Return the card to the top of the library.',
    '牌手回到座位。',
    '更新手牌。',
    'A → B',
  ])('%s is not', (line) => {
    expect(isFurniture(line)).toBe(false);
    expect(isNavigation(line)).toBe(false);
  });

  it('knows the banner with the date of an update', () => {
    expect(isUpdateBanner('2023.12 更新')).toBe(true);
    expect(isUpdateBanner('牌手必须更新套牌登记表。')).toBe(false);
  });
});

describe('voices', () => {
  it.each(voiceWords.note)('%s: is a comment', (word) => {
    expect(readVoiceLabel(toFlow(`${word}: 甲`))).toMatchObject({ voice: 'note' });
    expect(readVoiceLabel(toFlow(`【${word}】甲`))?.rest.text).toBe('甲');
  });

  it.each(voiceWords.official)('%s: is official', (word) => {
    expect(readVoiceLabel(toFlow(`**${word}:** 甲`))).toMatchObject({ voice: 'official' });
  });

  it.each(['Note that this is text.', '注意不要在以下情况中适用此违规。', '说明书', 'Comments are welcome.'])(
    '%s has no label',
    (text) => {
      expect(readVoiceLabel(toFlow(text))).toBeUndefined();
    },
  );
});

it.each([
  ['例(C)は、プレイヤーが', { scope: 'label', label: 'C' }],
  ['例Bでは、', { scope: 'label', label: 'B' }],
  ['在范例D中', { scope: 'label', label: 'D' }],
  ['In example E the player', { scope: 'label', label: 'E' }],
  ['この例のいくつかは', { scope: 'part' }],
  ['这些范例说明', { scope: 'part' }],
  ['All of these examples show', { scope: 'part' }],
  ['For example, a player', undefined],
  ['例えば、カードを', undefined],
  ['プレイヤーが能力を忘れた場合です。', undefined],
])('%j speaks of %j', (text, about) => {
  expect(readAbout(text)).toEqual(about);
});

it.each([
  ['Game Play Error — Hidden Card Error', 'Hidden Card Error'],
  ['游戏行动失误~非公开牌张失误', '非公开牌张失误'],
  ['ゲーム上の誤り ─ 過剰なカードを見た', '過剰なカードを見た'],
  ['Marked Cards', 'Marked Cards'],
  ['Game Play Errors', 'Game Play Errors'],
])('the section %s is called %s', (title, name) => {
  expect(sectionName(title)).toBe(name);
});

it('takes a penalty at the end of a title for the penalty', () => {
  const title = readTitle(toFlow('2.2. Game Play Error — Looking    Warning'), tell);
  expect(title?.names.map(({ flow }) => flow.text)).toEqual(['Game Play Error — Looking']);
  expect(title?.penalty?.text).toBe('Warning');
});

it('finds the same print of a paragraph by its words', () => {
  expect(repeatKey('这是"隐藏"的一张牌,两次印出。')).toBe(repeatKey('这是“隐藏” 的一张牌，两次印出。'));
  expect(repeatKey('太短。')).toBeUndefined();
});
