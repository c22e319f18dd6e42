// `npx node bench/search/questions.ts [LIST]`: how the questions of a list are answered, by language and kind. A row of
// the list is its half, a language, a kind, a question and the addresses that answer it, tabs between:
// `open	zh	everyday	多抓了一张牌	ipg/2.3#remedy-5`. `ipg#s-3.1` is an infraction without a text; `nothing` has no address.
// What misses in the `open` half is told; the `held` half is only counted, so that nobody mends the search for its
// rows. Of a section or card that is shown as a head, what it links to counts; what stands under "maybe" does not. The
// whole search runs in Node over the real content.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { interfaceLanguages } from '../../src/schema/language.ts';
import { sources, whole } from '../../src/search/answers.fixture.ts';
import { placesOf } from '../../src/search/built.fixture.ts';
import { search } from '../../src/search/query/engine.ts';

const kinds = ['everyday', 'infraction', 'hard', 'nothing'] as const;
const [list = path.join(root, 'bench/search/questions.tsv')] = process.argv.slice(2);
const rows = readFileSync(list, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

interface Answered {
  readonly half: string;
  readonly query: string;
  readonly kind: string;
  /** The place of the first result that answers, from 0; -1 for none. */
  readonly rank: number;
  readonly isSilent: boolean;
  readonly shown: string;
}

for (const lang of interfaceLanguages) {
  const asked: Answered[] = [];
  for (const [half = '', of, kind = '', query = '', answers = ''] of rows)
    if (of === lang) asked.push({ half, kind, query, ...(await ask(query, answers)) });
  for (const kind of kinds) {
    const own = asked.filter((each) => each.kind === kind);
    process.stdout.write(`${lang} ${kind}: ${['open', 'held'].map((half) => tell(own, half)).join('; ')}\n`);
    for (const { query, shown, ...each } of own)
      if (each.half === 'open' && !isFirst(each))
        process.stdout.write(`  ${query} -> ${shown || 'nothing'}\n`);
  }

  async function ask(query: string, answers: string) {
    const { results } = await search(sources(whole), query, {}, () => undefined, lang);
    const wanted = answers.split(',').filter(Boolean);
    const certain = results.filter(({ tier }) => tier !== 'maybe');
    const rank = certain
      .slice(0, 3)
      .findIndex((result) => placesOf(result).some((url) => isOneOf(wanted, url)));
    const shown = results.slice(0, 3).map(({ tier, record }) => `${plain(record.url)} (${tier})`);
    return { rank, isSilent: certain.length === 0, shown: shown.join(', ') };
  }
}

function isFirst({ kind, rank, isSilent }: Pick<Answered, 'kind' | 'rank' | 'isSilent'>): boolean {
  return kind === 'nothing' ? isSilent : rank === 0;
}

function tell(all: readonly Answered[], half: string): string {
  const own = all.filter((each) => each.half === half);
  const first = own.filter(isFirst).length;
  if (own[0]?.kind === 'nothing') return `${half} ${first} silent of ${own.length}`;
  const three = own.filter(({ rank }) => rank >= 0).length;
  return `${half} ${first} first, ${three} among three of ${own.length}`;
}

/** `ipg/2.3/#remedy-4 // => 'ipg/2.3#remedy-4'` */
function plain(address: string): string {
  return address.replace(/\/(?=#|$)/u, '');
}

/** An annotation of a clause answers as the clause does; any ruling does where a card is wanted. */
function isOneOf(wanted: readonly string[], url: string): boolean {
  return wanted.some((place) => plain(url) === place || plain(url).startsWith(`${place}-note`));
}
