import { type CardChoice, noChoice } from '../src/cards/card-choice.ts';
import { compareBy, filterCards, type ListedCard } from '../src/cards/card-filter.ts';
import { listCardRows } from '../src/cards/listed-cards.ts';
import type { CardFact, CardRecord } from '../src/schema/card.ts';
import { type Language, languages, languageTags } from '../src/schema/language.ts';
import { filterNamed, nameToKey } from '../src/site/name-filter.ts';

/** How long the list of one language takes, in milliseconds. */
export interface FilterTimes {
  readonly lang: Language;
  readonly cards: number;
  readonly runs: number;
  /** The very first run, which also loads the collation of the language. */
  readonly first: number;
  readonly median: number;
  readonly percentile95: number;
  readonly percentile99: number;
}

/** Filters, counts and sorts the card list of every language, for each of the choices, 200 times. */
export const measureCardFilter = (
  facts: readonly CardFact[],
  records: readonly CardRecord[],
): readonly FilterTimes[] =>
  languages.map((lang) => {
    const cards = listCards(facts, new Map(records.map((record) => [record.slug, record])), lang);
    const measured = choices.flatMap((choice) =>
      Array.from({ length: rounds }, () => timeOf(cards, choice, lang)),
    );
    const times = measured.toSorted((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
    return {
      lang,
      cards: cards.length,
      runs: times.length,
      first: measured[0] ?? 0,
      median: at(0.5),
      percentile95: at(0.95),
      percentile99: at(0.99),
    };
  });

/** The section of `bench/RESULTS.md`. `where` says what it was measured with. */
export const reportCardFilter = (times: readonly FilterTimes[], where: string): string =>
  [
    '## Card list',
    '',
    where,
    '',
    `From a choice to the cards that are shown: filtering, counting every facet, sorting; ${choices.length} choices, ${rounds} times each. The bar is 16 ms, the time between two pictures of a screen; the very first run also loads code and collation.`,
    '',
    '| list | cards | runs | first, ms | median, ms | 95 % under, ms | 99 % under, ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...times.map(
      ({ lang, cards, runs, ...times }) =>
        `| ${[lang, cards, runs, ...[times.first, times.median, times.percentile95, times.percentile99].map((time) => time.toFixed(2))].join(' | ')} |`,
    ),
    '',
  ].join('\n');

const rounds = 200;

const choices: readonly CardChoice[] = [
  { ...noChoice, sort: 'name' },
  noChoice,
  { ...noChoice, q: 'a', facets: { color: 'G' } },
  { ...noChoice, q: 'ドラゴン', sort: 'cost', facets: { type: 'creature', ruled: '1' } },
  { ...noChoice, facets: { changed: '1', keyword: 'flying' } },
];

const timeOf = (cards: readonly ListedCard[], choice: CardChoice, lang: Language): number => {
  const start = performance.now();
  const sorted = cards.toSorted(compareBy(choice.sort, languageTags[lang]));
  filterCards(filterNamed(sorted, choice.q), choice.facets);
  return performance.now() - start;
};

const listCards = (
  facts: readonly CardFact[],
  records: ReadonlyMap<string, CardRecord>,
  lang: Language,
): readonly ListedCard[] =>
  listCardRows(facts, records, lang).map(({ fact, facets, otherNames, sortName }) => ({
    slug: fact.slug,
    name: sortName,
    keys: [fact.names.en, fact.names.zh ?? '', fact.names.ja ?? '', ...otherNames].map(nameToKey),
    facets,
    ...(fact.number === undefined ? {} : { number: fact.number }),
    ...(fact.manaValue === undefined ? {} : { manaValue: fact.manaValue }),
  }));
