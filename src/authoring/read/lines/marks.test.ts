import { describe, expect, it } from 'vitest';
import { readMarker } from './marks.ts';

/** Sign, what is left of the line, and the number. */
const show = (text: string): string => {
  const marker = readMarker(text);
  return marker ? `${marker.glyph} ${marker.label ?? ''}[${text.slice(marker.length)}]` : 'none';
};

describe('readMarker', () => {
  it.each([
    ['* 如果', 'star [如果]'],
    ['＊　如果', 'star [如果]'],
    ['- * 如果', 'star [如果]'],
    ['• 如果', 'dot [如果]'],
    ['·如果', 'dot [如果]'],
    ['・光の天使', 'dot [光の天使]'],
    ['- 如果', 'dash [如果]'],
    ['-如果', 'dash [如果]'],
    ['- {三}', 'dash [{三}]'],
    ['* +1/+1指示物', 'star [+1/+1指示物]'],
    ['--破邪天使', 'double [破邪天使]'],
    ['——破邪天使', 'double [破邪天使]'],
    ['– 破邪天使', 'double [破邪天使]'],
    ['::消灭目标神器。', 'colons [消灭目标神器。]'],
    ['◦ 如果', 'circle [如果]'],
    ['- 1) 每位牌手', 'number 1[每位牌手]'],
    ['3。每位牌手', 'number 3[每位牌手]'],
    ['（3）每位牌手', 'number 3[每位牌手]'],
    ['5. 每位牌手', 'number 5[每位牌手]'],
    ['* *牌*是什么', 'star [*牌*是什么]'],
    ['*若展示*牌*', 'star [若展示*牌*]'],
  ])('%s -> %s', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it.each([
    ...[
      '[-1]: 在每个生物上',
      '-2：目标',
      '－2：目标',
      '–2：目标',
      '−7: 抓牌',
      '-X：造成',
      '+1：你获得',
      '0：抓一张牌',
    ],
    ...['（-3）：放进', '-1/-1指示物', '- 1/-1', '-X/-X直到', '*/*', '★/★', '*/1+*', '*牌*是什么', '**牌**'],
    ...['702.13a 系命', '2009年6月', '1/1', '4', '1.5倍', '飞行', '', '*', '- ', 'once upon a time'],
  ])('sees none in %j', (text) => {
    expect(show(text)).toBe('none');
  });
});
