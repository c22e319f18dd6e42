import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchTexts } from './match-texts.ts';

const a = 'A player puts a cup of tea on the table.';
const b = 'The cup is moved away before play goes on.';
const c = 'If a card is wet, the player replaces it. The judge notes the number of cards.';

/** `0>1` old 0 is new 1; `0>1+2` it is two paragraphs now; `0>1a` a part of one. */
const show = (before: readonly string[], after: readonly string[]): string => {
  const { carried, fresh } = matchTexts(before, after);
  const rows = [...carried]
    .sort(([left], [right]) => left - right)
    .map(([old, by]) => {
      const places = by.map(({ index, from, to }) =>
        from === 0 && to === after[index]?.length ? `${index}` : `${index}${from === 0 ? 'a' : 'b'}`,
      );
      return `${old}>${places.join('+')}`;
    });
  return [...rows, ...fresh.map((index) => `new ${index}`)].join(' ');
};

describe('old texts among new ones', () => {
  it.each([
    ['unchanged', [a, b, c], [a, b, c], '0>0 1>1 2>2'],
    ['one is new', [a, c], [a, b, c], '0>0 1>2 new 1'],
    ['one is gone', [a, b, c], [a, c], '0>0 2>1'],
    ['one is changed', [a, b], [a.replace('tea', 'water'), b], '0>0 1>1'],
    ['one is two paragraphs now', [a, c], [a, ...c.split(/(?<=\.) /u)], '0>0 1>1+2'],
    ['two are one paragraph now', [a, b, c], [`${a} ${b}`, c], '0>0a 1>0b 2>1'],
    ['two have changed places', [a, b], [b, a], '0>1 1>0'],
    ['all are others', [a], [b], 'new 0'],
  ])('%s', (_name, before, after, expected) => {
    expect(show(before, after)).toBe(expected);
  });

  it('give every new text to somebody or call it new, whatever they are', () => {
    const texts = fc.array(fc.constantFrom(a, b, c, `${a} ${b}`, '牌手。', ''), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { carried, fresh } = matchTexts(before, after);
        const used = new Set([...carried.values()].flatMap((by) => by.map(({ index }) => index)));
        expect([...used, ...fresh].sort()).toEqual(after.map((_, index) => index));
      }),
    );
  });
});
