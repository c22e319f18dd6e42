import { expect, test } from 'vitest';
import { sources, whole } from '../answers.fixture.ts';
import type { TextIndex } from '../index/open.ts';
import { search } from './engine.ts';

test('a card that is named in a question shows before any text is found, and what answers follows', async () => {
  const { promise: coming, resolve: end } = Promise.withResolvers<void>();
  const slow: TextIndex = { ...whole, ask: (questions) => coming.then(() => whole.ask(questions)) };
  const { promise: first, resolve: show } = Promise.withResolvers<string[]>();
  const answer = search(
    sources(slow),
    'my opponent shuffled the wrong library after ponder',
    {},
    ({ results }) => results.length > 0 && show(results.map(({ record }) => record.url)),
    'en',
  );
  expect(await first).toEqual(['m10/cards/ponder/']);
  end();
  const { results } = await answer;
  expect(results.some(({ record }) => record.url.startsWith('ipg/'))).toBe(true);
});

test.each(['lifelink', '牌手', 'library', 'exile', '触发'])(
  'whoever asks for more results gets some, or all have been shown: %s',
  async (query) => {
    let progress = await search(sources(whole), query, {}, () => undefined, 'zh');
    while (progress.more) {
      const { length } = progress.results;
      progress = await progress.more();
      if (progress.more) expect(progress.results.length).toBeGreaterThan(length);
    }
    expect(progress.results.length).toBeGreaterThan(0);
  },
);
