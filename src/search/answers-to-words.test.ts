import { expect, test } from 'vitest';
import { ask, content } from './answers.fixture.ts';
import { addressInContents } from './text/record.ts';

test.each([
  ['a Japanese name inside annotations', '思考囲い', 'm10/cards/thoughtseize/'],
  ['a text as corrected', '（而不限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['a text as in its source', '（而限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['words cut off at both ends', 'dant的触', 'ipg/2.3/#example-c'],
])('%s: %s', async (_, query, place) => {
  const places = (await ask(query)).map(({ record }) => record.url);
  expect(places.some((url) => url.startsWith(place))).toBe(true);
});

test.each(Object.values(content.site.examples).flat())('the example %s finds something', async (example) => {
  expect(await ask(example)).not.toEqual([]);
});

test('every section of the contents is found by its abbreviation and by its Japanese name', async () => {
  const missed: string[] = [];
  for (const { document, chapters } of content.contents)
    for (const { number, abbreviation, titles } of chapters.flatMap(({ sections }) => sections)) {
      const places = [`${document}/${number}/`, addressInContents(document, number)];
      for (const query of [abbreviation, titles.ja].filter((name) => name !== undefined)) {
        const first = (await ask(query)).slice(0, 2).map(({ record }) => record.url);
        if (!first.some((url) => places.includes(url))) missed.push(`${query}: ${first.join(' ')}`);
      }
    }
  expect(missed).toEqual([]);
});

test.each([
  ['USC', 'terms/#unsporting-conduct'],
  ['D/DLP', 'ipg/#s-3.4'],
  ['巡场裁判', 'terms/#judge'],
  ['MTR', 'terms/#tournament-rules'],
  ['デッキチェック', 'terms/#deck-check'],
  ['让对手攫取', 'terms/#hidden-card-error'],
  ['思考囲いの処置', 'terms/#hidden-card-error'],
  ['double GRV', 'terms/#game-rule-violation'],
])('the words of judges: %s finds %s', async (query, place) => {
  expect((await ask(query)).slice(0, 5).map(({ record }) => record.url)).toContain(place);
});

test.each([
  ['剧毒', 'terms/#deathtouch'],
  ['卡组', 'terms/#library'],
  ['drain life', 'terms/#lifelink'],
])('%s has another meaning in the game, so the first result is not %s', async (query, place) => {
  expect((await ask(query))[0]?.record.url).not.toBe(place);
});
