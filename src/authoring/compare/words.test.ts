import { expect, it } from 'vitest';
import { wordRows } from './words.ts';

it('every row has forms in three languages, each in its script, and a name of its own', () => {
  for (const { en, zh, ja } of wordRows) {
    for (const form of en) expect(form).toMatch(/^[a-z][a-z .'-]*$/u);
    for (const form of zh) expect(form).toMatch(/^\p{Script=Han}+$/u);
    for (const form of ja) expect(form).toMatch(/^[^\s,|a-z]+$/u);
  }
  const names = wordRows.map(({ en }) => en[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
