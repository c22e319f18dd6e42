import { globSync, readFileSync } from 'node:fs';
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
    // Characters are converted, not vocabulary.
    ['软件与网络', '軟件與網絡'],
    // A character stays if the conversion would change its length.
    ['头发𬭚后面', '頭髮𬭚後面'],
    ['横置：加{G}。Brainstorm', '橫置：加{G}。Brainstorm'],
  ])('%s is converted to %s', (simplified, traditional) => {
    const convert = converterOf(makeHantTable([simplified]));
    expect(convert(simplified)).toBe(traditional);
    expect(convert(traditional)).toBe(traditional);
  });

  // If a new word fails here, decide which conversion is right, and add the word to `settledWords`.
  test('are those of OpenCC in invented texts and the interface, except in settled words', () => {
    const { sections, chapters, cards, facts } = inventedContent;
    // The synonyms of cards are for the search only.
    const shown = facts.map(({ synonyms, ...fact }) => fact);
    const words = globSync('src/**/*.{ts,astro}').flatMap((file) =>
      interfaceWordsIn(readFileSync(file, 'utf8')),
    );
    expect(words.length).toBeGreaterThan(500);
    const texts = [...chineseIn([...sections, ...chapters, ...cards, ...shown]), ...words];
    const convert = converterOf(makeHantTable(texts));
    const settled = new RegExp(settledWords.map(([word]) => word).join('|'), 'gu');
    const isSettled = (text: string, at: number) =>
      [...text.matchAll(settled)].some(({ 0: word, index }) => index <= at && at < index + word.length);
    const unsettled = texts.flatMap((text) => {
      const theirs = convertByOpenCC(text);
      return convert(text)
        .split('')
        .flatMap((character, at) =>
          character === theirs[at] || isSettled(text, at) ? [] : [[text, character]],
        );
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(unsettled).toEqual([]);
    expect(texts.map(convert).filter((text) => convert(text) !== text)).toEqual([]);
  });
});
