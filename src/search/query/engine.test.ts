import { expect, test } from 'vitest';
import { sources, whole } from '../answers.fixture.ts';
import { type Progress, search } from './engine.ts';

test.each([
  ['Ponder', 'en'],
  ['HCE', 'en'],
  ['占卜', 'zh'],
  ['drew an extra card', 'en'],
] as const)(
  'what stands in the first three places does not move once it is shown: %s',
  async (query, lang) => {
    const shown: string[][] = [];
    const report = ({ results }: Progress) =>
      void shown.push(results.slice(0, 3).map(({ record }) => record.url));
    report(await search(sources(whole), query, {}, report, lang));
    expect(shown.map((urls) => urls.concat(shown.at(-1)?.slice(urls.length) ?? []))).toEqual(
      shown.map(() => shown.at(-1)),
    );
  },
);

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
