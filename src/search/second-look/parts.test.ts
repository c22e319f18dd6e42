import { expect, test } from 'vitest';
import { sources, whole } from '../answers.fixture.ts';
import { search } from '../engine.ts';

test.each(['カードを引きすぎた', '見せ忘れた'])(
  'where a clause says it in several languages, the reader’s own is shown: %s',
  async (query) => {
    const { results } = await search(sources(whole), query, {}, () => undefined, 'ja');
    const parts = results.filter(({ tier, record }) => tier === 'question' && record.kind === 'clause');
    expect(parts.slice(0, 2).map(({ lang }) => lang)).toEqual(['ja', 'ja']);
  },
);
