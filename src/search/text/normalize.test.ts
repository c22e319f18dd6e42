import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize, normalizeText } from './normalize.ts';

test.each([
  ['full and half width', '２．３／Ｍ１０', '2.3/m10'],
  ['half-width kana with their marks', 'ﾏﾘｶﾞﾝ ﾊﾟﾘﾃｨ', 'マリガンパリティ'],
  ['the tildes', '～阿耶尼〜~', '~阿耶尼~~'],
  ['quotes of every kind', '“a”「b」『c』《d》‘e’', '"a""b""c""d"\'e\''],
  ['dashes of every length, but not the long vowel mark', '—–―-カード', '----カード'],
  ['spaces beside Chinese and Japanese characters', '牌 手　抓 Brainstorm 了 2 张', '牌手抓brainstorm了2张'],
  ['runs of white space between words, and at both ends', '  Hidden\u00A0 \n Card ', 'hidden card'],
  ['case and accents of Latin letters', 'Lim-Dûl Æther', 'lim-dul aether'],
  ['letters that stand for two', 'Ǆ ǆ', 'dz dz'],
  ['characters without width', 'a\u00ADb\u200Bc', 'abc'],
  ['symbols, but not their brackets', '{横置}：{２}', '{横置}:{2}'],
])('normalizes %s', (_, printed, normalized) => {
  expect(normalizeText(printed)).toBe(normalized);
});

test('positions lead back to the text as printed', () => {
  const printed = '牌手 ｶﾞ Æther';
  const { text, starts, ends } = normalize(printed);
  const original = (from: number, to: number) => printed.slice(starts[from], ends[to - 1]);
  expect(text).toBe('牌手ガaether');
  expect(original(2, 3)).toBe('ｶﾞ');
  expect(original(3, 9)).toBe('Æther');
});

test('in any text, positions never fall, and normalizing again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (printed) => {
      const { text, starts, ends } = normalize(printed);
      expect(starts).toHaveLength(text.length);
      expect(starts.every((start, index) => start < (ends[index] ?? 0))).toBe(true);
      expect(starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))).toBe(true);
      expect(normalizeText(printed)).toBe(text);
      expect(normalizeText(text)).toBe(text);
    }),
  );
});
