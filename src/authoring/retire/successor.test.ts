import { expect, it } from 'vitest';
import type { Citable } from '../../schema/citable.ts';
import { successorOf } from './successor.ts';

const clause = (id: string, en: string): Citable => ({
  ...{ kind: 'clause', document: 'ipg', page: '9.1', id, address: `ipg/9.1/#${id}` },
  ...{ texts: { en }, toTranslate: { en }, passages: [] },
});
const before = [
  clause('philosophy-1', 'Tea is wet, and so is soup.'),
  clause('remedy-1', 'The judge takes the cup to another table.'),
  clause('remedy-2', 'Both players wait.'),
];

it.each([
  [
    'the text that is most like it',
    [clause('philosophy-2', 'A judge takes the cup to another table.'), ...before.slice(2)],
    'philosophy-2',
  ],
  ['else the nearest of its part', before.filter(({ id }) => id !== 'remedy-1'), 'remedy-2'],
  [
    'else one of its part that is new',
    [...before.slice(0, 1), clause('remedy-3', 'Play goes on.')],
    'remedy-3',
  ],
  ['else the nearest', before.slice(0, 1), 'philosophy-1'],
])('links to a clause that is gone lead to %s', (_what, after, id) => {
  const [, gone] = before;
  expect(gone && successorOf(gone, before, after, '')).toBe(`ipg/9.1/#${id}`);
});
