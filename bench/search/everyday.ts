// `node bench/search/everyday.ts LIST`: how many everyday queries are answered among the first three, by language, with
// those that are not. A line of the list is a language, a query and the addresses that answer it, tabs between:
// `zh	多抓了一张牌	ipg/2.3,ipg/2.3#remedy-4`. Of a section or card that is shown as a head, what it links to counts as
// well. The whole search runs in Node over the real content.

import { readFileSync } from 'node:fs';
import { languages } from '../../src/schema/language.ts';

const [list] = process.argv.slice(2);
if (list === undefined) {
  process.stderr.write('usage: node bench/search/everyday.ts LIST\n');
  process.exit(2);
}
const lines = readFileSync(list, 'utf8').split(/\r?\n/u);
// Loaded once there is a list: it builds the index.
const { sources, whole } = await import('../../src/search/answers.fixture.ts');
const { search } = await import('../../src/search/engine.ts');
const { placesOf } = await import('../../src/search/query/head.ts');

for (const lang of languages) {
  const rows = lines.map((line) => line.split('\t')).filter(([of]) => of === lang);
  const failures: string[] = [];
  let first = 0;
  for (const [, query = '', answers = ''] of rows) {
    const { results } = await search(sources(whole), query, {}, () => undefined, lang);
    const wanted = answers.split(',').map(plain);
    // What stands under "maybe" is shown as no answer.
    const isRight = (result: (typeof results)[number]) =>
      result.tier !== 'maybe' && placesOf(result).some((url) => isOneOf(wanted, plain(url)));
    const rank = results.slice(0, 3).findIndex(isRight);
    if (rank === 0) first += 1;
    const shown = results.slice(0, 3).map(({ tier, record }) => `${plain(record.url)} (${tier})`);
    if (rank < 0) failures.push(`  ${query}: ${shown.join(', ') || 'nothing'}; wanted ${wanted.join(', ')}`);
  }
  const right = rows.length - failures.length;
  const lead = `${lang}: ${right} of ${rows.length} among the first three, ${first} first`;
  process.stdout.write(`${[lead, ...failures].join('\n')}\n`);
}

/** `ipg/2.3/#remedy-4` and `ipg/2.3#remedy-4` are one place. */
function plain(address: string): string {
  return address.trim().replace(/\/(?=#|$)/u, '');
}

/** An annotation of a clause answers as the clause does. */
function isOneOf(wanted: readonly string[], url: string): boolean {
  return wanted.some((place) => url === place || url.startsWith(`${place}-note`));
}
