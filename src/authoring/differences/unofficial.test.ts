import { expect, test } from 'vitest';
import type { UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import { noWording } from '../../schema/wording.ts';
import { cards } from './differences.fixture.ts';
import { findUnofficialDifferences, reportUnofficialDifferences } from './unofficial.ts';

const fileOf = (more: Partial<UnofficialEntry>): UnofficialFile => ({
  document: 'm10',
  page: 'cards/clone',
  texts: [
    {
      id: 'r1',
      lang: 'en',
      translator: 'X',
      from: 'zh',
      source: '抓四张牌。',
      text: 'Draw three cards.',
      ...more,
    },
  ],
});
const reported = (file: UnofficialFile): readonly string[] =>
  reportUnofficialDifferences(
    [file],
    findUnofficialDifferences([file], { cards, terms: [], wording: noWording }),
  ).map(({ code, path = [], message }) => `${path.join('.')} ${code} ${message}`);

test('a translation is held against the wording that it was made from', () => {
  expect(reported(fileOf({}))).toEqual([
    'texts.r1.en unofficial/difference r1 en may not say what its source says: number [three | 四张]',
  ]);
  expect(reported(fileOf({ text: 'Draw four cards.' }))).toEqual([]);
  expect(reported(fileOf({ source: '施放头脑风暴/Brainstorm。', text: 'Cast Brainstorm.' }))).toEqual([]);
});

test('what a person has dismissed is not reported, but what is dismissed and not found is', () => {
  const dismissed = [{ rule: 'number' as const, reason: 'It is so.' }];
  expect(reported(fileOf({ dismissed }))).toEqual([]);
  expect(reported(fileOf({ dismissed, text: 'Draw four cards.' }))).toEqual([
    'texts.r1.en differences/idle-dismissal The entry r1 en number under `dismissed` matches no difference (any more).',
  ]);
});
