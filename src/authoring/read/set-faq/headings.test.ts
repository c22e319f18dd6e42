import { describe, expect, it } from 'vitest';
import { announcedChapters, hasSectionForm, isGroupHeading } from './headings.ts';

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
    expect(isGroupHeading(text)).toBe(true);
  });

  it.each(['白骑士', '黑暗亲信', '地震', '神器生物', '红色或绿色的牌', '飞行', '生物', ''])(
    'leaves %j',
    (text) => {
      expect(isGroupHeading(text)).toBe(false);
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
    expect(hasSectionForm(text)).toBe(true);
  });

  it.each([
    '飞行',
    '系命异能的正式规则解析如下：',
    '一般来说：是',
    '正式发售日期：2009年7月17日',
    '新的规则：这是一个完整的句子。',
  ])('leaves %s', (text) => {
    expect(hasSectionForm(text)).toBe(false);
  });
});

describe('announcedChapters', () => {
  it('reads the names and what they hold', () => {
    expect(
      announcedChapters(
        '第一段（「M10规则变动」）解释规则。第三段（「单卡详解」）则为牌手解答特定单卡之疑问。',
      ),
    ).toEqual([
      ['m10规则变动', 'notes'],
      ['单卡详解', 'rulings'],
    ]);
    expect(
      announcedChapters('The second section ("Card by Card") answers questions on specific cards.'),
    ).toEqual([['cardbycard', 'rulings']]);
  });

  it('leaves quotations of other things', () => {
    expect(announcedChapters('具有「此生物不能阻挡」的部分生物。')).toEqual([]);
  });
});
