import { expect, it } from 'vitest';
import { annotatedSections, printSection, unmarked } from '../read/guide/annotated-sections.fixture.ts';
import { readNext } from '../testing/lay-texts.ts';
import { laySection } from './lay-section.fixture.ts';
import type { NextText } from './rows.ts';

const print = (name: string): string => {
  const section = annotatedSections.find((one) => one.name === name);
  return section ? printSection(section, unmarked, true) : '';
};
const [zh, en] = [print('table-talk.txt zh'), print('table-talk.txt en')];

const read = (texts: Readonly<Record<'zh' | 'en', string>>): readonly NextText[] =>
  (['zh', 'en'] as const).map((lang) => readNext(`2.9.${lang}.txt`, 'guide', lang, texts[lang]));

it('keeps the clause of a text that is rewritten, as the other language says, and asks about few', () => {
  const section = /^\d+\.\d+/u.exec(en)?.[0] ?? '';
  const { files } = laySection(new Map(), section, read({ zh, en }));
  const rewritten = '大部分话语都是脱口而出的。给予警告即可，还可借此得知同一牌手会不会重复。';
  const newer = {
    zh: zh
      .replace('多数发言出于无心。警告足以制止，并能让裁判了解该牌手是否再犯。', rewritten)
      // The print has lost a heading, and one clause is gone.
      .replace('原则\n\n', '')
      .replace('手势亦视为信息。\n\n', ''),
    en: en.replace('Gestures count as information.\n\n', ''),
  };
  expect([newer.zh.length, newer.en.length]).not.toEqual([zh.length, en.length]);
  const { after, plan } = laySection(files, section, read(newer));
  const kept = after.clauses.find(({ texts }) => texts.zh?.[0]?.flow.text === rewritten);
  expect(kept?.id).toBe('philosophy-2');
  expect(plan.rows.filter(({ asks }) => asks.length > 0).length / plan.rows.length).toBeLessThanOrEqual(0.25);
});
