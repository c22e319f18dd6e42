import { expect, test } from 'vitest';
import { readKept, type Saved, toKept } from './saved.ts';

const bottle: Saved = {
  path: 'handbook/1.1/#remedy-1',
  name: 'Handbook 1',
  named: 'en',
  words: 'A bottle…',
  lang: 'en',
  unofficial: true,
};

test('what is kept is read again', () => {
  expect(readKept(toKept([bottle]))).toEqual([bottle]);
});

test.each([null, '', 'nonsense', '7', '{}', '{"saved":[null, {"path":"x"}, 7]}'])(
  'a device that has kept %j has saved nothing',
  (text) => {
    expect(readKept(text)).toEqual([]);
  },
);
