import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { ask, content } from './answers.fixture.ts';
import { placesOf } from './built.fixture.ts';

// Looks up every card with rulings by its names, also mistyped, and Chinese names of cards and terms by their sound.

const cards = content.cards
  .filter(({ role }) => role === 'entry')
  .map(({ document, slug, names }) => ({ names, place: `${document}/cards/${slug}/` }));

/** Returns the queries whose first results have no right place, and how many may be missed. */
async function missing(wanted: readonly (readonly [query: string, place: string])[], first: number) {
  // If two names sound the same, both places are right.
  const queries = [...Map.groupBy(wanted, ([query]) => query)];
  const missed = queries.map(async ([query, own]) => {
    const urls = (await ask(query)).slice(0, first).flatMap(placesOf);
    return own.some(([, place]) => urls.includes(place)) ? [] : query;
  });
  return { missed: (await Promise.all(missed)).flat(), limit: queries.length * 0.05 };
}

test.each(['zh', 'ja', 'en'] as const)('the whole name of a card finds it first: %s', async (lang) => {
  const { missed } = await missing(
    cards.map(({ names, place }) => [names[lang] ?? '', place]),
    1,
  );
  expect(missed).toEqual([]);
});

const spell = (name: string, pattern: 'pinyin' | 'first') =>
  pinyin(name, { toneType: 'none', pattern, nonZh: 'removed' });

test.each([
  ['pinyin, spaced', (name: string) => spell(name, 'pinyin')],
  ['pinyin, joined', (name: string) => spell(name, 'pinyin').replaceAll(' ', '')],
  ['initials', (name: string) => spell(name, 'first').replaceAll(' ', '')],
])(
  'nearly every Chinese name, typed by its sound, finds its card or term among the first three: %s',
  async (_, toSound) => {
    const names = [
      ...cards.map(({ names, place }) => [toSound(names.zh ?? ''), place] as const),
      ...content.terms.map(({ id, zh }) => [toSound(zh), `terms/#${id}`] as const),
    ];
    const { missed, limit } = await missing(
      names.filter(([sound]) => sound.length > 2),
      3,
    );
    expect(missed.length, missed.join()).toBeLessThanOrEqual(limit);
  },
);

test('nearly every English name with a letter missing finds its card among the first three', async () => {
  const mistyped = cards.map(({ names: { en = '' }, place }, at) => {
    const [longest = ''] = en.split(/[^A-Za-z]+/u).toSorted((a, b) => b.length - a.length);
    // The first letter is right in nearly every mistyped word.
    const left = 1 + (at % (longest.length - 1));
    return [en.replace(longest, longest.slice(0, left) + longest.slice(left + 1)), place] as const;
  });
  const { missed, limit } = await missing(mistyped, 3);
  expect(missed.length, missed.join()).toBeLessThanOrEqual(limit);
});
