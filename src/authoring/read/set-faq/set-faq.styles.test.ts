import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalManaCost } from '../../../pipeline/text/mana.ts';
import { type DamageKind, damageText } from '../../testing/damage.ts';
import { createRandom, pick, type Random } from '../../testing/random.ts';
import { fromModel, fromView, modelOfView } from './testing/model.ts';
import { type FaqStyle, plainStyle, printFaq } from './testing/print-faq.ts';
import { readFaq } from './testing/read-faq.ts';

const m10 = readFileSync(new URL('../../../../content/sources/m10/m10-faq.zh.txt', import.meta.url), 'utf8');
const model = modelOfView(readFaq(m10).view);
const modelCards = model.groups.flatMap(({ cards }) => cards);

/** Cards that do not come out as they were printed. */
const brokenCards = (text: string, style: FaqStyle): readonly string[] => {
  const { view, lost } = readFaq(text);
  const read = new Map(view.cards.map((card) => [card.name, JSON.stringify(fromView(card))]));
  const broken = modelCards
    .filter((card) => read.get(card.name) !== JSON.stringify(fromModel(card, style.name.includes('&'))))
    .map(({ name }) => name);
  const surplus = view.cards.length > modelCards.length ? ['(a card that is none)'] : [];
  const head = view.title === '示例系列常见问题集' && view.asOf === '2011-02-03' ? [] : ['(title or date)'];
  return [...broken, ...surplus, ...head, ...lost.map(({ message }) => message)];
};

const toLetters = (cost: string): string => canonicalManaCost(cost) ?? cost;
const toWideBraces = (cost: string): string => cost.replaceAll('{', '｛').replaceAll('}', '｝');
const toSpaced = (cost: string): string => cost.replaceAll('}{', '} {');

const blanks = (paragraph: number, head: number, text: number, ruling: number): FaqStyle['blanks'] => ({
  paragraph,
  head,
  text,
  ruling,
});

/** One decision at a time, everything else as in the real document. */
const single: readonly (readonly [string, Partial<FaqStyle>])[] = [
  ['no blank line anywhere', { blanks: blanks(0, 0, 0, 0) }],
  ['two blank lines everywhere', { blanks: blanks(2, 2, 2, 2) }],
  ['heads and texts without blank lines', { blanks: blanks(1, 0, 0, 1) }],
  ['CRLF and a byte order mark', { lineEnd: '\r\n', byteOrderMark: true }],
  ['lone CR', { lineEnd: '\r' }],
  ['heading 单卡解释', { rulingsHeading: '单卡解释' }],
  ['heading 卡牌释疑', { rulingsHeading: '卡牌释疑' }],
  ['heading with the name of the set', { rulingsHeading: '_示例系列_单卡释疑' }],
  ['heading in two languages', { rulingsHeading: '单卡释疑 Card-Specific Notes' }],
  ['headings between asterisks', { section: '***%***', group: '***%***', rulingsHeading: '***单卡解惑***' }],
  ['headings in brackets', { section: '【%】', group: '【%】' }],
  ['no groups', { group: null }],
  ['中文名/ English', { name: '%/ &' }],
  ['中文名 English', { name: '% &' }],
  ['中文名（English）', { name: '%（&）' }],
  ['《中文名》/English', { name: '《%》/&' }],
  ['English below the name', { name: '%\n&' }],
  ['bullet ＊', { bullet: '＊' }],
  ['bullet •', { bullet: '• ' }],
  ['bullet ●', { bullet: '●' }],
  ['bullet ·', { bullet: '· ' }],
  ['bullet -', { bullet: '- ' }],
  ['bullet - *', { bullet: '- * ' }],
  ['steps 1.', { step: '%. ' }],
  ['steps （1）', { step: '（%）' }],
  ['inner bullets ——', { innerBullet: '——' }],
  ['inner bullets deeper', { innerBullet: '    * ' }],
  ['divider -----', { divider: '-----' }],
  ['divider =====', { divider: '=====' }],
  ['divider ***', { divider: '***' }],
  ['type dash --', { typeDash: ' -- ' }],
  ['type dash －', { typeDash: '－' }],
  ['power and toughness after the type line', { stats: ' %', blanks: blanks(1, 0, 0, 0) }],
  ['power and toughness in brackets', { stats: '（%）' }],
  ['loyalty (忠诚 4), abilities +1：', { loyalty: '(忠诚 %)', ability: '%：' }],
  ['loyalty 忠诚：4, abilities [+1]', { loyalty: '忠诚：%', ability: '[%]: ' }],
  ['costs in letters', { cost: toLetters }],
  ['costs in full-width braces', { cost: toWideBraces }],
  ['costs with blanks between', { cost: toSpaced }],
  ['page ends in every long ruling', { pageWidth: 40 }],
];

const randomStyle = (random: Random): FaqStyle => ({
  ...plainStyle,
  blanks: pick(random, [
    blanks(1, 1, 1, 1),
    blanks(0, 0, 0, 0),
    blanks(2, 2, 2, 2),
    blanks(1, 0, 0, 1),
    blanks(1, 0, 0, 0),
  ]),
  lineEnd: pick(random, ['\n', '\r\n']),
  rulingsHeading: pick(random, ['单卡解惑', '单卡解释', '卡牌释疑', '單卡解惑', '【单卡释疑】']),
  section: pick(random, ['%', '***%***', '=== % ===', '-- % --']),
  group: pick(random, ['%', '***%***', '== % ==', null]),
  name: pick(random, ['%', '%/ &', '%／&', '%　&', '%(&)', '% - &', '%&', '& / %']),
  bullet: pick(random, ['* ', '*', '＊', '• ', '•', '● ', '· ', '- ', '-', '- * ']),
  innerBullet: pick(random, ['--', '——', '  - ', '  ◦ ', '– ']),
  step: pick(random, ['- %) ', '%) ', '（%）', '%. ']),
  divider: pick(random, [null, '-----', '=====', '──────', '* * *']),
  typeDash: pick(random, ['～', '~', '—', ' — ', '－', ' -- ', '-', ' - ', '∼']),
  stats: pick(random, ['%', ' %', '（%）']),
  loyalty: pick(random, ['%', '（忠诚 %）', '忠诚：%']),
  ability: pick(random, ['[%]：', '%：', '（%）：']),
  cost: pick(random, [(cost: string) => cost, toLetters, toWideBraces]),
  pageWidth: pick(random, [null, 40, 60]),
});

const damage: readonly (readonly [string, readonly DamageKind[]])[] = [
  ['nothing else', []],
  ['ragged blank lines', ['raggedBlanks']],
  ['stray blanks', ['strayBlanks']],
  ['page ends', ['pageEnds']],
  ['page numbers', ['pageNumbers']],
  ['lines broken by hand', ['narrowPage']],
  ['all that paper does', ['pageEnds', 'raggedBlanks', 'strayBlanks', 'pageNumbers']],
];

describe('the entries of a real FAQ, printed in another style', () => {
  it.each(single)('come out whole: %s', (_, change) => {
    const style = { ...plainStyle, ...change };
    expect(brokenCards(printFaq(model, style), style)).toEqual([]);
  });

  it.each(damage)('at least 99 of 100 come out whole in any mixture of styles, with %s', (_, kinds) => {
    const documents = 6;
    let broken = 0;
    for (let seed = 1; seed <= documents; seed += 1) {
      const random = createRandom(seed);
      const style = randomStyle(random);
      broken += brokenCards(damageText(printFaq(model, style), style.lineEnd, kinds, random), style).length;
    }
    expect(broken / (documents * modelCards.length)).toBeLessThan(0.01);
  });
});
