import { describe, expect, it } from 'vitest';
import { fold } from '../../../pipeline/text/fold.ts';
import { hasSectionForm, isGroupHeading, kindOfChapterHeading } from './headings.ts';

describe('isGroupHeading', () => {
  it.each([
    ...['白色', '紅色', '綠色', '白/蓝', '白／蓝／黑', '多色牌', '混血', '无色', '神器', '地', '神器与地'],
    ...['White', 'Artifacts', '白色 White', '白色：', '=== 白色 ==='],
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
    ...['新用词：战场', 'A. 生物类别译名更动', 'C. 勘误：践踏', '组合：「幸运符」'],
    ...['已修订关键字异能：系命', '复出的牌类别：鹏洛客', '新机制：登陆', '主题：盟友'],
    ...['サイクル：潮の土地', '再登場のカード・タイプ：プレインズウォーカー'],
    ...['Returning Keyword Action: Scry'],
  ])('takes %s', (text) => {
    expect(hasSectionForm(fold(text))).toBe(true);
  });

  it.each([
    ...['飞行', '系命异能的正式规则解析如下：', '一般来说：是', '正式发售日期：2009年7月17日'],
    ...['新的规则：这是一个完整的句子。'],
  ])('leaves %s', (text) => {
    expect(hasSectionForm(fold(text))).toBe(false);
  });
});

it.each([
  ...['单卡解惑', '单卡解释', '卡牌释疑', '单卡释疑', '單卡解惑', '_群星_单卡释疑', 'Card-Specific Notes'],
  ...['THEROS CARD-SPECIFIC NOTES', 'カード別注釈', '单卡释疑 Card-Specific Notes'],
])('%s heads the rulings', (heading) => {
  expect(kindOfChapterHeading(fold(heading).replaceAll('_', ''))).toBe('rulings');
});
