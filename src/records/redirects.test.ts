import { describe, expect, test } from 'vitest';
import { formerIds, movedPages } from './redirects.ts';

const redirects = [
  { from: 'ipg/9.1/#remedy-2', to: 'ipg/9.1/#remedy-1' },
  { from: 'ipg/9.1/#remedy-3', to: 'ipg/9.2/#remedy-1' },
  { from: 'm10/cards/tea-cup/', to: 'm10/cards/cup-of-tea/' },
  { from: 'm10/cards/tea-cup/#r1', to: 'm10/cards/cup-of-tea/#r2' },
  { from: 'm10/cards/saucer/#r1', to: 'm10/cards/plate/#r1' },
];
const pages = new Set(['ipg/9.1/', 'ipg/9.2/', 'm10/cards/cup-of-tea/', 'm10/cards/plate/']);

describe('formerIds', () => {
  test.each([
    ['ipg/9.1/#remedy-1', ['remedy-2']],
    ['ipg/9.2/#remedy-1', []],
    ['m10/cards/cup-of-tea/#r2', []],
    ['ipg/9.1/', []],
  ])('%s stands for %j on its page', (place, wanted) => {
    expect(formerIds(redirects).get(place) ?? []).toEqual(wanted);
  });
});

describe('movedPages', () => {
  test('a page that is gone leads to where it says, or else to where its first anchor went', () => {
    expect(movedPages(redirects, pages)).toEqual([
      { from: 'm10/cards/tea-cup/', to: 'm10/cards/cup-of-tea/' },
      { from: 'm10/cards/saucer/', to: 'm10/cards/plate/' },
    ]);
  });

  test('a page that is still there stays, whatever moved away from it', () => {
    expect(movedPages(redirects, pages).map(({ from }) => from)).not.toContain('ipg/9.1/');
  });
});
