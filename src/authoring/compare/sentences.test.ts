import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from '../../any-character.fixture.ts';
import { sentencesIn } from './sentences.ts';

it.each([
  [
    'en',
    'It costs 1.5 or so. Two (such as that.) and more.',
    ['It costs 1.5 or so.', 'Two (such as that.) and more.'],
  ],
  ['en', 'One, e.g. this. Without an end', ['One, e.g. this.', 'Without an end']],
  ['zh', '先抓牌。 然后弃牌！', ['先抓牌。', '然后弃牌！']],
  ['zh', '他说“停。”然后离开', ['他说“停。”', '然后离开']],
  ['ja', 'カードを引く(1枚。)。次に捨てる。', ['カードを引く(1枚。)。', '次に捨てる。']],
] as const)('the sentences in %s: %s', (lang, text, sentences) => {
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
