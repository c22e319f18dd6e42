// `npx node bench/search/everyday.ts LIST`: how many everyday queries are answered among the first three, by language and
// by what answers them, with those that are not. A line of the list is a language, a query and the addresses that answer
// it, tabs between: `zh	多抓了一张牌	ipg/2.3,ipg/2.3#remedy-4`. `ipg#s-3.1` is an infraction without a text; where no
// address stands, nothing here is the answer. Of a section or card that is shown as a head, what it links to counts as
// well; what stands under "maybe" does not. The whole search runs in Node over the real content.

import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '../../src/schema/language.ts';

const [list] = process.argv.slice(2);
if (list === undefined) {
  process.stderr.write('usage: npx node bench/search/everyday.ts LIST\n');
  process.exit(2);
}
const lines = readFileSync(list, 'utf8').split(/\r?\n/u);
// Loaded once there is a list: it builds the index.
const { sources, whole } = await import('../../src/search/answers.fixture.ts');
const { search } = await import('../../src/search/query/engine.ts');
const { placesOf } = await import('../../src/search/built.fixture.ts');

const kinds = {
  'clauses, rulings, notes': ({ wanted }: Asked) => wanted.some((place) => !place.includes('#s-')),
  'infractions without a text': ({ wanted }: Asked) => wanted.some((place) => place.includes('#s-')),
  'nothing here': ({ wanted }: Asked) => wanted.length === 0,
};

for (const lang of interfaceLanguages) {
  const rows = lines.map((line) => line.split('\t')).filter(([of]) => of === lang);
  const asked = await Promise.all(rows.map(([, query = '', answers = '']) => ask(query, answers)));
  for (const [name, isKind] of Object.entries(kinds)) {
    const own = asked.filter(isKind);
    const right = own.filter(({ isRight }) => isRight);
    process.stdout.write(`${lang}, ${name}: ${right.length} of ${own.length}\n`);
    for (const { query, wanted, shown, isRight } of own) {
      if (!isRight)
        process.stdout.write(`  ${query}: ${shown || 'nothing'}; wanted ${wanted.join(', ') || 'nothing'}\n`);
    }
  }
  const elsewhere = asked.filter((each) => !kinds['clauses, rulings, notes'](each));
  const led = elsewhere.filter(({ isLedToText }) => !isLedToText);
  process.stdout.write(
    `${lang}, of the last two none of the texts of the guide first: ${led.length} of ${elsewhere.length}\n`,
  );

  async function ask(query: string, answers: string): Promise<Asked> {
    const { results } = await search(sources(whole), query, {}, () => undefined, lang);
    const wanted = answers.split(',').map(plain).filter(Boolean);
    // What stands under "maybe" is shown as no answer.
    const certain = results.slice(0, 3).filter(({ tier }) => tier !== 'maybe');
    const places = certain.flatMap(placesOf).map(plain);
    const isLedToText = /^ipg\/2\.[34]/u.test(plain(certain[0]?.record.url ?? ''));
    return {
      query,
      wanted,
      shown: results
        .slice(0, 3)
        .map(({ tier, record }) => `${plain(record.url)} (${tier})`)
        .join(', '),
      isRight: wanted.length === 0 ? !isLedToText : places.some((url) => isOneOf(wanted, url)),
      isLedToText,
    };
  }
}

interface Asked {
  readonly query: string;
  readonly wanted: readonly string[];
  readonly shown: string;
  readonly isRight: boolean;
  readonly isLedToText: boolean;
}

/** `ipg/2.3/#remedy-4` and `ipg/2.3#remedy-4` are one place. */
function plain(address: string): string {
  return address.trim().replace(/\/(?=#|$)/u, '');
}

/** An annotation of a clause answers as the clause does. */
function isOneOf(wanted: readonly string[], url: string): boolean {
  return wanted.some((place) => url === place || url.startsWith(`${place}-note`));
}
