import { describe, expect, it } from 'vitest';
import { alignUnits, type Score } from './beads.ts';
import type { Span, Unit } from './units.ts';

/** Units, one a letter; a space begins a new paragraph: `ab c`. */
const unitsOf = (letters: string): readonly Unit[] =>
  letters
    .split(' ')
    .flatMap((paragraph) =>
      Array.from(
        paragraph,
        (_, index): Unit => ({ features: {}, pieces: {}, begins: index === 0 ? 'paragraph' : 'sentence' }),
      ),
    );

/** Letters that both spans have count for them, others against them. */
const scoreOf = (left: string, right: string): Score => {
  const lettersIn = (letters: string, { from, to }: Span): readonly string[] =>
    Array.from(letters.replaceAll(' ', '')).slice(from, to);
  return (one, other) => {
    const first = lettersIn(left, one);
    const second = lettersIn(right, other);
    const shared = first.filter((letter) => second.includes(letter)).length;
    return 6 * shared - 3 * (first.length + second.length - 2 * shared);
  };
};

const beadsOf = (left: string, right: string): string => {
  const show = (letters: string, span: Span | undefined): string =>
    span ? letters.replaceAll(' ', '').slice(span.from, span.to) : '-';
  return alignUnits(unitsOf(left), unitsOf(right), scoreOf(left, right))
    .map((bead) => `${show(left, bead.left)}=${show(right, bead.right)}`)
    .join(' ');
};

describe('alignUnits', () => {
  it.each([
    ['a b c', 'a b c', 'a=a b=b c=c'],
    ['a b c', 'a c', 'a=a b=- c=c'],
    ['a c', 'a b c', 'a=a -=b c=c'],
    ['ab c', 'a b c', 'a=a b=b c=c'],
    ['a b c', 'a bc', 'a=a b=b c=c'],
    ['ab', 'x ab', '-=x ab=ab'],
    ['ab c', 'b c', 'a=- b=b c=c'],
    ['', 'a b', '-=a -=b'],
    ['', '', ''],
  ])('%j and %j: %j', (left, right, beads) => {
    expect(beadsOf(left, right)).toBe(beads);
  });
});
