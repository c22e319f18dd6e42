import { expect, test } from 'vitest';
import type { InterfaceLanguage } from '../schema/language.ts';
import { askFor } from './answers.fixture.ts';

// The head of a result (`Head` in query/result.ts), uncertain results, and the languages of answers to questions. bench/search/questions.tsv tests the first results.

const headOf = async (query: string, reader: InterfaceLanguage) =>
  (await askFor(query, reader)).find(({ record }) => record.url === 'ipg/2.3/')?.head;

test.each([
  ['多抓了一张牌', 'zh', '警告'],
  ['カードを余分に引いた', 'ja', '警告'],
  ['drew an extra card', 'en', 'Warning'],
] as const)(
  'the head has penalty, definition and remedies in one language: %s',
  async (query, lang, penalty) => {
    const head = await headOf(query, lang);
    expect(head).toMatchObject({ penalty: { text: expect.stringContaining(penalty), lang }, lead: { lang } });
    expect(head?.links.map(({ passage }) => passage.lang)).toEqual(head?.links.map(() => lang));
    expect(head?.links.map(({ anchor }) => anchor)).toContain('remedy-5');
  },
);

test.each([
  ['先攻摸牌', 'zh', 'example-f'],
  ['milled too many', 'en', 'philosophy-2'],
  ['HCE supposed to be revealed', 'en', 'remedy-4'],
] as const)(
  'the head links the texts that the query is about, whatever their part: %s',
  async (query, lang, id) => {
    expect((await headOf(query, lang))?.links.map(({ anchor }) => anchor)).toContain(id);
  },
);

test.each([
  ['Ajani Goldmane', 'ruling'],
  ['Deathtouch', 'note'],
  ['Rules Changes', 'section'],
])('the head of %s has links to one kind: %s', async (query, kind) => {
  const head = (await askFor(query, 'en')).find((result) => result.head)?.head;
  expect(new Set(head?.links.map((link) => link.kind))).toEqual(new Set([kind]));
});

test.each([
  ['多抓了一张牌', 'zh'],
  ['手札に1枚多い', 'ja'],
  ['can lifelink and deathtouch damage be prevented', 'en'],
] as const)(
  'at most one of the first three is a section or card, and no text of its head is listed again: %s',
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

test('a result that a synonym finds says so', async () => {
  expect((await askFor('引きすぎ', 'ja'))[0]?.matchedBy).toBe('synonym');
});

test('a clause in several languages is shown in the reader’s language', async () => {
  const clauses = (await askFor('カードを引きすぎた', 'ja')).filter(
    ({ tier, record }) => tier === 'question' && record.kind === 'clause',
  );
  expect(clauses.slice(0, 2).map(({ lang }) => lang)).toEqual(['ja', 'ja']);
});

test('a text that shares only a number with the question is no answer', async () => {
  const results = await askFor('tardy 10 min', 'en');
  expect(results.map(({ tier, record }) => [tier, record.url])).toEqual([['question', 'ipg/#s-3.1']]);
});

test('uncertain results are few, and last', async () => {
  const results = await askFor('59 cards in deck', 'en');
  expect(results[0]?.record.url).toBe('ipg/#s-3.5');
  const maybe = results.filter(({ tier }) => tier === 'maybe');
  expect(results.slice(-maybe.length)).toEqual(maybe);
  expect(maybe.length).toBeLessThan(7);
});

test.each(['明日の天気', '駐車場はありますか', '报名费多少钱'])(
  'nothing is found for a question that no text answers: %s',
  async (query) => {
    expect(await askFor(query, 'zh')).toEqual([]);
  },
);

test.each(['draw spaceship', '死触 zzz'])(
  'if no text has the whole query, every result comes from the search by score: %s',
  async (query) => {
    const tiers = new Set((await askFor(query, 'en')).map(({ tier }) => tier));
    expect([...tiers].filter((tier) => !['question', 'maybe', 'about'].includes(tier))).toEqual([]);
  },
);

test.each([
  // A term that is in no text, and mistyped words.
  ['法力灼烧还有吗', 'zh', 'terms/#mana-burn'],
  ['lurking preditors flips a noncreature', 'en', 'm10/cards/lurking-predators/'],
] as const)('%s, asked in %s, finds %s first', async (query, lang, place) => {
  expect((await askFor(query, lang))[0]?.record.url).toBe(place);
});

test.each([
  ['deathtouch planeswalker', 'm10/cards/indestructibility/#r1'],
  ['lifelink combat damage', 'm10/rules-changes/#lifelink-6'],
])('%s finds the unofficial translation of %s, with its translator', async (query, place) => {
  const shown = (await askFor(query, 'en'))
    .slice(0, 3)
    .flatMap(({ record: { url }, match, head }) => [
      { url, passage: match?.passage },
      ...(head?.links ?? []),
    ]);
  expect(shown.find(({ url }) => url === place)).toMatchObject({
    passage: { unofficialBy: 'Sidejudge', lang: 'en' },
  });
});
