import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { ask, content } from './answers.fixture.ts';
import { placesOf } from './built.fixture.ts';

// Every card with rulings by its names, and every Chinese name by its sound.

const cards = content.cards
  .filter(({ role }) => role === 'entry')
  .map(({ document, slug, names }) => ({ names, place: `${document}/cards/${slug}/` }));

/** What is asked, with the places that are right for it. */
type Wanted = readonly [query: string, places: readonly string[]];

/** The share of the queries that a right place is among the first for, and those that it is not. */
async function answered(
  wanted: readonly Wanted[],
  first: number,
): Promise<{ share: number; missed: string[] }> {
  const found = await Promise.all(wanted.map(([query]) => ask(query)));
  const missed = wanted.flatMap(([query, places], at) => {
    const urls = found[at]?.slice(0, first).flatMap(placesOf) ?? [];
    return urls.some((url) => places.includes(url)) ? [] : query;
  });
  return { share: 1 - missed.length / wanted.length, missed };
}

test.each(['zh', 'ja', 'en'] as const)(
  'a card is the first that its whole name finds in %s',
  async (lang) => {
    const { missed } = await answered(
      cards.map(({ names, place }) => [names[lang] ?? '', [place]]),
      1,
    );
    expect(missed).toEqual([]);
  },
);

test.each([
  ['pinyin, spaced', (name: string) => spell(name, 'pinyin')],
  ['pinyin, joined', (name: string) => spell(name, 'pinyin').replaceAll(' ', '')],
  ['initials', (name: string) => spell(name, 'first').replaceAll(' ', '')],
])('a card or term is among three that its Chinese name finds by its sound: %s', async (_, toSound) => {
  const named = [
    ...cards.map(({ names, place }) => ({ sound: toSound(names.zh ?? ''), place })),
    ...content.terms.map(({ id, zh }) => ({ sound: toSound(zh), place: `terms/#${id}` })),
  ].filter(({ sound }) => sound.length > 2);
  // Two names that sound the same are both right.
  const alike = Map.groupBy(named, ({ sound }) => sound);
  const { share, missed } = await answered(
    [...alike].map(([sound, of]) => [sound, of.map(({ place }) => place)]),
    3,
  );
  expect(share, missed.join()).toBeGreaterThanOrEqual(0.95);
});

test('a card is among three that its English name finds without one of its letters', async () => {
  const { share, missed } = await answered(
    cards.map(({ names: { en = '' }, place }, at) => {
      const [longest = ''] = en.split(/[^A-Za-z]+/u).toSorted((a, b) => b.length - a.length);
      // The first letter is right in nearly every mistyped word.
      const left = 1 + (at % (longest.length - 1));
      return [en.replace(longest, longest.slice(0, left) + longest.slice(left + 1)), [place]];
    }),
    3,
  );
  expect(share, missed.join()).toBeGreaterThanOrEqual(0.95);
});

const spell = (name: string, pattern: 'pinyin' | 'first') =>
  pinyin(name, { toneType: 'none', pattern, nonZh: 'removed' });
