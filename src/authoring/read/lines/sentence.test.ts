import { describe, expect, it } from 'vitest';
import {
  beginsInsideSentence,
  endsSentence,
  endsWithColon,
  isHeadingLike,
  isLonePunctuation,
} from './sentence.ts';

describe('a sentence', () => {
  it.each(['He wins (or so.)', '敗北である。」', '牌手抓牌。**', 'Really?!', '“Stop.”'])(
    'ends in %j',
    (text) => {
      expect(endsSentence(text)).toBe(true);
    },
  );
  it.each(['Hidden Card Error', '牌手抓牌，', '(see below)', '以下情况：'])('does not end in %j', (text) => {
    expect(endsSentence(text)).toBe(false);
  });
  it.each(['of the following:', '以下：', '**Upgrade:**'])('leads to what follows in %j', (text) => {
    expect(endsWithColon(text)).toBe(true);
  });
  it.each(['。', '，则', '」时', ') is exiled'])('does not begin with %j', (text) => {
    expect(beginsInsideSentence(text)).toBe(true);
  });
  it('can begin with a bracket that closes later in the word', () => {
    expect(beginsInsideSentence(')(x')).toBe(false);
  });
  it('is not in punctuation alone', () => {
    expect(['。', '。」', '」。x', ''].map(isLonePunctuation)).toEqual([true, true, false, false]);
  });
});

describe('a heading', () => {
  it.each(['Hidden Card Error', '单卡解惑', 'Harm’s Way', '2.3'])('can be %j', (text) => {
    expect(isHeadingLike(text)).toBe(true);
  });
  it.each(['牌手抓牌。', '警告。 B', 'a list:', 'first,', '---', 'A card is drawn!', 'x'.repeat(65)])(
    'cannot be %j',
    (text) => {
      expect(isHeadingLike(text)).toBe(false);
    },
  );
});
