import { expect, test } from 'vitest';
import { search } from './engine.ts';
import type { TextIndex } from './index/open.ts';
import { smallIndex } from './index/small-index.fixture.ts';
import { indexNames } from './names/names.ts';
import * as finder from './query/search-texts.ts';
import type { SearchRecord } from './text/record.ts';

const ponder = {
  kind: 'card',
  document: 'm10',
  section: 'ponder',
  titles: { en: 'Ponder', zh: '沉思' },
} as const;
const record = (url: string, rest: Partial<SearchRecord>): SearchRecord => ({
  ...ponder,
  url,
  passages: [],
  ...rest,
});
const index = smallIndex([
  record('m10/cards/ponder/', { passages: [{ text: 'Ponder', lang: 'en' }] }),
  record('ipg/2.3/#example-a', {
    kind: 'clause',
    document: 'ipg',
    anchor: 'example-a',
    part: 'examples',
    section: '2.3',
    passages: [{ text: 'A player shuffles the wrong library.', lang: 'en' }],
  }),
]);
const names = indexNames([{ ...ponder, url: 'm10/cards/ponder/' }]);

/** The addresses that show, step by step, where no text is found before `end` is called. */
function ask(query: string) {
  const shown: string[][] = [];
  const { promise: coming, resolve: end } = Promise.withResolvers<void>();
  const slow: TextIndex = { ...index, ask: (questions) => coming.then(() => index.ask(questions)) };
  const sources = {
    names: async () => names,
    said: async () => names,
    index: async () => slow,
    finder: async () => finder,
  };
  const answer = search(
    sources,
    query,
    {},
    ({ results }) => shown.push(results.map(({ record }) => record.url)),
    'en',
  );
  return { shown, end, answer };
}

test('a card that is named in a question shows before any text is found, and what answers follows', async () => {
  const { shown, end, answer } = ask('shuffled the wrong library after ponder');
  await expect.poll(() => shown).toContainEqual(['m10/cards/ponder/']);
  end();
  const { results } = await answer;
  expect(results.map(({ record }) => record.url)).toContain('ipg/2.3/#example-a');
});
