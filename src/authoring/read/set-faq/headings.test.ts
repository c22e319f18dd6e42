import { describe, expect, it } from 'vitest';
import { fold } from '../../../pipeline/text/fold.ts';
import { hasSectionForm, isGroupHeading } from './headings.ts';
import { around, readWhole, showCard } from './testing/read-faq.ts';

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

describe('isGroupHeading', () => {
  it.each([
    '白色',
    '紅色',
    '綠色',
    '白/蓝',
    '白／蓝／黑',
    '多色牌',
    '混血',
    '无色',
    '神器',
    '地',
    '神器与地',
    'White',
    'Artifacts',
    '白色 White',
  ])('takes %s', (text) => {
    expect(isGroupHeading(fold(text))).toBe(true);
  });

  it.each(['白骑士', '黑暗亲信', '地震', '神器生物', '红色或绿色的牌', '飞行', '生物', ''])(
    'leaves %j',
    (text) => {
      expect(isGroupHeading(fold(text))).toBe(false);
    },
  );
});

describe('hasSectionForm', () => {
  it.each([
    ...[
      '新用词：战场',
      'A. 生物类别译名更动',
      'C. 勘误：践踏',
      '组合：「幸运符」',
      '已修订关键字异能：系命',
      '复出的牌类别：鹏洛客',
    ],
    ...['新机制：登陆', '主题：盟友', 'Returning Keyword Action: Scry'],
  ])('takes %s', (text) => {
    expect(hasSectionForm(fold(text))).toBe(true);
  });

  it.each([
    '飞行',
    '系命异能的正式规则解析如下：',
    '一般来说：是',
    '正式发售日期：2009年7月17日',
    '新的规则：这是一个完整的句子。',
  ])('leaves %s', (text) => {
    expect(hasSectionForm(fold(text))).toBe(false);
  });
});

describe('a heading', () => {
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
});
