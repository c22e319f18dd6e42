import { expect, it } from 'vitest';
import { foldToKey } from '../../../pipeline/text/fold.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { findMisplaced } from '../lines/conserve.fixture.ts';
import { readStructure } from '../read-structure.ts';

/** A text that programs would extract from a file in different forms. The reader must read all forms alike. */
const text = `雾港常见问题集
此文件最近更新日期：2003年5月1日

通则释疑

新关键字异能：守潮

守潮是一种静止式异能，它让海边的生物在涨潮的时候留在原地，直到下一次退潮为止，并且让它们的操控者多抓一张牌。

* 守潮不会让已经离开战场的生物回来，也不会让还没有进战场的生物提早进来，无论当时是谁的回合都一样。

单卡解惑

白色

雾港灯塔看守
{二}{白}
生物～人类
2/3
守潮
每当雾港灯塔看守成为横置时，你可以抓一张牌，然后弃一张牌，如果你操控海岛，则改为不用弃牌，只要抓牌就好。

* 如果雾港灯塔看守在其触发式异能结算之前已经离开战场，你仍然可以抓一张牌，也仍然需要决定是否弃一张牌。

* 只有在异能结算的时候才会检查你是否操控海岛，在那之前或之后海岛离开战场都不会造成任何影响。

-----

退潮时分
{白}
瞬间
将目标生物移回其拥有者手上，然后该生物的操控者将一张海岛牌从手上放进战场，若他没有海岛牌则改为抓一张牌。

* 若目标生物在结算时已经不合法，则退潮时分会被反击，没有任何一位牌手可以抓牌，也不能将海岛放进战场。

* 衍生物如果移回手上，它就会消失，但是它的操控者仍然可以将海岛牌放进战场，或者因为没有海岛牌而抓一张牌。

蓝色

涨潮领航员
{一}{蓝}
生物～人鱼
1/1
{一}{蓝}，{横置}：将目标生物移回其拥有者手上。

* 检视的过程中不能施放这些牌，就算其中有具有闪现异能的咒语也是一样，要等到异能结算完毕之后才可以施放。
`;

const read = (printed: string) => {
  const source = createSourceText('faq.txt', printed);
  const { value, diagnostics } = readStructure(source, 'set-faq', { languages: ['zh'] });
  expect(findMisplaced(source, value)).toEqual([]);
  if (value.kind !== 'set-faq') return undefined;
  return {
    rows: value.rows
      .filter(({ name }) => name.is !== 'english-name')
      .map(({ name, text: own }) => [name.is, foldToKey(own?.flow.text ?? '')]),
    codes: diagnostics.map(({ code }) => code),
  };
};

/** Breaks a text into lines with at most this number of Chinese characters. */
const wrap = (width: number): string =>
  text.replace(new RegExp(`[^\\n]{${width}}(?=[^\\n])`, 'gu'), (line) => `${line}\n`);

it.each<[form: string, printed: string]>([
  ['a blank line after each line', text.replaceAll('\n', '\n\n')],
  ['no bullets, and a blank line after each line', text.replace(/^\* /gmu, '').replaceAll('\n', '\n\n')],
  ['no blank lines', text.replace(/\n\n+/gu, '\n')],
  ['narrow columns', wrap(19)],
  ['a cost in brackets', text.replace('{白}\n瞬间', '（白）\n瞬间')],
  ['a divider of signs', text.replace('-----', '◇◇◇◇◇◇')],
])('reads the same with %s', (_form, printed) => {
  expect(read(printed)).toEqual(read(text));
});
