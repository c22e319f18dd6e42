import { expect, test } from 'vitest';
import { formerIds, movedPages } from './redirects.ts';

const redirects = [
  { from: 'ipg/9.1/#remedy-2', to: 'ipg/9.1/#remedy-1' },
  { from: 'ipg/9.1/#remedy-3', to: 'ipg/9.2/#remedy-1' },
  { from: 'm10/cards/tea-cup/', to: 'm10/cards/cup-of-tea/' },
  { from: 'm10/cards/tea-cup/#r1', to: 'm10/cards/cup-of-tea/#r2' },
  { from: 'm10/cards/saucer/#r1', to: 'm10/cards/plate/#r1' },
];

test('finds the retired IDs that redirect to an address of the same page', () => {
  const idsAt = (place: string) => formerIds(redirects).get(place) ?? [];
  expect(idsAt('ipg/9.1/#remedy-1')).toEqual(['remedy-2']);
  expect([...idsAt('ipg/9.2/#remedy-1'), ...idsAt('m10/cards/cup-of-tea/#r2')]).toEqual([]);
});

test('a lost page without a redirect of its own redirects to the page of its first redirected anchor', () => {
  const pages = new Set(['ipg/9.1/', 'ipg/9.2/', 'm10/cards/cup-of-tea/', 'm10/cards/plate/']);
  expect(movedPages(redirects, pages)).toEqual([
    { from: 'm10/cards/tea-cup/', to: 'm10/cards/cup-of-tea/' },
    { from: 'm10/cards/saucer/', to: 'm10/cards/plate/' },
  ]);
});
