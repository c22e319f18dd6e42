import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { readTexts } from './read-structure.ts';

const zh = `9.9 桌面礼仪

牌手在对局期间须随时保持桌面清洁。

饮料

饮料放在地上，任何人不得将饮料放在牌库旁边。
`;
const en = `MTR 9.9 Table Manners

A player keeps the table clean at all times during a match.

Open Drinks

Drinks stand on the floor, and nobody puts one beside a library.
`;
const more = `
Food and Crumbs

Food is eaten between rounds only, because crumbs mark cards.
`;

const headingsIn = (texts: Readonly<Partial<Record<Language, string>>>): readonly string[] =>
  readTexts(
    Object.entries(texts).map(([lang, text]) => ({
      source: createSourceText(`${lang}.txt`, text),
      kind: 'guide',
      languages: [lang as Language],
    })),
  ).flatMap(({ value }) =>
    value.kind === 'guide'
      ? value.blocks.flatMap(({ role, flow }) => (role === 'heading' ? [flow.text] : []))
      : [],
  );

describe('headings inside a text without parts', () => {
  it.each([
    ['are text where nothing marks them', { zh, en }, []],
    [
      'are headings where a person has marked them',
      { zh, en: `${en}${more.replace('\n', '\n## ')}` },
      ['Food and Crumbs'],
    ],
  ])('%s', (_, texts, headings) => {
    expect(headingsIn(texts)).toEqual(headings);
  });
});
