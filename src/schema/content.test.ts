import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ownContent as content } from '../../scripts/content/own-texts.fixture.ts';
import { dataIn } from '../records/read-data.ts';
import { type CardFact, cardFactFileSchema } from './card.ts';
import { citablesIn } from './citable.ts';
import type { Language } from './language.ts';
import { editionSchema } from './source.ts';

/** The committed content, read as the build reads it and compared with what was counted by hand. */

const at = (path: string): URL => new URL(`../../content/${path}`, import.meta.url);
const readText = (path: string): string => readFileSync(at(path), 'utf8');
const readData = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readText(path)));

const set = readData('cards/m10.json', cardFactFileSchema);
const mentioned = readData('cards/mentioned.json', cardFactFileSchema);

const expectUnique = (ids: readonly string[]): void => expect(ids).toEqual([...new Set(ids)]);

describe('what dates an edition', () => {
  const evidence = { zh: '依据', ja: '根拠', en: 'evidence' };
  it.each([
    [{ date: '2009-06-23' }, true],
    [{ date: null }, true],
    [{ date: null, before: '2019-07-12' }, true],
    [{ date: null, notBefore: '2019-07-12', before: '2024-02-02' }, true],
    [{ date: null, notBefore: '2024-02-02', before: '2019-07-12' }, false],
    [{ date: null, notBefore: '2019-07-12', before: '2019-07-12' }, false],
    [{ date: '2009-06-23', before: '2019-07-12' }, false],
  ])('%j is sane: %s', (edition, isSane) => {
    expect(editionSchema.safeParse({ ...edition, evidence }).success).toBe(isSane);
  });
});

it('a title that no source prints is in the text that it is taken from', () => {
  const titles = content.files.sectionDecisions.flatMap(({ value }) => Object.entries(value.titles ?? {}));
  expect(titles.length).toBeGreaterThan(0);
  const said = new Map(citablesIn(content).map(({ address, texts }) => [address, texts]));
  for (const [lang, { text, from }] of titles)
    expect(said.get(from)?.[lang as Language], from).toContain(text);
});

describe('card facts', () => {
  const all: readonly CardFact[] = [...set, ...mentioned];

  it('are those of Magic 2010 and of cards of other sets, each once', () => {
    expectUnique(all.map(({ slug }) => slug));
  });

  it('have the rarities that the FAQ counts', () => {
    const count = (rarity: string) => set.filter((card) => card.rarity === rarity).length;
    expect(['land', 'common', 'uncommon', 'rare', 'mythic'].map(count)).toEqual([20, 101, 60, 53, 15]);
  });

  it('have the colors and the mana value of their cost', () => {
    for (const { slug, manaCost = '', manaValue, colors = [] } of set) {
      const symbols = [...manaCost.matchAll(/\{(.+?)\}/gu)].map(([, symbol = '']) => symbol);
      expect(colors, slug).toEqual([...new Set(symbols.filter((symbol) => /^[WUBRG]$/u.test(symbol)))]);
      const values = symbols.map((symbol) =>
        /^\d+$/u.test(symbol) ? Number(symbol) : Number(symbol !== 'X'),
      );
      expect(manaValue, slug).toBe(values.reduce((sum, value) => sum + value, 0));
    }
  });

  it('have the other names that the sources use', () => {
    const texts = content.texts
      .map(({ document, entry }) => readText(`sources/${document}/${entry.file}`))
      .join('\n');
    const others = all.flatMap(({ alsoCalled = [] }) => alsoCalled.map(({ name }) => name));
    const known = ['头脑风暴', '杰瓦岛狮身人面像', '腐霉毒蛇'];
    expect(others).toEqual(expect.arrayContaining(known));
    for (const name of known) expect(texts).toContain(name);
  });
});

describe('words in three languages', () => {
  const files = [
    'texts/ipg/ipg-2.3.zh.txt',
    'texts/ipg/ipg-2.4.zh-en.txt',
    'texts/m10/m10-faq.zh.txt',
    'decisions/ipg/2.3.yml',
    'decisions/ipg/2.4.yml',
    'corrections/m10-faq.zh.yml',
    'terms.yml',
    'later-changes.yml',
    'changes.yml',
  ];

  it.each(files)('%s ends every sentence with a full stop and has no space at the ends', (file) => {
    expect(existsSync(at(file))).toBe(true);
    for (const { zh, ja, en } of localizedIn(parse(dataIn(readText(file), file)))) {
      for (const words of [zh, ja, en]) expect(words).toBe(words.trim());
      expect([zh, ja, en].map((words) => /[。.]$/u.test(words))).toEqual(Array(3).fill(/\.$/u.test(en)));
    }
  });
});

/** Every `{ zh, ja, en }` in a value, however deep, without terms and titles, which are words of the texts. */
const localizedIn = (value: unknown): readonly { zh: string; ja: string; en: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const { zh, ja, en } = record;
  const own =
    typeof zh === 'string' &&
    typeof ja === 'string' &&
    typeof en === 'string' &&
    Object.keys(value).length === 3
      ? [{ zh, ja, en }]
      : [];
  return [...own, ...Object.values(record).flatMap(localizedIn)];
};
