import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask, content } from './answers.fixture.ts';
import { addressInContents } from './text/record.ts';

// What is typed in part, with other signs, or as a source has it.
test.each([
  ['a Japanese name inside annotations', '思考囲い', 'm10/cards/thoughtseize/'],
  ['a text as corrected', '（而不限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['a text as its source has it', '（而限于你）施放', 'm10/general-notes/#lucky-charms-2'],
  ['words cut off at both ends', 'dant的触', 'ipg/2.3/#example-c'],
])('%s: %s', async (_, query, place) => {
  const places = (await ask(query)).map(({ record }) => record.url);
  expect(places.some((url) => url.startsWith(place))).toBe(true);
});

test.each(Object.entries<string[]>(parse(readFileSync('content/site.yml', 'utf8')).examples))(
  'every example of the landing page of %s finds something',
  async (_, examples) => {
    for (const example of examples) expect(await ask(example), example).not.toEqual([]);
  },
);

const sections = content.contents.flatMap(({ document, chapters }) =>
  chapters.flatMap((chapter) => chapter.sections.map((section) => ({ document, ...section }))),
);

test('every section of the contents is found by its abbreviation and by its Japanese name', async () => {
  const missed: string[] = [];
  for (const { document, number, abbreviation, titles } of sections) {
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
  ['加时', 'terms/#time-extension'],
  ['让对手攫取', 'terms/#hidden-card-error'],
  ['思考囲いの処置', 'terms/#hidden-card-error'],
  ['double GRV', 'terms/#game-rule-violation'],
])('%s is found as judges say it: %s', async (query, place) => {
  expect((await ask(query)).slice(0, 5).map(({ record }) => record.url)).toContain(place);
});

test.each([
  ['剧毒', 'terms/#deathtouch'],
  ['卡组', 'terms/#library'],
  ['drain life', 'terms/#lifelink'],
])('%s means something else in the game and is not taken for %s', async (query, place) => {
  const [first] = await ask(query);
  expect(first?.record.url).not.toBe(place);
});
