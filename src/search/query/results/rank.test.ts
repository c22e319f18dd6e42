import { expect, test } from 'vitest';
import type { Language } from '../../../schema/language.ts';
import { resolve } from '../../cite/resolve.ts';
import type { NameEntry } from '../../names/name-row.ts';
import { indexNames, matchNames } from '../../names/names.ts';
import type { SearchRecord } from '../../text/record.ts';
import { citedResult } from '../answer.ts';
import { matchPassages } from '../exact/match.ts';
import { planQuery } from '../exact/plan.ts';
import type { Result, Tier } from '../result.ts';
import { nameResults, rankResults } from './rank.ts';

const card = (section: string, zh: string, isListed = false): NameEntry => ({
  url: `m10/cards/${section}/`,
  kind: 'card',
  document: 'm10',
  section,
  titles: { zh },
  ...(isListed && { isListed: true }),
});
const record = (url: string, text: string, kind: SearchRecord['kind'] = 'clause'): SearchRecord => ({
  url,
  kind,
  document: 'ipg',
  section: '2.3',
  titles: {},
  passages: [{ text, lang: 'zh' }],
});
const section: NameEntry = {
  url: 'ipg/2.3/',
  kind: 'section',
  document: 'ipg',
  section: '2.3',
  titles: { zh: '失误' },
  anchors: ['remedy-4'],
};

function rank(query: string, entries: readonly NameEntry[], records: readonly SearchRecord[]) {
  const plan = planQuery(query);
  const names = indexNames(entries);
  const cited = resolve(names, query);
  const texts = records.flatMap((each): Result[] => {
    const match = matchPassages(each.passages, plan);
    return match ? [{ tier: match.closeness, record: each, match, lang: match.passage.lang }] : [];
  });
  const named = [...cited.map(citedResult), ...nameResults(plan, matchNames(names, query))];
  return rankResults(plan, named, texts).map(({ tier, record: { url } }) => `${tier} ${url}`);
}

test('names come before texts, what is typed before other forms', () => {
  const entries = [card('a', '复制'), card('b', '复制品'), card('c', '大复制')];
  const records = [record('1', '复、制'), record('2', '先复制牌'), record('3', '别的')];
  expect(rank('复制', entries, records)).toEqual([
    'exact-name m10/cards/a/',
    'name-start m10/cards/b/',
    'name-part m10/cards/c/',
    'literal 2',
    'phrase 1',
  ]);
});

test('a card of which only facts are known comes after its equals', () => {
  expect(rank('复制', [card('fact', '复制甲', true), card('entry', '复制甲乙')], [])).toEqual([
    'name-start m10/cards/entry/',
    'name-start m10/cards/fact/',
  ]);
});

test('a place that is cited comes first, and once', () => {
  expect(rank('2.3 修正 4', [section], [record('ipg/2.3/#definition-1', '2.3修正4')])).toEqual([
    'citation ipg/2.3/#remedy-4',
    'literal ipg/2.3/#definition-1',
  ]);
  expect(rank('2.3', [section], [record('ipg/2.3/', '2.3 失误', 'section')])).toEqual(['citation ipg/2.3/']);
});

/** A text that has a word, in a language and of an edition. */
const text = (lang: Language, edition?: string): Result => {
  const passage = { text: '警告', lang, ...(edition && { unofficialBy: 'A', edition }) };
  return {
    tier: 'literal',
    record: { ...record('1', ''), passages: [passage] },
    match: { closeness: 'literal', passage, ranges: [[0, 2]] },
    lang,
  };
};

test('results are in the order of the steps in result.ts, whatever the order in which they are found', () => {
  const steps: readonly Tier[] = [
    'citation',
    'exact-name',
    'name-start',
    'literal',
    'phrase',
    'typo-name',
    'about',
    'question',
    'more-names',
    'maybe',
  ];
  const found = steps.map((tier): Result => ({ ...text('zh'), tier, record: record(tier, '') }));
  const ranked = rankResults(planQuery('警告'), [], found.toReversed());
  expect(ranked.map(({ tier }) => tier)).toEqual(steps);
});

test('a clause is one result, in the language of the reader, with all in which it answers', () => {
  const plan = { ...planQuery('警告'), reader: 'ja' as const };
  expect(rankResults(plan, [], [text('zh'), text('ja')])).toMatchObject([
    { lang: 'ja', langs: ['zh', 'ja'] },
  ]);
});

test('the official text of a language answers before a newer wording below it, which may answer alone', () => {
  const plan = { ...planQuery('警告'), reader: 'zh' as const };
  const editions = (texts: readonly Result[]) =>
    rankResults(plan, [], texts).map(({ match }) => match?.passage.edition);
  expect(editions([text('zh', '2024-09-23'), text('zh')])).toEqual([undefined]);
  expect(editions([text('zh', '2024-09-23')])).toEqual(['2024-09-23']);
});
