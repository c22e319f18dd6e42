import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardView, NoteView } from '../view-faq.ts';
import { readFaq } from './testing/read-faq.ts';

const text = readFileSync(new URL('../../../../content/sources/m10/m10-faq.zh.txt', import.meta.url), 'utf8');
const hinted = readFaq(text, { bulletLines: new Set([702]), entryLines: new Set([1176]) });
const bare = readFaq(text);
const { view } = hinted;

const cardNamed = (name: string): CardView => {
  const card = view.cards.find((candidate) => candidate.name === name);
  if (!card) throw new Error(`no entry ${name}`);
  return card;
};

const notesOf = (heading: string): readonly NoteView[] =>
  view.chapters.flatMap(({ sections }) => sections).find((section) => section.heading === heading)?.notes ??
  [];

describe('the Magic 2010 FAQ', () => {
  it('loses no character', () => {
    expect(hinted.lost).toEqual([]);
    expect(bare.lost).toEqual([]);
  });

  it('has a title and a date', () => {
    expect(view.title).toBe('万智牌2010常见问题集');
    expect(hinted.structure.title?.flow.text).toBe('_万智牌2010_常见问题集');
    expect(view.asOf).toBe('2009-06-23');
  });

  it('has six chapters with their sections', () => {
    expect(
      view.chapters.map(({ heading, kind, sections }) => [
        heading,
        kind,
        sections.map((section) => section.heading),
      ]),
    ).toEqual([
      [null, 'notes', [null]],
      [
        'M10规则变动',
        'notes',
        [
          null,
          '新用词：战场',
          '新用词：放逐',
          '新用词：施放，起动，使用',
          '新用词：在结束步骤开始时',
          '新规则：战斗',
          '已修订关键字异能：系命',
          '已修订关键字异能：死触',
        ],
      ],
      ['通则释疑', 'notes', ['复出的牌类别：鹏洛客', '组合：M10横置地', '组合：「幸运符」']],
      [
        '中文版变动与勘误',
        'notes',
        ['A. 生物类别译名更动', 'B. 灵气用词更动', 'C. 勘误：践踏', 'D. 勘误：宿命之镜'],
      ],
      ['单卡解惑', 'rulings', []],
      [null, 'notes', [null]],
    ]);
  });

  it('has 84 entries in six groups', () => {
    const groups = view.chapters.find(({ kind }) => kind === 'rulings')?.groups ?? [];
    expect(groups.map(({ heading, cards }) => [heading, cards.length])).toEqual([
      ['白色', 20],
      ['蓝色', 16],
      ['黑色', 13],
      ['紅色', 16],
      ['綠色', 12],
      ['神器', 7],
    ]);
    expect(view.cards).toHaveLength(84);
    expect(new Set(view.cards.map(({ name }) => name)).size).toBe(84);
    expect(cardNamed('金鬃阿耶尼').lines).toEqual([364, 382]);
    expect(cardNamed('法术书').lines).toEqual([1605, 1615]);
  });

  it('has by mana cost 20 white, 18 blue, 11 black, 15 red and one lost, 12 green, 7 colorless', () => {
    const colors = view.cards.map(({ manaCost }) =>
      manaCost === null ? 'lost' : [...'WUBRG'].filter((color) => manaCost.includes(color)).join(''),
    );
    const count = (color: string): number => colors.filter((found) => found === color).length;
    expect([count('W'), count('U'), count('B'), count('R'), count('lost'), count('G'), count('')]).toEqual([
      20, 18, 11, 15, 1, 12, 7,
    ]);
  });

  it('has 201 rulings, 200 of them with a bullet', () => {
    const rulings = view.cards.flatMap((card) => card.rulings);
    expect(rulings).toHaveLength(201);
    const bulleted = hinted.structure.chapters
      .flatMap(({ groups }) => groups)
      .flatMap(({ cards }) => cards)
      .flatMap((card) => card.rulings)
      .filter(({ markup }) => markup.length > 0);
    expect(bulleted).toHaveLength(200);
    expect(rulings.every((ruling) => ruling.text.length > 0)).toBe(true);
  });

  it('shows twelve cards as examples in the chapters', () => {
    expect(view.examples.map(({ name }) => name)).toEqual([
      '醒眠德鲁伊',
      '回声萦绕',
      '台地咒术师',
      '穿髓金针',
      '祈愿巨灵',
      '暗夜之子',
      '致命隐士',
      '金鬃阿耶尼',
      '龙颅山峰',
      '巨怪硕眼',
      '狂奔犀牛',
      '宿命之镜',
    ]);
    expect(view.examples.filter(({ manaCost }) => manaCost === null).map(({ name }) => name)).toEqual([
      '龙颅山峰',
      '狂奔犀牛',
    ]);
    expect(view.examples.map((card) => card.text.length)).toEqual([1, 1, 1, 2, 3, 1, 2, 3, 2, 1, 1, 1]);
  });

  it('reads heads: cost, type line, power and toughness, loyalty', () => {
    expect(cardNamed('金鬃阿耶尼')).toMatchObject({
      manaCost: '{2}{W}{W}',
      typeLine: '鹏洛客～阿耶尼',
      loyalty: '4',
    });
    expect(cardNamed('玄铁巨像')).toMatchObject({
      manaCost: '{11}',
      typeLine: '神器生物~魔像',
      power: '11',
      toughness: '11',
    });
    expect(cardNamed('吞噬灵魂')).toMatchObject({ manaCost: '{X}{1}{B}', typeLine: '法术' });
    expect(cardNamed('法术书')).toMatchObject({ manaCost: '{0}', typeLine: '神器' });
    const nightmare = cardNamed('梦魇');
    expect(nightmare).toMatchObject({ manaCost: '{5}{B}', typeLine: '生物~梦魇/马' });
    expect([nightmare.power, nightmare.toughness]).toEqual([undefined, undefined]);
    expect(nightmare.text[0]).toBe('飞行');
  });

  it('takes 神器 as the heading of a group before a card, as a type line below a cost', () => {
    expect(cardNamed('武装外衣')).toMatchObject({ manaCost: '{5}', typeLine: '神器' });
    expect(cardNamed('变化多头龙').rulings.at(-1)?.text).toMatch(/将近结束的时候发生）。$/u);
  });

  it('reads three cards that were made lists', () => {
    expect(cardNamed('克法甲')).toMatchObject({ manaCost: '{3}', typeLine: '神器～武具' });
    expect(cardNamed('克法甲').text).toEqual([
      '佩带此武具的生物得+2/+4且失去飞行异能。',
      '防止将对佩带此武具的生物造成之所有非战斗伤害。',
      '佩带{二}（{二}：装备在目标由你操控的生物上；佩带的时机视同法术。',
    ]);
    expect(['克法甲', '宿命之镜', '穿髓金针'].map((name) => cardNamed(name).rulings.length)).toEqual([
      3, 3, 5,
    ]);
  });

  it('keeps a list inside a ruling', () => {
    expect(cardNamed('破邪天使').rulings.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
      ['paragraph', 'list'],
    ]);
    const [, list] = cardNamed('破邪天使').rulings[0]?.blocks ?? [];
    expect(list?.type === 'list' ? list.items.map((item) => item.slice(0, 8)) : []).toEqual([
      '破邪天使不能被具',
      '破邪天使不能被具',
      '所有将对破邪天使',
      '如果某灵气或神器',
    ]);
  });

  it('keeps numbered steps inside a ruling; the bullets after them are rulings of their own', () => {
    const rulings = cardNamed('歪曲世相').rulings;
    expect(rulings.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
      ['paragraph', 'steps'],
      ['paragraph'],
      ['paragraph'],
    ]);
    const [, steps] = rulings[0]?.blocks ?? [];
    expect(steps?.type === 'steps' ? steps.items.length : 0).toBe(6);
    expect(rulings[0]?.lines).toEqual([1300, 1307]);
    expect(rulings[2]?.text).toContain('但从你牌库中展示牌的时候');
  });

  it('puts sentences cut by page ends together with nothing between', () => {
    expect(notesOf('新用词：在结束步骤开始时').at(-1)).toMatchObject({ lines: [109, 111] });
    expect(notesOf('新用词：在结束步骤开始时').at(-1)?.text).toContain('则它会等到下一个结束步骤');
    expect(
      notesOf('新规则：战斗')
        .filter(({ kind }) => kind === 'example')
        .map(({ lines }) => lines),
    ).toEqual([
      [152, 152],
      [154, 156],
      [158, 158],
      [160, 160],
    ]);
    expect(notesOf('已修订关键字异能：死触').map(({ text: note }) => note)).toContainEqual(
      expect.stringContaining('（因为该生物在战斗伤害步骤之前，也有可能失去死触异能）'),
    );
    expect(notesOf('复出的牌类别：鹏洛客').map(({ text: note }) => note)).toContainEqual(
      expect.stringContaining('意思就是「从此鹏洛客上移去六个忠诚指示物」'),
    );
    expect(cardNamed('寒冰槛').rulings.map(({ lines }) => lines)).toEqual([[774, 776]]);
    expect(cardNamed('寒冰槛').rulings[0]?.text).toContain('位于该咒语或异能之上');
    expect(cardNamed('号角震天').rulings[0]?.text).toContain('并为攻击状态者');
    expect(cardNamed('幽猎领袖').rulings[1]?.text).toContain('不会发生其他的事');
    expect(cardNamed('玄铁巨像').rulings[0]?.text).toContain('包括了它被牺牲');
    expect(cardNamed('博卡登残虐者').text).toHaveLength(3);
    expect(cardNamed('博卡登残虐者').text[2]).toMatch(/你可以任意分配。$/u);
  });

  it('puts full stops that stand there twice into the ledger', () => {
    expect(view.ledger).toEqual([
      { reason: 'repeated', text: '。', lines: [202, 202] },
      { reason: 'repeated', text: '。', lines: [416, 416] },
    ]);
  });

  it('makes each step, rule, example and paragraph of a chapter a note', () => {
    const combat = notesOf('新规则：战斗');
    const count = (kind: NoteView['kind']): number => combat.filter((note) => note.kind === kind).length;
    expect([count('heading'), count('step'), count('example'), count('paragraph'), count('bullet')]).toEqual([
      5, 17, 4, 3, 4,
    ]);
    const third = combat.filter(({ lines }) => lines[0] >= 128 && lines[0] <= 135);
    expect(third.map(({ kind, label }) => [kind, label])).toEqual([
      ['heading', undefined],
      ['step', '1'],
      ['step', '2'],
      ['step', '3'],
      ['step', '4'],
      ['step', '5'],
    ]);
    expect(third[0]?.text).toBe('步骤3：宣告阻挡者');
    expect(
      notesOf('已修订关键字异能：系命')
        .filter(({ kind }) => kind === 'rule')
        .map(({ text: rule }) => rule.slice(0, 8)),
    ).toEqual(['702.13.系', '702.13a ', '702.13b ']);
    expect(
      notesOf('复出的牌类别：鹏洛客')
        .filter(({ kind }) => kind === 'paragraph')
        .map(({ lines }) => lines[0]),
    ).toEqual([256, 276, 292]);
  });

  it('drops emphasis marks and address brackets from plain text, and keeps symbols and widths as printed', () => {
    expect(view.chapters[0]?.sections[0]?.notes[5]?.text).toBe(
      '请至http://locator.wizards.com查询你附近的的活动或販售店。',
    );
    expect(cardNamed('白金天使').rulings[1]?.text).toContain('你的万智牌线上版游戏时钟');
    expect(cardNamed('不死生物克星').text).toEqual(['{白}, {横置}: 放逐目标骷髅妖, 吸血鬼, 或灵俑。']);
    expect(cardNamed('台地咒术师').typeLine).toBe('生物～人类／德鲁伊');
  });

  it('reports nothing when the corrections have told what the text cannot', () => {
    expect(view.diagnostics).toEqual([]);
  });

  it('finds the lost head and the missing bullet by itself, and says so', () => {
    expect(bare.view.cards).toHaveLength(84);
    expect(bare.view.cards.flatMap(({ rulings }) => rulings)).toHaveLength(201);
    expect(bare.view.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['faq/ruling-without-bullet', 702],
      ['faq/card-without-head', 1176],
    ]);
    expect(bare.view.cards.filter(({ name }) => name === null).map(({ lines }) => lines)).toEqual([
      [1176, 1178],
    ]);
  });
});
