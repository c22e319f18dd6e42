import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../any-character.fixture.ts';
import type { Language } from '../../schema/language.ts';
import { sentencesIn } from './sentences.ts';

const cases: readonly (readonly [lang: Language, text: string, sentences: readonly string[]])[] = [
  ['en', 'One card. Two cards.', ['One card.', 'Two cards.']],
  ['en', 'It costs 1.5 or so.', ['It costs 1.5 or so.']],
  ['zh', '先抓牌。 然后弃牌。', ['先抓牌。', '然后弃牌。']],
  ['zh', '他说“停。”然后离开', ['他说“停。”', '然后离开']],
  ['ja', 'カードを引く(1枚。)。次に捨てる。', ['カードを引く(1枚。)。', '次に捨てる。']],
];

describe('sentencesIn', () => {
  it.each(cases)('%s: %s', (lang, text, sentences) => {
    expect(sentencesIn(text, lang)).toEqual(sentences);
  });

  it('loses no character of any text', () => {
    const bare = (text: string): string => text.replace(/[\s\uFEFF]/gu, '');
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('zh', 'ja', 'en'), (text, lang) => {
        expect(bare(sentencesIn(text, lang).join(''))).toBe(bare(text));
      }),
    );
  });
});

it.each([
  ['zh', '抓了八张牌（应为七张。）。', 1],
  ['zh', '第一句。第二句！“第三句。”', 3],
  ['ja', '懲罰となる。それだけか？', 2],
  ['en', 'One, e.g. this. Two (such as that.) and more. “Three.”', 3],
  ['en', 'Without an end', 1],
] as const)('sentencesIn, %s: %s', (lang, text, count) => {
  expect(sentencesIn(text, lang)).toHaveLength(count);
});
