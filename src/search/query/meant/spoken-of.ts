import type { NameEntry } from '../../names/name-row.ts';
import { type NameIndex, type Pointers, unrelated } from '../../names/names.ts';
import { normalizeText } from '../../text/normalize.ts';
import { once } from '../../text/once.ts';
import { addressInContents, isChapter } from '../../text/record.ts';
import { asTokens, stemWord } from '../../text/tokens.ts';
import { isAsking } from './subjects.ts';

type Names = Pick<NameIndex, 'entries' | 'pointers' | 'fold'>;

/**
 * The sections of guides that people speak of as a query does, the likeliest first and those that are nearly as likely;
 * none where too little of it is said of any.
 *
 * A naive Bayes classifier, whose examples are what people say in the languages that the query may be in: of sections,
 * whether their text is here or not, so that the words of an infraction without a text do not lead to one that has a
 * text; of each other document as a whole, and of what no text answers, so that such questions lead to no infraction.
 * A sign of the query counts for a page by how much more often it is in what is said of that page than in
 * all that is said. A query that is said just so of a page counts for more; one that names what no guide has
 * (`isElsewhere`) has to say more.
 */
export function spokenOf(names: Names, query: string, isElsewhere = false): readonly string[] {
  const { pages, all } = readPages(names)(names.pointers ?? nothingSaid);
  const asked = [...signsIn(normalizeText(query), names)];
  const known = asked.filter(([sign]) => all.counts.has(sign));
  const whole = asTokens(query, names.fold);
  const ranked = pages
    .map((page) => {
      const said = page.names.filter((name) => whole.includes(name));
      const isExact = said.length > 0;
      const score = known.reduce((sum, [sign, worth]) => {
        const usual = (all.counts.get(sign) ?? 0) / all.size;
        return sum + worth * Math.log(((page.counts.get(sign) ?? 0) / page.size + rare) / (usual + rare));
      }, 0);
      return { page, score: score + exactWorth(said), isExact };
    })
    .toSorted((a, b) => b.score - a.score);
  const { score: best = 0, isExact = false, page } = ranked[0] ?? {};
  const share = isExact ? 1 : worthOfAll(known) / worthOfAll(asked);
  if (!page?.url || best * share < (isElsewhere ? leastElsewhere : least)) return [];
  return ranked
    .flatMap(({ page, score }) => (score >= best - near && score > 0 ? page.url : []))
    .slice(0, most);
}

/** What is said of a page, or of all of them. */
interface Spoken {
  readonly url: string;
  /** Each as a run of tokens. */
  readonly names: readonly string[];
  readonly size: number;
  /** In how many of them each sign is. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Read once for the languages in which names are said, and those of what is said of texts. */
const readPages = once(
  (names: Names) => once((pointers: Pointers) => pagesOf({ ...names, pointers })),
  ({ entries }) => entries,
);
const nothingSaid: Pointers = new Map();

function pagesOf(names: Names): { pages: readonly Spoken[]; all: Spoken } {
  const ofGuides = names.entries.filter(isOfGuide);
  const guides = new Set(ofGuides.map(({ document }) => document));
  const rows = new Map(
    ofGuides.map(({ url, document, section }) => [addressInContents(document, section), url]),
  );
  const spoken = (url: string, name: string) => ({
    url,
    name: asTokens(name, names.fold),
    signs: signsIn(normalizeText(name), names),
  });
  const sections = ofGuides.flatMap(({ url, titles, also = [], said = [] }) => {
    const called = [...Object.values(titles).flatMap((title) => title ?? []), ...also];
    // Its own name counts like several things that people say.
    return [...called, ...called, ...called, ...said.map(([, name]) => name)].map((name) =>
      spoken(url, name),
    );
  });
  const pointed = [...(names.pointers ?? [])].flatMap(([url, said]) =>
    said.map((name) => spoken(rows.get(url) ?? pageOf(url, guides), name)),
  );
  const all = [...sections, ...pointed];
  const sum = (url: string, said: typeof all): Spoken => ({
    url,
    names: said.map(({ name }) => name).filter((name) => name.length > shortest),
    size: said.length,
    counts: countSigns(said),
  });
  const pages = [...Map.groupBy(all, ({ url }) => url)].map(([url, said]) => sum(url, said));
  return { pages, all: sum('', all) };
}

/** A word alone may be in a query by chance. */
const exactWorth = (said: readonly string[]): number =>
  Math.max(0, ...said.map((name) => (name.trim().includes(' ') ? exact : exactWord)));

/** `ipg/2.3/#remedy-4 // => 'ipg/2.3/'`; another document is a page as a whole, and what no text answers is none. */
function pageOf(url: string, guides: ReadonlySet<string>): string {
  if (url === unrelated) return '';
  const [document = ''] = url.split('/');
  return guides.has(document) ? url.replace(/#.*$/u, '') : `${document}/`;
}

function countSigns(said: readonly { readonly signs: Signs }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of said.flatMap(({ signs }) => [...signs.keys()]))
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

/** What people say is known of sections of guides. */
const isOfGuide = (entry: NameEntry) =>
  entry.kind === 'section' && entry.anchor === undefined && entry.said !== undefined && !isChapter(entry);

/** What words say, each with its worth from 0 to 1: stems, pairs of characters, characters. */
type Signs = ReadonlyMap<string, number>;

function signsIn(normalized: string, { fold }: Pick<NameIndex, 'fold'>): Signs {
  const words = [...fold(normalized).matchAll(pieces)].map(({ groups = {} }) => groups);
  const signs = words.flatMap(({ word, number, kana, run }): (readonly [string, number])[] => {
    if (word) return [[stemWord(word), isAsking(word) ? askingWorth : 1]];
    if (number) return [[`#${number}`, 1]];
    if (kana) return [[kana, 1], ...runsOf(kana, 3).map((part) => [part, 1] as const)];
    return run ? signsOfRun(run) : [];
  });
  return new Map(signs);
}

/** Of a run without spaces: its pairs, of which two kana are mostly grammar, and its Chinese characters. */
const signsOfRun = (run: string): (readonly [string, number])[] => [
  ...runsOf(run, 2).map((pair) => [pair, /^\p{sc=Hiragana}{2}$/u.test(pair) ? kanaWorth : 1] as const),
  ...(run.match(/\p{sc=Han}/gu) ?? []).map((character) => [character, characterWorth] as const),
];

const runsOf = (run: string, length: number): string[] =>
  Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length));

const worthOfAll = (signs: readonly (readonly [string, number])[]): number =>
  signs.reduce((sum, [, worth]) => sum + worth, 0) || 1;

const pieces =
  /(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+)|(?<kana>[\p{sc=Katakana}ー]{2,})|(?<run>[\p{sc=Han}\p{sc=Hiragana}]+)/gu;
// The values were chosen with situations that were left out of what is said, see bench/RESULTS.md.
const askingWorth = 0.3;
const kanaWorth = 0.3;
const characterWorth = 0.5;
/** A sign that nothing of a page has is not proof against it. */
const rare = 0.01;
/** As a logarithm: times the share of the query that is said of anything. */
const least = 1.2;
const leastElsewhere = 4;
const exact = 3;
const exactWord = 1;
/** One that is a third as likely is shown, too. */
const near = 1.7;
const most = 2;
/** What is shorter, with its spaces, is a character or two. */
const shortest = 3;
