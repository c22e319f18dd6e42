import type { NameEntry } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { isChapter } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { judging, wordsIn, worthOf } from './subjects.ts';

type Names = Pick<NameIndex, 'entries' | 'pointers' | 'fold'>;

/**
 * The page that people speak of with most of the words of a query, if with enough of them: its address, or none.
 *
 * All pages of which anything is said stand against one another, whether their text is here or not, so that the words
 * of an infraction without a text do not lead to one that has a text. A word that is said of few pages counts for more,
 * one that is said of a page again and again for a little more, and one that is said of none speaks against all.
 */
export function spokenOf(names: Names, query: string): readonly string[] {
  const pages = readPages(names);
  const words = [...new Set(wordsIn(normalizeText(query).replace(judging, '\n')))].map((word) => {
    const key = keyOf(word, names);
    const having = pages.filter(({ counts }) => counts.has(key));
    return { key, having, weight: worthOf(word) * Math.log((pages.length + 1) / Math.max(having.length, 1)) };
  });
  const all = words.reduce((sum, { weight, having }) => sum + weight * (having.length > 0 ? 1 : unknown), 0);
  const ranked = pages
    .map((page) => {
      const own = words.filter(({ having }) => having.includes(page));
      const rank = own.reduce((sum, { key, weight }) => {
        const count = page.counts.get(key) ?? 0;
        return sum + (weight * count) / (count + often);
      }, 0);
      return { page, rank, said: own.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .toSorted((a, b) => b.rank - a.rank);
  // Of pages of which something is said just so, the one of which most is said.
  const asked = asTokens(query, names);
  const exact = ranked.find(({ page }) => page.names.some((name) => asked.includes(name)));
  if (exact && exact.rank >= (ranked[0]?.rank ?? 0) * nearFirst) return [exact.page.url];
  const [first] = ranked;
  if (!first || first.said < leastSaid * Math.log(pages.length + 1) || first.said / all < leastShare)
    return [];
  const tokens = new Set(words.flatMap(({ key }) => key.split(' ')));
  const isHeard = (own: ReadonlySet<string>) =>
    [...own].filter((token) => tokens.has(token)).length / own.size >= leastOfName;
  return first.page.tokens.some(isHeard) ? [first.page.url] : [];
}

/** A page, and the words of all that it is called: of each name, and how often each is said. */
interface SpokenPage {
  readonly url: string;
  /** As runs of tokens. */
  readonly names: readonly string[];
  /** The tokens of each that do not only ask. */
  readonly tokens: readonly ReadonlySet<string>[];
  readonly counts: ReadonlyMap<string, number>;
}

function readPages(names: Names): readonly SpokenPage[] {
  const read = known.get(names.entries) ?? pagesOf(names);
  known.set(names.entries, read);
  return read;
}

const known = new WeakMap<readonly NameEntry[], readonly SpokenPage[]>();

function pagesOf(names: Names): SpokenPage[] {
  const sections = names.entries.filter(isOfGuide).flatMap(({ url, titles, also = [], said = [] }) => {
    const all = [...Object.values(titles), ...also, ...said.map(([, name]) => name)];
    return all.map((name = '') => [url, name] as const);
  });
  const pointed = [...(names.pointers ?? [])].flatMap(([url, said]) =>
    said.map((name) => [url.replace(/#.*$/u, ''), name] as const),
  );
  return [...Map.groupBy([...sections, ...pointed], ([url]) => url)].map(([url, all]) => {
    const phrases = all
      .map(([, name]) => wordsIn(normalizeText(name)).map((word) => keyOf(word, names)))
      .filter(({ length }) => length > 0);
    const counts = new Map<string, number>();
    for (const key of phrases.flatMap((keys) => [...new Set(keys)]))
      counts.set(key, (counts.get(key) ?? 0) + 1);
    return {
      url,
      names: all.map(([, name]) => asTokens(name, names)),
      tokens: phrases.map((keys) => new Set(keys.flatMap((key) => key.split(' ')))),
      counts,
    };
  });
}

/** What people say is known of sections of guides. */
const isOfGuide = (entry: NameEntry) =>
  entry.kind === 'section' && entry.anchor === undefined && entry.said !== undefined && !isChapter(entry);

/** A word as words are compared: without its ending, in one script. */
const keyOf = (word: string, { fold }: Pick<NameIndex, 'fold'>): string => tokenTexts(word, fold).join(' ');

const asTokens = (words: string, { fold }: Pick<NameIndex, 'fold'>): string =>
  ` ${tokenTexts(words, fold).join(' ')} `;

const nearFirst = 0.2;
const often = 0.5;
const unknown = 0.5;
// Of what a word weighs that is said of one page alone: a single one that is said of several is too little.
const leastSaid = 0.6;
/** Of all that the words of a query weigh. */
const leastShare = 0.35;
/** Of the tokens of one name. */
const leastOfName = 0.7;
