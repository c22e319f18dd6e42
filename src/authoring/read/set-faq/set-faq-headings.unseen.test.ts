/**
 * Forms that the one real source does not have, each as a small document of our own wording. The expected
 * cards stand in one line each: name | English name | cost | type line | stats | text / text | ruling ; ruling
 */

import { describe, expect, it } from 'vitest';
import { around, readWhole } from './testing/read-whole.ts';
import { showCard } from './testing/show-card.ts';

const groups = [
  '白/蓝',
  '白色',
  '白蓝',
  '白色与蓝色',
  '{白/蓝}',
  '多色',
  '混血',
  '无色',
  '神器',
  '地',
  '金色牌',
  '白色（White）',
  '【绿色】',
  '== 红色 ==',
];
const rulingsHeadings = [
  '单卡解惑',
  '单卡解释',
  '卡牌释疑',
  '单卡释疑',
  '單卡解惑',
  '【单卡解惑】',
  '三、单卡解惑',
  '_群星_单卡释疑',
  'Card-Specific Notes',
  'THEROS CARD-SPECIFIC NOTES',
  'カード別注釈',
];

describe('a set FAQ nobody tuned for', () => {
  it.each(groups)('takes %s as the heading of a group', (heading) => {
    const view = readWhole(around('单卡解惑', [heading, '', '光', '{白}', '瞬间', '甲。', '* 乙。']));
    expect(view.cards).toHaveLength(1);
    expect(view.chapters.find(({ kind }) => kind === 'rulings')?.groups).toEqual([
      { heading: heading.replace(/^[【=\s]+|[】=\s]+$/gu, ''), cards: ['光'] },
    ]);
  });

  it.each(rulingsHeadings)('takes %s as the heading of the rulings', (heading) => {
    const view = readWhole(around(heading, ['光', '{白}', '瞬间', '甲。', '* 乙。']));
    expect(view.chapters.map(({ kind }) => kind)).toEqual(['notes', 'notes', 'rulings', 'notes']);
    expect(view.cards.map(showCard)).toEqual(['光 |  | {W} | 瞬间 |  | 甲。 | 乙。']);
  });

  it('takes a heading that only the preface announces', () => {
    const view = readWhole([
      '第一段（「机制一览」）解释新机制。第二段（「逐牌详解」）则为牌手解答特定单卡的疑问。',
      ...[
        '',
        '机制一览',
        '',
        '回音是新的机制，以下是规则。',
        '',
        '逐牌详解',
        '',
        '光',
        '{白}',
        '瞬间',
        '甲。',
        '* 乙。',
      ],
    ]);
    expect(view.chapters.map(({ heading, kind }) => [heading, kind])).toEqual([
      [null, 'notes'],
      ['机制一览', 'notes'],
      ['逐牌详解', 'rulings'],
    ]);
  });

  it('finds the rulings without any heading, and says so', () => {
    const view = readWhole([
      '群星常见问题集',
      '',
      '其他说明文字，没有标题。',
      '',
      '各牌',
      '',
      '光',
      '{白}',
      '瞬间',
      '甲。',
      '* 乙。',
    ]);
    expect(view.cards.map(({ name }) => name)).toEqual(['光']);
    expect(view.diagnostics.find(({ code }) => code === 'faq/no-rulings-heading')).toMatchObject({
      severity: 'warning',
      line: 5,
    });
  });

  it('does not take a table of contents for the chapters', () => {
    const view = readWhole([
      '群星常见问题集',
      '',
      '目录',
      '通则释疑',
      '单卡解惑',
      '',
      '前言文字在此，说明本文件。',
      ...around('单卡解惑', ['光', '{白}', '瞬间', '甲。', '* 乙。']),
    ]);
    expect(view.chapters.map(({ heading }) => heading)).toEqual([null, '通则释疑', '单卡解惑', null]);
  });

  it('takes a short line behind a black sign for a heading, not for the beginning of the next paragraph', () => {
    const view = readWhole([
      ...['霧の港 よくある質問集', '2017年3月2日更新', '', '【一般注釈】', '', '◆満潮', '満潮は能力である。'],
      ...['●何も起こらない。', '', '【カード個別の解説】', '', '＜白＞', '', '光', '{W}', 'インスタント'],
      ...['カードを１枚引く。', '●今引く。'],
    ]);
    expect(view.asOf).toBe('2017-03-02');
    expect(view.chapters.map(({ heading }) => heading)).toEqual([null, '一般注釈', 'カード個別の解説']);
    expect(view.chapters[1]?.sections.map(({ heading }) => heading)).toEqual(['満潮']);
    expect(view.chapters[2]?.groups).toEqual([{ heading: '白', cards: ['光'] }]);
  });

  it('takes chapters whose announced names have two characters', () => {
    const view = readWhole([
      ...['夜市常见问题', '', '「前言」部分介绍新机制；', '「各牌」部分解答个别牌的疑问。', ''],
      ...['前言', '', '连击是异能提示。', '', '各牌', '', '光', '{白}', '瞬间', '甲。', '* 乙。'],
    ]);
    expect(view.chapters.map(({ heading }) => heading)).toEqual([null, '前言', '各牌']);
  });

  it('takes no line below 目录 for a chapter, where only the rulings have a heading that is known', () => {
    const view = readWhole([
      ...[
        '群星发行说明',
        '',
        '目录',
        '开场白',
        '单卡解惑',
        '版权声明',
        '',
        '本说明包含解惑。',
        '',
        '开场白',
        '',
      ],
      ...[
        '新机制',
        '',
        '月相是新机制。',
        '',
        '月狼',
        '{二}{绿}',
        '生物～狼',
        '2/2',
        '飞行',
        '',
        '• 月相不变。',
      ],
      ...around('单卡解惑', ['光', '{白}', '瞬间', '甲。', '* 乙。']),
    ]);
    expect(view.cards.map(({ name }) => name)).toEqual(['光']);
  });

  it.each([
    '「総則」では、メカニズムを解説します。\n「カード別注釈」では、個々のカードについて答えます。\n\n総則\n\n新しい規則\n\n満潮は能力語です。\n\nカード別注釈\n\n光\n{W}\nインスタント\n甲。\n・乙。',
    'The "First Words" section explains the mechanics.\n\nThe "All the Cards" section answers questions about individual cards.\n\nFirst Words\n\nTide is a word.\n\nAll the Cards\n\nLight\n{W}\nInstant\nDraw a card.\n* Now.',
  ])('takes the chapters that a preface announces in Japanese or English: %j', (text) => {
    const view = readWhole(text.split('\n'));
    expect(view.chapters.map(({ kind }) => kind)).toEqual(['notes', 'notes', 'rulings']);
    expect(view.cards).toHaveLength(1);
  });
});
