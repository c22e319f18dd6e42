import { expect, test } from 'vitest';
import { toReference } from './reference.ts';

test.each([
  ['zh/m10/cards/clone/', { kind: 'card', id: 'm10/cards/clone' }],
  ['en/m10/cards/#swamp', { kind: 'card', id: 'm10/cards/swamp' }],
  ['ja/terms/#hidden-card-error', { kind: 'term', id: 'hidden-card-error' }],
  ['zh/m10/cards/', null],
  ['zh/m10/cards/clone/#r1', null],
  ['zh/ipg/2.3/#remedy-1', null],
  ['en/terms/', null],
  ['en/terms/#../../x', null],
  ['fr/terms/#library', null],
  ['', null],
])('%s refers to %o', (path, reference) => {
  expect(toReference(path)).toEqual(reference);
});
