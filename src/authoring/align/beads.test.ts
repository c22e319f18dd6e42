import { describe, expect, it } from 'vitest';
import type { Span, Unit } from './beads.ts';
import { alignUnits, type Bead, moveClauses, type Score } from './beads.ts';

/** Units, one a letter; a space begins a new paragraph: `ab c`. */
const unitsOf = (letters: string): readonly Unit[] =>
  letters
    .split(' ')
    .flatMap((paragraph) =>
      Array.from(
        paragraph,
        (_, index): Unit => ({ features: {}, begins: index === 0 ? 'paragraph' : 'sentence' }),
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

/** Units with the same number are one clause; `strength` is the score for and against. */
const scoreOfNumbers =
  (strength: number): Score =>
  (left, right) =>
    left.from === right.from ? strength : -strength;

const bead = (left: number | undefined, right: number | undefined, score = 0): Bead => ({
  ...(left === undefined ? {} : { left: { from: left, to: left + 1 } }),
  ...(right === undefined ? {} : { right: { from: right, to: right + 1 } }),
  score,
});

const showNumbers = (beads: readonly Bead[]): string =>
  beads.map(({ left, right }) => `${left?.from ?? '-'}=${right?.from ?? '-'}`).join(' ');

describe('moveClauses', () => {
  const apart = [bead(undefined, 2), bead(0, 0, 8), bead(1, 1, 8), bead(2, undefined)];

  it('pairs clauses that are in different places, in the order of the left text', () => {
    expect(showNumbers(moveClauses(apart, scoreOfNumbers(8)))).toBe('0=0 1=1 2=2');
  });

  it('changes nothing on weak evidence', () => {
    expect(showNumbers(moveClauses(apart, scoreOfNumbers(2)))).toBe('-=2 0=0 1=1 2=-');
  });

  it('needs less evidence if at most one bead is between', () => {
    const near = [bead(undefined, 1), bead(0, 0, 8), bead(1, undefined)];
    expect(showNumbers(moveClauses(near, scoreOfNumbers(2.5)))).toBe('0=0 1=1');
    expect(showNumbers(moveClauses(apart, scoreOfNumbers(2.5)))).toBe('-=2 0=0 1=1 2=-');
  });

  it('exchanges the partners of two wrong pairs', () => {
    expect(showNumbers(moveClauses([bead(0, 1, -8), bead(1, 0, -8)], scoreOfNumbers(8)))).toBe('0=0 1=1');
  });
});
