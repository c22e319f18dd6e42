// Newer editions of invented sections, in which clauses are rewritten, come in, go, and lose their heading.

import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { annotatedSections, printSection, unmarked } from '../read/guide/annotated-sections.fixture.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readTexts } from '../read/read-structure.ts';
import { laySection } from '../testing/lay-section.ts';
import type { NextText } from './rows.ts';

type Texts = Readonly<Record<'zh' | 'en', string>>;

const editionOf = (name: string): Texts => {
  const print = (lang: string): string => {
    const section = annotatedSections.find((one) => one.name === `${name} ${lang}`);
    return section ? printSection(section, unmarked, true) : '';
  };
  return { zh: print('zh'), en: print('en') };
};

const read = (texts: Texts): readonly NextText[] => {
  const toRead = (['zh', 'en'] as const).map((lang) => ({
    source: createSourceText(`2.9.${lang}.txt`, texts[lang]),
    kind: 'guide' as const,
    languages: [lang],
    lang,
  }));
  return readTexts(toRead).map(({ source, lang, value }) => ({
    ...{ lang, source },
    paragraphs: nameParagraphs(source, value, lang),
  }));
};

const change = (texts: Texts, changes: readonly (readonly [string, string])[]): Texts => {
  const edit = (text: string): string =>
    changes.reduce((edited, [from, to]) => {
      return edited.replace(from, to);
    }, text);
  return { zh: edit(texts.zh), en: edit(texts.en) };
};

const newEdition = (name: string, changes: readonly (readonly [string, string])[]) => {
  const older = editionOf(name);
  for (const [from] of changes) expect(`${older.zh}${older.en}`).toContain(from);
  const section = /^\d+\.\d+/u.exec(older.en)?.[0] ?? '';
  const { files } = laySection(new Map(), section, read(older));
  return laySection(files, section, read(change(older, changes)));
};

/** The row that has some words in a language now. */
const rowWith = ({ after }: ReturnType<typeof newEdition>, beginning: string): string | undefined =>
  after.clauses.find(({ texts }) =>
    Object.values(texts).some(([first]) => first?.flow.text.startsWith(beginning)),
  )?.id;

describe('a newer edition', () => {
  const talk = newEdition('table-talk.txt', [
    // Rewritten in both languages, and then in Chinese alone.
    [
      'A player who cannot win any more has nothing to lose by helping another. The remaining players should decide the match among themselves.',
      'Those who are out of a match should leave it to the remaining players to decide it, since helping another costs them nothing.',
    ],
    [
      '已无法获胜的牌手帮助他人毫无损失。对局应由剩余的牌手自行决定胜负。',
      '出局者不必为相助付出代价，因此胜负应当留给尚在对局之中的人来定。',
    ],
    [
      '多数发言出于无心。警告足以制止，并能让裁判了解该牌手是否再犯。',
      '大部分话语都是脱口而出的。给予警告即可，还可借此得知同一牌手会不会重复。',
    ],
    // The Chinese print has lost a heading.
    ['原则\n\n', ''],
    // A clause is gone, another is new.
    ['Gestures count as information.\n\n', ''],
    ['手势亦视为信息。\n\n', ''],
    [
      'The player is asked to leave',
      'The judge stops the clock for 2 minutes.\n\nThe player is asked to leave',
    ],
    ['该牌手须在对局剩余时间内', '裁判将计时暂停2分钟。\n\n该牌手须在对局剩余时间内'],
  ]);
  const lists = newEdition('late-lists.txt', [
    [
      'The player completes the list at once, under the supervision of a judge.',
      'While a judge looks on, the list is completed without delay by the player.',
    ],
    ['该牌手须在裁判监督下立即补全登记表。', '裁判在旁看着，牌手马上把表格写完整。'],
    [
      '登记表使所有牌手免受套牌变动之害。迟交的登记表保护不了任何人。',
      '有了表格，谁都不能暗中更换牌张；晚到的表格则毫无用处。',
    ],
  ]);

  it('keeps the clause of a text that is rewritten, as the other language says', () => {
    expect(rowWith(talk, '出局者')).toBe('philosophy-1');
    expect(rowWith(talk, '大部分')).toBe('philosophy-2');
    expect(rowWith(lists, '裁判在旁')).toBe('remedy-1');
    expect(rowWith(lists, '有了表格')).toBe('philosophy-1');
  });

  it.each([
    ['table talk', talk],
    ['late lists', lists],
  ])('leaves at most one row in four to look at (%s)', (_name, { plan: { rows } }) => {
    const open = rows.filter(({ asks }) => asks.length > 0).map(({ id, asks }) => `${id}: ${asks}`);
    expect(open.length / rows.length, open.join('\n')).toBeLessThanOrEqual(0.25);
  });
});
