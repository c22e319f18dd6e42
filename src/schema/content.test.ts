import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type CardFact, cardFactFileSchema } from './card.ts';
import type { Reason } from './guide.ts';
import { languages } from './language.ts';
import { sectionRegistrySchema } from './registry.ts';
import { editionSchema, sourceListSchema } from './source.ts';

/** The committed content, read as the build reads it and compared with what was counted by hand. */

const at = (path: string): URL => new URL(`../../content/${path}`, import.meta.url);
const readText = (path: string): string => readFileSync(at(path), 'utf8');
// JSON is YAML, so one parser reads both.
const readData = <Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readText(path)));

const sources = ['ipg', 'm10'].flatMap((document) =>
  readData(`sources/${document}/source.yml`, sourceListSchema).map((entry) => ({
    ...entry,
    path: `sources/${document}/${entry.file}`,
  })),
);
const linesOf = (file: string): readonly string[] =>
  readText(sources.find((source) => source.file === file)?.path ?? file).split('\n');

const sections = ['2.3', '2.4'].map((section) =>
  readData(`registry/ipg/${section}.yml`, sectionRegistrySchema),
);
const set = readData('cards/m10.json', cardFactFileSchema);
const mentioned = readData('cards/mentioned.json', cardFactFileSchema);

const expectUnique = (ids: readonly string[]): void => expect(ids).toEqual([...new Set(ids)]);

/** The text that a segment reference (`29:1-43`, `47, 48`) names, with single spaces. */
const textAt = (file: string, reference: string): string =>
  reference
    .split(', ')
    .map((one) => {
      const [lines = '', columns] = one.split(':');
      const [from = 0, to = from] = lines.split('-').map(Number);
      const text = linesOf(file)
        .slice(from - 1, to)
        .join(' ');
      if (columns === undefined) return text;
      const [left = 1, right = 0] = columns.split('-').map(Number);
      return text.slice(left - 1, right);
    })
    .join(' ')
    .replace(/\s+/gu, ' ');

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

describe.each(sections)('every row of IPG $section', ({ sources: files, clauses, titles }) => {
  const referenceOf = (text: string | { at: string }): string => (typeof text === 'string' ? text : text.at);

  it('quotes words of the text, and the English words that they are compared with', () => {
    const quotes = clauses.flatMap(({ id, texts }) =>
      languages.flatMap((lang) => {
        const text = texts[lang];
        const reasons: readonly Reason[] = typeof text === 'object' ? text.differs : [];
        return reasons.map((reason) => ({ id, lang, reason, own: text ?? '', english: texts.en ?? '' }));
      }),
    );
    for (const { id, lang, reason, own, english } of quotes) {
      expect(textAt(files[lang] ?? '', referenceOf(own)), id).toContain(reason.words);
      expect(textAt(files.en ?? '', referenceOf(english)), id).toContain(reason.against ?? '');
    }
  });

  it('takes a title that its source does not print from a text that has it', () => {
    for (const { text, from } of Object.values(titles)) {
      const [file = '', line] = from.split(':');
      expect(linesOf(file)[Number(line) - 1]).toContain(text);
    }
  });
});

describe('card facts', () => {
  const all: readonly CardFact[] = [...set, ...mentioned];

  it('are those of Magic 2010, and 21 others by slug', () => {
    expect(mentioned.map(({ slug }) => slug)).toEqual(mentioned.map(({ slug }) => slug).sort());
    expect(mentioned).toHaveLength(21);
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
    const texts = sources.map(({ path }) => readText(path)).join('\n');
    const others = all.flatMap(({ alsoCalled = [] }) => alsoCalled.map(({ name }) => name));
    expect([...others].sort()).toEqual(['头脑风暴', '杰瓦岛狮身人面像', '腐霉毒蛇'].sort());
    for (const name of others) expect(texts).toContain(name);
  });
});

describe('words in three languages', () => {
  const files = [
    'sources/ipg/source.yml',
    'sources/m10/source.yml',
    'registry/ipg/2.3.yml',
    'registry/ipg/2.4.yml',
    'corrections/m10-faq.zh.yml',
    'terms.yml',
    'rule-changes.yml',
    'changes.yml',
  ];

  it.each(files)('%s ends every sentence with a full stop and has no space at the ends', (file) => {
    expect(existsSync(at(file))).toBe(true);
    for (const { zh, ja, en } of localizedIn(parse(readText(file)))) {
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
