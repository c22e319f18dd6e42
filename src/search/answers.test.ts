import { describe, expect, test } from 'vitest';
import { countAnswers } from '../../bench/search/questions.ts';
import { ask, askFor, compare, runsOf, sources, texts, whole } from './answers.fixture.ts';
import { placesOf } from './built.fixture.ts';
import { type Progress, search } from './query/engine.ts';

// The least share of right answers to questions.tsv, by language and kind: first, and in the first three.
const bars = {
  zh: { name: [1, 1], everyday: [0.96, 1], infraction: [1, 1], hard: [0.5, 0.65], nothing: [1, 1] },
  ja: { name: [1, 1], everyday: [0.96, 0.98], infraction: [1, 1], hard: [0.6, 0.75], nothing: [0.7, 0.7] },
  en: { name: [1, 1], everyday: [0.89, 0.96], infraction: [1, 1], hard: [0.8, 1], nothing: [0.9, 0.9] },
};

describe('the index as it is published', () => {
  test('the answers to the questions of bench/search are no worse than before', async () => {
    const counts = await countAnswers();
    expect(counts).toHaveLength(15);
    const worse = counts.filter(({ lang, kind, first, three }) => {
      const [leastFirst = 1, leastThree = 1] = bars[lang][kind];
      return first < leastFirst || three < leastThree;
    });
    expect(worse).toEqual([]);
  });

  test.each(['zh', 'ja'] as const)(
    'every record with a run of %s text is found, before results without it; also with quotation marks',
    async (lang) => {
      const quoted = texts(lang).flatMap((text) => text.match(quotedRuns) ?? []);
      const wrong = await Promise.all([...new Set(quoted), ...runsOf(lang, 100)].map(compare));
      expect(wrong.flat()).toEqual([]);
    },
  );

  test('every record with a run of en text as whole words is found', async () => {
    const runs = ['on', 'and', 'an, ', 'to', 'use', ...runsOf('en', 100)];
    const wrong = await Promise.all(runs.map(compare));
    expect(wrong.flat().filter((fault) => fault.includes(': lost'))).toEqual([]);
  });

  test.each(['控、', '，将', '咒语，'])('texts with exactly the signs of %s come first', async (run) => {
    const literal = (await ask(run)).filter(({ tier }) => tier === 'literal');
    const has = literal.map(({ record }) => record.passages.some(({ text }) => text.includes(run)));
    expect(has).toEqual(has.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each(['zh', 'ja'] as const)('警告 finds the term in the language of the reader: %s', async (lang) => {
    const results = await askFor('警告', lang);
    expect(results[0]).toMatchObject({ record: { url: 'terms/#warning' }, lang });
    expect(results[1]?.lang).toBe(lang);
  });

  test.each([
    ['自行报告了此失误', '2024-09-23'],
    // Also in the official text.
    ['拿起了其牌库顶的四张牌', undefined],
  ])(
    'a newer wording is shown, with its edition, only if the official text lacks the words: %s',
    async (query, edition) => {
      const [first] = await ask(query);
      expect(first?.record.url).toMatch(/^ipg\/2\.3\/#/u);
      expect(first?.match?.passage.edition).toBe(edition);
    },
  );

  test.each([
    ['player', 'zh'],
    ['カード', 'en'],
  ] as const)(
    'if the first texts only match in languages other than that of the filter, more texts are read: %s, %s',
    async (query, lang) => {
      expect((await askFor(query, 'ja', { lang })).length).toBeGreaterThan(0);
    },
  );

  test('a pasted text asks the index no more often than a dozen words do', async () => {
    const count = async (words: number) => {
      let asked = 0;
      const index = {
        ...whole,
        ask: (group: readonly string[]) => {
          asked += 1;
          return whole.ask(group);
        },
      };
      const text = Array.from({ length: words }, (_, number) =>
        String.fromCodePoint(0x4e00 + number, 0x5e00),
      );
      await search(sources(index), text.join(' '), {}, () => undefined);
      return asked;
    };
    expect(await count(300)).toBeLessThanOrEqual(await count(12));
  });

  test('a sign alone finds nothing', async () => {
    expect(await ask('，')).toEqual([]);
  });

  test.each(['Plains', '沼泽', '森'])('the four printings of a basic land are one card: %s', async (name) => {
    const lands = (await ask(name)).filter(({ record }) => /#[a-z]+-2\d\d$/u.test(record.url));
    expect(lands).toHaveLength(1);
  });

  test('words without their last letters find what the whole words find', async () => {
    const whole = (await ask('library cards')).filter(({ tier }) => tier === 'words');
    expect(whole.length).toBeGreaterThan(0);
    const places = (await ask('librar card')).flatMap(placesOf);
    expect(places).toEqual(expect.arrayContaining(whole.map(({ record }) => record.url)));
  });

  test.each([
    ['HCE', 'en'],
    ['占卜', 'zh'],
    ['drew an extra card', 'en'],
  ] as const)('the first three results do not move after they are shown: %s', async (query, lang) => {
    const shown: string[][] = [];
    const report = ({ results }: Progress) =>
      void shown.push(results.slice(0, 3).map(({ record }) => record.url));
    report(await search(sources(whole), query, {}, report, lang));
    expect(shown.map((urls) => urls.concat(shown.at(-1)?.slice(urls.length) ?? []))).toEqual(
      shown.map(() => shown.at(-1)),
    );
  });

  test.each(['lifelink', '牌手', '触发'])(
    'asking for more gives more results, until all are shown: %s',
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
});

// A whole quotation, the beginning of one, or a mark beside another sign.
const quotedRuns =
  /[“「『《][^“”「」『』《》\n]{1,12}[”」』》]|[“「『《][^“”「」『』《》\n]{1,4}|[“”「」『』《》][，。、：；]|[，。、：；][“「『《]/gu;
