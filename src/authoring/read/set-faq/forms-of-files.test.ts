import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { buildAlone } from '../../testing/build-alone.ts';
import { segmentSource } from '../lines/segment.ts';
import { readStructure } from '../read-structure.ts';
import { splitJoined } from './split-joined.ts';

const partsOf = (line: string): readonly string[] =>
  segmentSource(createSourceText('faq.txt', line))
    .segments.flatMap(splitJoined)
    .map(({ flow }) => flow.text);

describe('lines that a file has joined are taken apart', () => {
  it.each<[string, readonly string[]]>([
    ['雾鹿{二}{白}生物～鹿3/3警戒。', ['雾鹿', '{二}{白}', '生物～鹿', '3/3', '警戒。']],
    ['{二}{白}瞬间横置目标生物。', ['{二}{白}', '瞬间', '横置目标生物。']],
    [
      '雅娜{三}{白}鹏洛客～雅娜4[+2]：抓一张牌。',
      ['雅娜', '{三}{白}', '鹏洛客～雅娜', '4', '[+2]：抓一张牌。'],
    ],
    ['----单卡解惑', ['----', '单卡解惑']],
    ['* 不能攻击。* 如果它未横置，则可以阻挡。', ['* 不能攻击。', '* 如果它未横置，则可以阻挡。']],
    ['1。雾鹿会飞。    2。雾鹿会游泳。', ['1。雾鹿会飞。', '2。雾鹿会游泳。']],
    ['雾原地雾原须横置进战场。', ['雾原', '地', '雾原须横置进战场。']],
    ['{一} 神器～武具佩带雾鹿. 佩带{二}', ['{一}', '神器～武具', '佩带雾鹿. 佩带{二}']],
  ])('%s', (line, parts) => {
    expect(partsOf(line)).toEqual(parts);
  });

  it.each([
    '雾鹿',
    '生物～鹿',
    '{二}{白}',
    '增幅{二}（你可以支付{二}。）',
    '{二}，{横置}：抓一张牌。',
    '目标生物得+1/+1。',
    '{无}法术力符号代表无色法术力。',
    '瞬间',
    '_地_',
  ])('and %s stays as it is', (line) => {
    expect(partsOf(line)).toEqual([line]);
  });
});

it('a card whose English name is printed before the other one, with its number and questions, gets its page', () => {
  const text = `雾港 FAQ
此文件最近更新日期：2001年1月1日
特定卡牌问题
004 Fog Captain 雾船长
问：雾船长能飞吗？
答：能。
015 Fog Horn 雾号
问：它响吗？
答：不响。
Fog Deer 雾鹿
问1：它会飞吗？
答1：不会。
问2：它会游泳吗？
答2：会。
雾马
问：它是马吗？
答：是。
`;
  const built = buildAlone({ kind: 'set-faq', lang: 'zh', text });
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const captain = built.value.cards.find(({ record }) => record.slug === 'fog-captain')?.record;
  expect(captain?.rulings).toHaveLength(1);
  const deer = built.value.cards.find(({ record }) => record.slug === 'fog-deer')?.record;
  expect(deer?.rulings).toHaveLength(2);
  expect(built.value.cards).toHaveLength(4);
});

it('a text that has every card in two languages, as a table with two columns does, is told to be two files', () => {
  const card = (name: string, type: string, text: string) =>
    `${name}\n{二}{白}\n${type}\n2/2\n飞行\n\n* ${text}\n`;
  const chinese = ['雾鹿', '雾马', '雾牛'].map((name) => card(name, '生物～鹿', '它会飞。'));
  const english = ['Fog Deer', 'Fog Horse', 'Fog Ox'].map((name) =>
    card(name, 'Creature -- Elk', 'It flies.'),
  );
  const codesOf = (cards: readonly string[]): readonly string[] => {
    const source = createSourceText('faq.txt', `雾港常见问题集\n\n单卡解惑\n\n${cards.join('\n')}`);
    return readStructure(source, 'set-faq', { languages: ['zh'] }).diagnostics.map(({ code }) => code);
  };
  expect(codesOf(chinese.flatMap((one, index) => [one, english[index] ?? '']))).toContain(
    'faq/two-languages',
  );
  expect(codesOf([...chinese, english[0] ?? ''])).not.toContain('faq/two-languages');
  expect(codesOf(english)).not.toContain('faq/two-languages');
});

it('the headings of sections can be numbered, and the steps between them stay steps', () => {
  const text = `雾港常见问题集

通则释疑

1. 上市资讯

雾港系列于2003年5月发售，包括一百张新牌，其中有三十张稀有牌。

2. 新关键字异能：守潮
守潮是一种静止式异能，它让海边的生物留在原地。守潮的流程如下：
1. 宣告守潮
2. 横置该生物，然后抓一张牌，直到退潮为止。
`;
  const { value } = readStructure(createSourceText('faq.txt', text), 'set-faq', { languages: ['zh'] });
  const rows = value.kind === 'set-faq' ? value.rows : [];
  const shown = rows.slice(2).map(({ name, text: own }) => name.kind ?? own?.flow.text);
  expect(shown).toEqual([
    ...['1. 上市资讯', 'paragraph'],
    ...['2. 新关键字异能：守潮', 'paragraph', 'step', 'step'],
  ]);
});

it('the next chapter of a Saga is no rest of the one above, whose line is full', () => {
  const chapter = (number: string, deer: string): string =>
    `${number} — 将一个${deer}放进战场，然后派出一个3/3绿色鹿衍生生物。`;
  const cards = ['雾史', '潮史', '海史', '港史', '灯史', '船史', '帆史'].map(
    (name) => `${name}
{二}{白}
结界～传纪
${chapter('I', '雾鹿')}
${chapter('II', '海鹿')}
* 如果${name}离开战场，你就不能再从牌库中搜寻任何鹿牌了，而
且其他牌手也不能如此作，除非他们操控着另一个名称相同的传纪。
`,
  );
  const source = createSourceText('faq.txt', `雾港常见问题集\n\n单卡解惑\n\n${cards.join('\n')}`);
  const { value } = readStructure(source, 'set-faq', { languages: ['zh'] });
  const rows = value.kind === 'set-faq' ? value.rows : [];
  expect(rows.filter(({ name }) => name.is === 'rules-text')).toHaveLength(cards.length * 2);
  expect(rows.filter(({ name }) => name.is === 'ruling')).toHaveLength(cards.length);
});
