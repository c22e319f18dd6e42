// `npx node bench/search/questions.ts [LIST]` reports how the questions of a list are answered, by language and kind. A
// row has its half, a language, a kind, a question, and the addresses that answer it, with tabs between:
//
//     open	zh	everyday	多抓了一张牌	ipg/2.3#remedy-5
//
// `ipg#s-3.1` is an infraction without a text; the kind `nothing` has no address. Misses of the `open` half are listed.
// The `held` half is only counted, so that nobody fits the search to its rows. For a section or card that is shown as a
// head, its links count; results under "maybe" do not. The whole search runs in Node over the real content.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../../src/schema/language.ts';
import { sources, whole } from '../../src/search/answers.fixture.ts';
import { placesOf } from '../../src/search/built.fixture.ts';
import { search } from '../../src/search/query/engine.ts';

const kinds = ['name', 'everyday', 'infraction', 'hard', 'nothing'] as const;

/** The score of the questions of a language and kind. */
interface Count {
  readonly lang: InterfaceLanguage;
  readonly kind: (typeof kinds)[number];
  readonly line: string;
  /**
   * The shares of questions, from 0 to 1, that the first certain result answers, and one of the first three; for
   * `nothing`, both are the share of questions without a certain result.
   */
  readonly first: number;
  readonly three: number;
  /** The questions of the open half that the first result does not answer, with the results. */
  readonly missed: readonly string[];
}

/** Asks the questions of a list, and counts the right answers. */
export async function countAnswers(list = path.join(root, 'bench/search/questions.tsv')): Promise<Count[]> {
  const rows = readFileSync(list, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const counts: Count[] = [];
  for (const lang of interfaceLanguages)
    for (const kind of kinds) {
      const own = rows.filter(([, rowLang, rowKind]) => rowLang === lang && rowKind === kind);
      const asked = await Promise.all(own.map((row) => ask(row, lang)));
      if (asked.length > 0) counts.push(count(lang, kind, asked));
    }
  return counts;
}

interface Answered {
  readonly half: string;
  readonly query: string;
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  readonly shown: string;
}

async function ask(
  [half = '', , kind, query = '', answers = '']: readonly string[],
  lang: InterfaceLanguage,
): Promise<Answered> {
  const { results } = await search(sources(whole), query, {}, () => undefined, lang);
  const wanted = answers.split(',');
  const certain = results.filter(({ tier }) => tier !== 'maybe');
  const rank = certain.findIndex((result) => placesOf(result).some((url) => isOneOf(wanted, url)));
  const isSilent = kind === 'nothing' && certain.length === 0;
  const shown = results.slice(0, 3).map(({ tier, record }) => `${plain(record.url)} (${tier})`);
  return {
    ...{ half, query, shown: shown.join(', ') || 'nothing' },
    isFirst: isSilent || rank === 0,
    isAmongThree: isSilent || (rank >= 0 && rank < 3),
  };
}

function count(lang: InterfaceLanguage, kind: Count['kind'], all: readonly Answered[]): Count {
  const first = all.filter(({ isFirst }) => isFirst);
  const three = all.filter(({ isAmongThree }) => isAmongThree);
  const halves = ['open', 'held'].flatMap((half) => {
    const sizeOf = (some: readonly Answered[]) => some.filter((each) => each.half === half).length;
    if (sizeOf(all) === 0) return [];
    return kind === 'nothing'
      ? `${half} ${sizeOf(first)} silent of ${sizeOf(all)}`
      : `${half} ${sizeOf(first)} first, ${sizeOf(three)} among three of ${sizeOf(all)}`;
  });
  return {
    ...{ lang, kind, line: `${lang} ${kind}: ${halves.join('; ')}` },
    first: first.length / all.length,
    three: three.length / all.length,
    missed: all
      .filter(({ half, isFirst }) => half === 'open' && !isFirst)
      .map(({ query, shown }) => `${query} -> ${shown}`),
  };
}

/** `ipg/2.3/#remedy-4 // => 'ipg/2.3#remedy-4'` */
const plain = (address: string): string => address.replace(/\/(?=#|$)/u, '');

/** An annotation counts as an answer like its clause. */
const isOneOf = (wanted: readonly string[], url: string): boolean =>
  wanted.some((place) => plain(url) === place || plain(url).startsWith(`${place}-note`));

if (import.meta.main)
  for (const { line, missed } of await countAnswers(process.argv[2]))
    process.stdout.write([line, ...missed.map((one) => `  ${one}`), ''].join('\n'));
