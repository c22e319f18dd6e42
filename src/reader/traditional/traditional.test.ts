import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Converter } from 'opencc-js/cn2t';
import { describe, expect, test } from 'vitest';
import { inventedContent } from '../../../scripts/content/invented.fixture.ts';
import { converterOf } from './hant.ts';
import { chineseIn, interfaceWordsIn, makeHantTable, settledWords } from './traditional.ts';

const convertByOpenCC = Converter({ from: 'cn', to: 'tw' });

describe('Traditional characters', () => {
  test.each([
    ['造成过大干扰', '造成過大干擾'],
    ['若干', '若干'],
    ['不复制任何', '不複製任何'],
    ['于本回合中，防止', '於本回合中，防止'],
    ['能够结算并产生效应', '能夠結算並產生效應'],
    ['一并使用', '一併使用'],
    ['而不是只影响那些', '而不是只影響那些'],
    ['用一只手拿起', '用一隻手拿起'],
    ['头发与后面的皇后', '頭髮與後面的皇后'],
    // Characters are converted, no vocabulary.
    ['软件与网络', '軟件與網絡'],
    // One that would get another length stays as it is.
    ['头发𬭚后面', '頭髮𬭚後面'],
    ['横置：加{G}。Brainstorm', '橫置：加{G}。Brainstorm'],
  ])('%s is %s', (simplified, traditional) => {
    const convert = converterOf(makeHantTable([simplified]));
    expect(convert(simplified)).toBe(traditional);
    expect(convert(traditional)).toBe(traditional);
  });

  test('never change the length of a text', () => {
    const texts = '如果牌手发现台面上只有一只生物,便将头发留在后面的牌库里。';
    const convert = converterOf(makeHantTable([texts]));
    const characters = fc.constantFrom(...new Set(texts), '𠮷', 'e\u0301', '\n');
    fc.assert(
      fc.property(fc.array(characters), (parts) => {
        expect(convert(parts.join(''))).toHaveLength(parts.join('').length);
      }),
    );
  });

  // A new text with such a place needs a person: enter the word as it should be in `settledWords`.
  test('of every text are those of OpenCC, but for settled words', () => {
    const { sections, chapters, cards, facts } = inventedContent;
    // What people say of a card is for the search alone, and shown nowhere.
    const shown = facts.map(({ synonyms, ...fact }) => fact);
    const words = globSync('src/**/*.{ts,astro}').flatMap((file) =>
      interfaceWordsIn(readFileSync(file, 'utf8')),
    );
    expect(words.length).toBeGreaterThan(500);
    const texts = [...chineseIn([...sections, ...chapters, ...cards, ...shown]), ...words];
    const convert = converterOf(makeHantTable(texts));
    const settled = new RegExp(settledWords.map(([word]) => word).join('|'), 'gu');
    const unsettled = texts.flatMap((text) => {
      const places = new Set(
        [...text.matchAll(settled)].flatMap(({ 0: word, index }) => [...word].map((_, at) => index + at)),
      );
      const [ours, theirs] = [convert(text), convertByOpenCC(text)];
      return [...text].flatMap((_, at) =>
        ours[at] === theirs[at] || places.has(at)
          ? []
          : [`${text.slice(Math.max(0, at - 4), at + 5)}: ${ours[at]}, OpenCC ${theirs[at]}`],
      );
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(unsettled).toEqual([]);
    expect(texts.map(convert).filter((text) => convert(text) !== text)).toEqual([]);
  });
});
