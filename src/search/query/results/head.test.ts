import { expect, test } from 'vitest';
import { sources, whole } from '../../answers.fixture.ts';
import { search } from '../engine.ts';

const ask = async (query: string, reader: 'zh' | 'ja' | 'en') =>
  (await search(sources(whole), query, {}, () => undefined, reader)).results;

test.each([
  ['多抓了一张牌', 'zh', '警告'],
  ['カードを余分に引いた', 'ja', '警告'],
  ['drew an extra card', 'en', 'Warning'],
] as const)('a section says its penalty, definition and remedies: %s', async (query, lang, penalty) => {
  const head = (await ask(query, lang)).find(({ record }) => record.url === 'ipg/2.3/')?.head;
  expect(head).toMatchObject({ penalty: { text: expect.stringContaining(penalty), lang }, lead: { lang } });
  expect(head?.links.map(({ passage }) => passage.lang)).toEqual(head?.links.map(() => lang));
  expect(head?.links.map(({ anchor }) => anchor)).toContain('remedy-5');
});

test.each([
  ['先攻摸牌', 'zh', 'example-f'],
  ['先攻ドロー', 'ja', 'example-f'],
  ['milled too many', 'en', 'philosophy-2'],
] as const)('a clause of which people say it is linked, whatever its part: %s', async (query, lang, id) => {
  const head = (await ask(query, lang)).find(({ record }) => record.url === 'ipg/2.3/')?.head;
  expect(head?.links.slice(0, 3).map(({ anchor }) => anchor)).toContain(id);
});

test('a card leads to its rulings, a section of a chapter to its notes, a chapter to its sections', async () => {
  const kindsIn = async (query: string) =>
    (await ask(query, 'en')).find((result) => result.head)?.head?.links.map(({ kind }) => kind);
  expect(await kindsIn('Ajani Goldmane')).toEqual(Array(3).fill('ruling'));
  expect(new Set(await kindsIn('Deathtouch'))).toEqual(new Set(['note']));
  expect(new Set(await kindsIn('Rules Changes'))).toEqual(new Set(['section']));
});

test('what the query is about comes first in the head', async () => {
  const first = async (query: string) =>
    (await ask(query, 'en'))
      .find(({ record }) => record.url === 'ipg/2.3/')
      ?.head?.links.slice(0, 2)
      .map(({ anchor }) => anchor);
  expect(await first('HCE excess cards in hand')).toContain('remedy-5');
  expect(await first('HCE supposed to be revealed')).toContain('remedy-4');
});

test.each([
  ['多抓了一张牌', 'zh'],
  ['手札に1枚多い', 'ja'],
  ['drew too many cards after a mulligan', 'en'],
  ['can lifelink and deathtouch damage be prevented', 'en'],
] as const)(
  'of the first three one is a section or card, and nothing is said twice: %s',
  async (query, lang) => {
    const results = await ask(query, lang);
    const kinds = results
      .slice(0, 3)
      .map(({ record: { kind, anchor } }) => anchor === undefined || kind === 'section');
    expect(kinds.filter(Boolean).length).toBeLessThanOrEqual(1);
    const inside = results[0]?.head?.links.map(({ url }) => url) ?? [];
    expect(results.filter(({ record }) => inside.includes(record.url))).toEqual([]);
  },
);

test('what people say is no text of a result', async () => {
  const [first] = await ask('引きすぎ', 'ja');
  expect(first?.calledBy).toBe('said');
});
