import { expect, test } from 'vitest';
import type { InterfaceLanguage } from '../schema/language.ts';
import { askFor } from './answers.fixture.ts';

// What a question is answered with, beyond which place comes first (bench/search/questions.tsv): heads, "maybe", languages.

const headOf = async (query: string, reader: InterfaceLanguage, url: string) =>
  (await askFor(query, reader)).find(({ record }) => record.url === url)?.head;

test.each([
  ['多抓了一张牌', 'zh', '警告'],
  ['カードを余分に引いた', 'ja', '警告'],
  ['drew an extra card', 'en', 'Warning'],
] as const)('a section says its penalty, definition and remedies: %s', async (query, lang, penalty) => {
  const head = await headOf(query, lang, 'ipg/2.3/');
  expect(head).toMatchObject({ penalty: { text: expect.stringContaining(penalty), lang }, lead: { lang } });
  expect(head?.links.map(({ passage }) => passage.lang)).toEqual(head?.links.map(() => lang));
  expect(head?.links.map(({ anchor }) => anchor)).toContain('remedy-5');
});

test.each([
  ['先攻摸牌', 'zh', 'example-f'],
  ['milled too many', 'en', 'philosophy-2'],
  ['HCE excess cards in hand', 'en', 'remedy-5'],
  ['HCE supposed to be revealed', 'en', 'remedy-4'],
] as const)(
  'the head begins with what the query is about, whatever its part: %s',
  async (query, lang, id) => {
    const head = await headOf(query, lang, 'ipg/2.3/');
    expect(head?.links.slice(0, 3).map(({ anchor }) => anchor)).toContain(id);
  },
);

test.each([
  ['Ajani Goldmane', 'ruling'],
  ['Deathtouch', 'note'],
  ['Rules Changes', 'section'],
])(
  'a card leads to its rulings, a section of a chapter to its notes, a chapter to its sections: %s',
  async (query, kind) => {
    const head = (await askFor(query, 'en')).find((result) => result.head)?.head;
    expect(new Set(head?.links.map((link) => link.kind))).toEqual(new Set([kind]));
  },
);

test.each([
  ['多抓了一张牌', 'zh'],
  ['手札に1枚多い', 'ja'],
  ['can lifelink and deathtouch damage be prevented', 'en'],
] as const)(
  'of the first three one is a section or card, and nothing is said twice: %s',
  async (query, lang) => {
    const results = await askFor(query, lang);
    const whole = results
      .slice(0, 3)
      .filter(({ record: { kind, anchor } }) => anchor === undefined || kind === 'section');
    expect(whole.length).toBeLessThanOrEqual(1);
    const inside = results[0]?.head?.links.map(({ url }) => url) ?? [];
    expect(results.filter(({ record }) => inside.includes(record.url))).toEqual([]);
  },
);

test('what people say is no text of a result', async () => {
  expect((await askFor('引きすぎ', 'ja'))[0]?.matchedBy).toBe('synonym');
});

test('where a clause says it in several languages, the reader’s own is shown', async () => {
  const parts = (await askFor('カードを引きすぎた', 'ja')).filter(
    ({ tier, record }) => tier === 'question' && record.kind === 'clause',
  );
  expect(parts.slice(0, 2).map(({ lang }) => lang)).toEqual(['ja', 'ja']);
});

test('beside an infraction that a question names, a text that has only its number is none', async () => {
  const results = await askFor('tardy 10 min', 'en');
  expect(results.map(({ tier, record }) => [tier, record.url])).toEqual([['question', 'ipg/#s-3.1']]);
});

test('what may be no answer is little, and below what is one', async () => {
  const results = await askFor('59 cards in deck', 'en');
  expect(results[0]?.record.url).toBe('ipg/#s-3.5');
  const maybe = results.filter(({ tier }) => tier === 'maybe');
  expect(results.slice(-maybe.length)).toEqual(maybe);
  expect(maybe.length).toBeLessThan(7);
});

test.each(['明日の天気', '駐車場はありますか', '报名费多少钱'])(
  'what no text is about has no answer, though pairs of its characters stand in some: %s',
  async (query) => {
    expect(await askFor(query, 'zh')).toEqual([]);
  },
);

test.each(['draw spaceship', '死触 zzz'])(
  'what terms do not lead to is answered by what says a part of it alone: %s',
  async (query) => {
    const tiers = new Set((await askFor(query, 'en')).map(({ tier }) => tier));
    expect([...tiers].filter((tier) => !['question', 'maybe', 'about'].includes(tier))).toEqual([]);
  },
);

test.each([
  ['法力灼烧还有吗', 'zh', 'terms/#mana-burn'],
  ['lurking preditors flips a noncreature', 'en', 'm10/cards/lurking-predators/'],
] as const)(
  'a question may be for a term that no text has, or have mistyped words: %s',
  async (query, lang, place) => {
    expect((await askFor(query, lang))[0]?.record.url).toBe(place);
  },
);

test.each([
  ['deathtouch planeswalker', 'm10/cards/indestructibility/#r1'],
  ['lifelink combat damage', 'm10/rules-changes/#lifelink-6'],
])('%s finds %s by its unofficial translation, and says so', async (query, place) => {
  const shown = (await askFor(query, 'en'))
    .slice(0, 3)
    .flatMap(({ record, match, head }) => [
      { url: record.url, passage: match?.passage },
      ...(head?.links ?? []),
    ]);
  expect(shown.find(({ url }) => url === place)).toMatchObject({
    passage: { unofficialBy: 'Sidejudge', lang: 'en' },
  });
});
