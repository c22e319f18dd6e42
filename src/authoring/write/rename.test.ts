import { expect, it } from 'vitest';
import { isBeside } from './rename.ts';

it.each([
  ['m10/m10/', 'm10/notes/', true],
  ['ipg/2.3/#remedy-4', 'ipg/2.3/#remedy-5', true],
  ['ipg/2.3/#remedy-4', 'ipg/2.4/#remedy-4', false],
])('%s and %s differ only in their last name: %s', (one, other, is) => {
  expect(isBeside(one, other)).toBe(is);
});
