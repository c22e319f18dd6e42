import { expect, test } from 'vitest';
import { sources, whole } from '../../answers.fixture.ts';
import { search } from '../engine.ts';

test.each(['カードを引きすぎた'])(
  'where a clause says it in several languages, the reader’s own is shown: %s',
  async (query) => {
    const { results } = await search(sources(whole), query, {}, () => undefined, 'ja');
    const parts = results.filter(({ tier, record }) => tier === 'question' && record.kind === 'clause');
    expect(parts.slice(0, 2).map(({ lang }) => lang)).toEqual(['ja', 'ja']);
  },
);

test.each([
  ['how much is this deck worth', 'en'],
  ['where to sell cards', 'en'],
  ['这套牌现在多少钱', 'zh'],
  ['发票怎么开', 'zh'],
  ['カード買取 高い店', 'ja'],
] as const)(
  'what says too little of a question stands under “maybe”, if anywhere: %s',
  async (query, reader) => {
    const { results } = await search(sources(whole), query, {}, () => undefined, reader);
    expect(results.filter(({ tier }) => tier !== 'maybe')).toEqual([]);
  },
);

test.each([
  ['占卜1看了2张', 'zh'],
  ['先手なのにドローした', 'ja'],
  ['8 card opening hand', 'en'],
] as const)('what says much of it does not: %s', async (query, reader) => {
  const { results } = await search(sources(whole), query, {}, () => undefined, reader);
  expect(results[0]?.tier).not.toBe('maybe');
});

test('a question for a term that no text has is answered by the term base', async () => {
  const { results } = await search(sources(whole), '法力灼烧还有吗', {}, () => undefined, 'zh');
  expect(results[0]?.record.url).toBe('terms/#mana-burn');
});

test('beside an infraction that a question names, a text that has only its number is none', async () => {
  const { results } = await search(sources(whole), 'tardy 10 min', {}, () => undefined, 'en');
  expect(results.map(({ tier, record }) => [tier, record.url])).toEqual([['question', 'ipg/#s-3.1']]);
});

test('what may be no answer is little', async () => {
  const { results } = await search(sources(whole), '59 cards in deck', {}, () => undefined, 'en');
  expect(results[0]?.record.url).toBe('ipg/#s-3.5');
  expect(results.filter(({ tier }) => tier === 'maybe').length).toBeLessThan(7);
});

test.each([
  ['lurking preditors flips a noncreature', 'm10/cards/lurking-predators/'],
  ['pithing neddle named a land', 'm10/cards/pithing-needle/'],
])('a question is read with its mistyped words mended: %s', async (query, card) => {
  const { results } = await search(sources(whole), query, {}, () => undefined, 'en');
  expect(results[0]?.record.url).toBe(card);
});
