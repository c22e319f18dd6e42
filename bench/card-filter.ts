/**
 * How long the card list takes to filter, count and sort all its cards: `node bench/card-filter.ts`. It has to be
 * under 16 ms, the time between two pictures of a screen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { noChoice } from '../src/lib/card-choice.ts';
import { compareBy, filterCards, type ListedCard, nameToKey } from '../src/lib/card-filter.ts';
import { listCardRows } from '../src/lib/listed-cards.ts';
import { cardFactFileSchema, cardRecordSchema } from '../src/schema/card.ts';
import { type Language, languages, languageTags } from '../src/schema/language.ts';
import { termFileSchema } from '../src/schema/term.ts';

const content = new URL('../content/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, content), 'utf8');

const facts = ['m10', 'mentioned'].flatMap((set) =>
  cardFactFileSchema.parse(JSON.parse(read(`cards/${set}.json`))),
);
const records = readdirSync(new URL('docs/m10/cards/', content))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => cardRecordSchema.parse(parse(read(`docs/m10/cards/${file}`).split(/^---$/mu)[1] ?? '')));
const recordOf = new Map(records.map((record) => [record.slug, record]));
const terms = termFileSchema.parse(parse(read('terms.yml')));

const choices = [
  noChoice,
  { ...noChoice, sort: 'name' as const },
  { ...noChoice, q: 'a', facets: { color: 'G' } },
  { ...noChoice, q: 'ドラゴン', sort: 'cost' as const, facets: { type: 'creature', ruled: '1' } },
];

for (const lang of languages) {
  const cards = listCards(lang);
  const times = choices.flatMap((choice) =>
    Array.from({ length: 200 }, () => {
      const start = performance.now();
      filterCards(cards.toSorted(compareBy(choice.sort, languageTags[lang])), choice);
      return performance.now() - start;
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);
  process.stdout.write(
    `${lang}: ${cards.length} cards, ${times.length} runs: median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, longest ${at(0.9999)} ms\n`,
  );
}

function listCards(lang: Language): ListedCard[] {
  return listCardRows(facts, recordOf, terms, lang).map(({ fact, facets, otherNames, sortName }) => ({
    slug: fact.slug,
    name: sortName,
    keys: [fact.names.en, fact.names.zh ?? '', fact.names.ja ?? '', ...otherNames].map(nameToKey),
    facets,
    ...(fact.number === undefined ? {} : { number: fact.number }),
    ...(fact.manaValue === undefined ? {} : { manaValue: fact.manaValue }),
  }));
}
