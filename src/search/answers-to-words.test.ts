import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask } from './answers.fixture.ts';

// What is typed in part, with other signs, or as a source has it.
test.each([
  ['several words in one clause', '手牌 牌库顶', 'ipg/2.3/#philosophy-'],
  ['a Japanese name inside annotations', '思考囲い', 'm10/cards/thoughtseize/'],
  ['a text as corrected', '（而不限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['a text as its source has it', '（而限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['spaces between characters', '库 顶 的 四 张', 'ipg/2.3/#example-e'],
  ['words cut off at both ends', 'dant的触', 'ipg/2.3/#example-c'],
  ['a term, for texts of its meaning', '追加措置', 'ipg/2.3/#remedy-'],
])('%s: %s', async (_, query, place) => {
  const places = (await ask(query)).map(({ record }) => record.url);
  expect(places.some((url) => url.startsWith(place))).toBe(true);
});

test.each([
  ['2/1', '２／１'],
  ['牌手', '牌 手'],
])('%s and %s find the same', async (one, other) => {
  const [first, second] = [await ask(one), await ask(other)];
  expect(first.length).toBeGreaterThan(0);
  expect(second.map(({ record }) => record.url)).toEqual(first.map(({ record }) => record.url));
});

test('Japanese keeps its own characters', async () => {
  expect((await ask('変異')).map(({ lang }) => lang)).toContain('ja');
});

test.each(Object.entries<string[]>(parse(readFileSync('content/site.yml', 'utf8')).examples))(
  'every example of the landing page of %s finds something',
  async (_, examples) => {
    for (const example of examples) expect(await ask(example), example).not.toEqual([]);
  },
);
