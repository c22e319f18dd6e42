import { describe, expect, test } from 'vitest';
import { type CardFact, cardFactFileSchema } from '../../schema/card.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import { termFileSchema } from '../../schema/term.ts';
import type { UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import { noWording } from '../../schema/wording.ts';
import { findDifferences } from './find-differences.ts';
import { findUnofficialDifferences, reportUnofficialDifferences } from './unofficial.ts';

const cards: readonly CardFact[] = cardFactFileSchema.parse([
  {
    slug: 'brainstorm',
    names: { en: 'Brainstorm', zh: '脑力激荡', ja: '渦まく知識' },
    alsoCalled: [{ lang: 'zh', name: '头脑风暴' }],
  },
  { slug: 'cancel', names: { en: 'Cancel', zh: '取消', ja: '取り消し' } },
  { slug: 'dark-confidant', names: { en: 'Dark Confidant', zh: '黑暗亲信', ja: '闇の腹心' } },
]);
const terms = termFileSchema.parse(
  [
    { id: 'game-loss', zh: '一盘负', ja: 'ゲームの敗北', en: 'Game Loss', aliases: ['判负'] },
    { id: 'warning', zh: '警告', ja: '警告', en: 'Warning' },
    { id: 'player', zh: '牌手', ja: 'プレイヤー', en: 'player' },
    { id: 'card', zh: '牌', ja: 'カード', en: 'card' },
    { id: 'cancel', zh: '取消', ja: '取り消す', en: 'cancel' },
  ].map((term) => ({ ...term, use: { zh: '用', ja: '用', en: 'use' } })),
);
const known = { cards, terms, wording: noWording };

type Texts = Partial<Record<Language, string>>;

/** The differences in a section of clauses with these texts: `1 zh number [四张 | three]`. */
const differencesIn = (...clauses: readonly Texts[]): readonly string[] => {
  const section = {
    section: '9.1',
    clauses: clauses.map((texts, index) => ({
      id: index + 1,
      texts: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { text }])),
    })),
  } as unknown as GuideSection;
  return findDifferences({ sections: [section], ...known }).map(
    ({ id, lang, rule, words, othersWords }) => `${id} ${lang} ${rule} [${words} | ${othersWords}]`,
  );
};

describe('the texts of a clause differ in', () => {
  test.each<[what: string, texts: Texts, found: string]>([
    ['a penalty', { zh: '处罚为警告。', en: 'The penalty is a Game Loss.' }, 'zh penalty [警告 | Game Loss]'],
    ['a number', { zh: '抓了四张牌', en: 'draws three cards' }, 'zh number [四张 | three]'],
    ['a number beside a pair', { zh: '双方抓三张牌', en: 'both draw four cards' }, 'zh number [三张 | four]'],
    [
      'a number, where the other text has a numeral without a measure word',
      { zh: '抽查百分之二十', en: 'ten percent' },
      'zh number [ | ten]',
    ],
    [
      'a card that one text does not name',
      { zh: '牌手结算了触发。', ja: '《闇の腹心》を解決する。', en: 'resolves a Dark Confidant trigger' },
      'zh card-name [ | Dark Confidant]',
    ],
    [
      'a name that card facts list as not printed',
      { zh: '施放头脑风暴/Brainstorm。', en: 'a Brainstorm cast' },
      'zh unprinted-name [头脑风暴 | 脑力激荡]',
    ],
    [
      'an unknown name before the English name',
      { zh: '结算了暗黑心腹/Dark Confidant' },
      'zh unprinted-name [算了暗黑心腹 | 黑暗亲信]',
    ],
  ])('%s', (_what, texts, found) => {
    expect(differencesIn(texts)).toEqual([`1 ${found}`]);
  });
});

describe('the texts of a clause do not differ in', () => {
  test.each<[what: string, texts: Texts]>([
    ['a penalty with blanks or another name', { zh: '警　告、判负', en: 'a Warning, a Game Loss' }],
    ['numbers in other scripts, or repeated', { zh: '四张', ja: '４枚、4枚が', en: 'four cards' }],
    ['the number two in another word', { zh: '两位牌手都违规', en: 'both players commit it' }],
    ['two beside words without a number', { zh: '两盘之间', en: 'between games' }],
    ['costs, item numbers, URLs', { zh: '（4）{3}；见https://example.org/24', en: 'a cost of 3W' }],
    ['a numeral without a measure word', { zh: '百分之十，五十元', en: '10 percent, fifty' }],
    [
      'a card with its printed and English names',
      { zh: '结算了黑暗亲信/Dark Confidant', ja: 'Dark Confidantが', en: 'a Dark Confidant' },
    ],
    ['a common word that is also the name of a card', { zh: '不得取消', en: 'must go on' }],
  ])('%s', (_what, texts) => {
    expect(differencesIn(texts)).toEqual([]);
  });
});

test('a clause is missing only in the languages that another clause of the section has', () => {
  expect(differencesIn({ zh: '是', ja: 'はい', en: 'yes' }, { en: 'It is so.' })).toEqual([
    '2 zh missing [ | ]',
    '2 ja missing [ | ]',
  ]);
  expect(differencesIn({ zh: '是', en: 'yes' })).toEqual([]);
});

describe('an unofficial translation', () => {
  const made = { id: 'r1', lang: 'en', translator: 'X', from: 'zh', source: '抓四张牌。' } as const;
  const reported = (more: Partial<UnofficialEntry>): readonly string[] => {
    const texts = [{ ...made, text: 'Draw three cards.', ...more }];
    const file: UnofficialFile = { document: 'm10', page: 'cards/clone', texts };
    const found = findUnofficialDifferences([file], known);
    return reportUnofficialDifferences([file], found).map(
      ({ code, path = [], message }) => `${path.join('.')} ${code} ${message}`,
    );
  };

  test('is compared with its source', () => {
    expect(reported({})).toEqual([
      'texts.r1.en unofficial/difference r1 en may differ in meaning from its source: number [three | 四张]',
    ]);
    expect(reported({ text: 'Draw four cards.' })).toEqual([]);
    expect(reported({ source: '施放头脑风暴/Brainstorm。', text: 'Cast Brainstorm.' })).toEqual([]);
  });

  test('is not reported if dismissed; a dismissal without a difference is', () => {
    const dismissed = [{ rule: 'number' as const, reason: 'It is so.' }];
    expect(reported({ dismissed })).toEqual([]);
    expect(reported({ dismissed, text: 'Draw four cards.' })).toEqual([
      'texts.r1.en differences/idle-dismissal The entry r1 en number under `dismissed` dismisses no difference.',
    ]);
  });
});
