import { describe, expect, it } from 'vitest';
import { alignSides } from './beads.ts';
import { defaultCosts } from './costs.ts';
import type { Scorer } from './score.ts';
import type { CutKind, Side } from './side.ts';
import type { Span } from './voice-pair.ts';

/** A side of sentences, one a letter; a space begins a new paragraph: `ab c`. */
const sideOf = (letters: string): Side => ({
  sentences: letters.split(' ').flatMap((paragraph) =>
    Array.from(paragraph, (_, index) => ({
      voices: {},
      pieces: {},
      cut: (index === 0 ? 'paragraph' : 'sentence') satisfies CutKind,
    })),
  ),
});

/** Letters that both stretches have speak for them, letters that only one has against them. */
const scorerOf = (left: string, right: string): Scorer => {
  const lettersIn = (letters: string, { from, to }: Span): readonly string[] =>
    Array.from(letters.replaceAll(' ', '')).slice(from, to);
  return {
    score: (one, other) => {
      const first = lettersIn(left, one);
      const second = lettersIn(right, other);
      const shared = first.filter((letter) => second.includes(letter)).length;
      return 6 * shared - 3 * (first.length + second.length - 2 * shared);
    },
    explain: () => [],
  };
};

const beadsOf = (left: string, right: string): string => {
  const show = (letters: string, span: Span | undefined): string =>
    span ? letters.replaceAll(' ', '').slice(span.from, span.to) : '-';
  return alignSides(sideOf(left), sideOf(right), scorerOf(left, right), defaultCosts)
    .map((bead) => `${show(left, bead.left)}=${show(right, bead.right)}`)
    .join(' ');
};

describe('alignSides', () => {
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
    const [one, other] = [left, right].map((letters) => letters);
    expect(beadsOf(one ?? '', other ?? '')).toBe(beads);
  });
});
