import { expect, test } from 'vitest';
import { inventedContent as content } from '../../scripts/content/invented.fixture.ts';
import { openBuilt, placesOf } from './built.fixture.ts';
import type { Filters } from './text/record.ts';

/* The search over the invented content: two guides, and two sets that share a card. */

const repeated = { zh: '第三次起离席', ja: '3回目から退席', en: 'The third means leaving' };
const contents = content.contents.map((guide) => ({
  ...guide,
  chapters: guide.chapters.map((chapter) => (chapter.number === '9' ? chapter : { ...chapter, repeated })),
}));
const { ask } = await openBuilt({ ...content, contents });
const places = async (query: string, filters: Filters = {}) =>
  (await ask(query, filters)).map(({ record }) => record.url);

test.each([
  // Names, also by sound, and synonyms.
  ['Moon Cook', 'dusk/cards/moon-cook/'],
  ['yuexia chushi', 'dusk/cards/moon-cook/'],
  ['traveling leagues', 'house/10.4/'],
  ['规则变动', 'dawn/rules-changes/'],
  ['lunch', 'ipg/2.4/'],
  // A section also has the synonyms of the term with its name.
  ['secret soup', 'ipg/2.3/'],
  // Citations.
  ['10.4', 'house/10.4/'],
  ['家規 10.4', 'house/10.4/'],
  ['/ja/house/10.4/?with=zh#text-1', 'house/10.4/#text-1'],
  ['Traveling Leagues text 2', 'house/10.4/#text-2'],
  ['DUSK FAQ, Clone r1', 'dusk/cards/clone/#r1'],
  ['Dawn Clone r1', 'dawn/cards/clone/#r1'],
  ['战斗规则改变 1', 'dawn/rules-changes/#combat-1'],
  // Sections without a text.
  ['3.3', 'ipg/#s-3.3'],
  ['jinshi huanman', 'ipg/#s-3.3'],
  ['進食緩慢', 'ipg/#s-3.3'],
])('%s leads to %s', async (query, place) => {
  expect((await places(query))[0]).toBe(place);
});

test.each([
  ['own dice', 'house/10.4/#text-2'],
  ['摆桌时触发', 'dawn/rules-changes/#combat-3'],
  ['蒸汽会触发', 'dusk/cards/clone/#r1'],
])('the first result for words of a text is the text, or has it in its head: %s', async (query, place) => {
  const [first] = await ask(query);
  expect(first && placesOf(first)).toContain(place);
});

test.each([
  ['Meals Between Draws', repeated],
  ['Slow Eating', repeated],
  ['Theft of Cutlery', undefined],
])('a penalty has its upgrade for repeated Warnings: %s', async (query, expected) => {
  const [first] = await ask(query);
  expect((first?.head ?? first?.record)?.repeated).toEqual(expected);
});

test('the name of a guide finds only its sections with a text', async () => {
  const found = await places('ipg');
  expect(found).toContain('ipg/2.3/');
  expect(found).not.toContain('ipg/#s-3.3');
});

test('a filter narrows the results to a document', async () => {
  for (const document of ['dawn', 'dusk']) {
    const found = await ask('仿生妖', { document });
    expect(found[0]?.record.url).toBe(`${document}/cards/clone/`);
    expect(found.every(({ record }) => record.document === document)).toBe(true);
  }
  expect(await places('soup', { document: 'house' })).toEqual([]);
});

test('a card of two sets is one result, at the newer set, and names both; the rulings of both are found', async () => {
  const found = await ask('仿生妖');
  const cards = found.filter(({ record }) => record.kind === 'card' && record.section === 'clone');
  expect(cards.map(({ record, sets }) => [record.url, sets])).toEqual([
    ['dusk/cards/clone/', ['dusk', 'dawn']],
  ]);
  expect(found.flatMap(placesOf)).toEqual(
    expect.arrayContaining(['dusk/cards/clone/#r1', 'dawn/cards/clone/#r1']),
  );
});

test('a ruling that a card has in only one set is found in that set', async () => {
  const [first] = (await ask('仿生妖复制炊烟巨人时')).filter(({ record }) => record.section === 'clone');
  expect(first).toMatchObject({ record: { url: 'dawn/cards/clone/#r1' } });
  expect(first?.sets).toBeUndefined();
});
