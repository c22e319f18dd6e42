import { describe, expect, it } from 'vitest';
import { type Bead, moveClauses, type Score } from './beads.ts';

/** Units with the same number are one clause; `strength` is the score for and against. */
const scoreOf =
  (strength: number): Score =>
  (left, right) =>
    left.from === right.from ? strength : -strength;

const bead = (left: number | undefined, right: number | undefined, score = 0): Bead => ({
  ...(left === undefined ? {} : { left: { from: left, to: left + 1 } }),
  ...(right === undefined ? {} : { right: { from: right, to: right + 1 } }),
  score,
});

const show = (beads: readonly Bead[]): string =>
  beads.map(({ left, right }) => `${left?.from ?? '-'}=${right?.from ?? '-'}`).join(' ');

describe('moveClauses', () => {
  const apart = [bead(undefined, 2), bead(0, 0, 8), bead(1, 1, 8), bead(2, undefined)];

  it('pairs clauses that are in different places, in the order of the left text', () => {
    expect(show(moveClauses(apart, scoreOf(8)))).toBe('0=0 1=1 2=2');
  });

  it('changes nothing on weak evidence', () => {
    expect(show(moveClauses(apart, scoreOf(2)))).toBe('-=2 0=0 1=1 2=-');
  });

  it('needs less evidence if at most one bead is between', () => {
    const near = [bead(undefined, 1), bead(0, 0, 8), bead(1, undefined)];
    expect(show(moveClauses(near, scoreOf(2.5)))).toBe('0=0 1=1');
    expect(show(moveClauses(apart, scoreOf(2.5)))).toBe('-=2 0=0 1=1 2=-');
  });

  it('exchanges the partners of two wrong pairs', () => {
    expect(show(moveClauses([bead(0, 1, -8), bead(1, 0, -8)], scoreOf(8)))).toBe('0=0 1=1');
  });
});
