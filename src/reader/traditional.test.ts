import { Converter } from 'opencc-js/cn2t';
import { describe, expect, test } from 'vitest';
import { partNames } from '../clause/part-names.ts';
import { openContent } from '../records/open-content.ts';
import { chineseIn } from './chinese-in.ts';
import { settledWords, toTraditional } from './traditional.ts';

const convertByOpenCC = Converter({ from: 'cn', to: 'tw' });

describe('Traditional characters', () => {
  test.each([
    ['造成过大干扰', '造成過大干擾'],
    ['若干', '若干'],
    ['不复制任何', '不複製任何'],
    ['于本回合中，防止', '於本回合中，防止'],
    ['被复制的咒语', '被複製的咒語'],
    ['能够结算并产生效应', '能夠結算並產生效應'],
    ['一并使用', '一併使用'],
    ['而不是只影响那些', '而不是只影響那些'],
    ['用一只手拿起', '用一隻手拿起'],
  ])('%s is %s', (simplified, traditional) => {
    expect(toTraditional(simplified)).toBe(traditional);
  });

  test('a settled word stays what it is set to, within longer texts too', () => {
    for (const [simplified, traditional] of settledWords)
      expect(toTraditional(`在${simplified}，`)).toBe(`在${traditional}，`);
  });

  // A new text with such a place needs a person: enter the word as it should be in `settledWords`.
  test('of every text are those of OpenCC, but for settled words', () => {
    const { sections, chapters, cards, facts } = openContent(process.cwd());
    // What people say of a card is for the search alone, and shown nowhere.
    const shown = facts.map(({ said, ...fact }) => fact);
    const texts = chineseIn([...sections, ...chapters, ...cards, ...shown, partNames.zh]);
    const unsettled = texts.flatMap((text) => {
      const covered = coveredBySettled(text);
      const [ours, theirs] = [[...toTraditional(text)], [...convertByOpenCC(text)]];
      return [...text].flatMap((_, at) =>
        ours[at] === theirs[at] || covered.has(at)
          ? []
          : [`${[...text].slice(Math.max(0, at - 4), at + 5).join('')}: ${ours[at]}, OpenCC ${theirs[at]}`],
      );
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(unsettled).toEqual([]);
  });
});

/** The places of a text, by character, that are in a settled word. */
function coveredBySettled(text: string): ReadonlySet<number> {
  const characters = [...text];
  return new Set(
    settledWords.flatMap(([word]) =>
      characters.flatMap((_, at) =>
        characters.slice(at, at + [...word].length).join('') === word
          ? [...word].map((__, offset) => at + offset)
          : [],
      ),
    ),
  );
}
