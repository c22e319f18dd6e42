import type { NameEntry } from '../names/name-row.ts';
import type { NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { isChapter } from '../text/record.ts';
import { tokenTexts } from '../text/tokens.ts';
import { judging, wordsIn, worthOf } from './subjects.ts';

/**
 * The section that people speak of with most of the words of a query, if with enough of them: its address, or none.
 *
 * All sections of a guide stand against one another, whether their text is here or not, so that the words of an
 * infraction without a text do not lead to one that has a text. A word that is said of few sections counts for more,
 * and one that is said of none speaks against all.
 */
export function spokenOf(names: Pick<NameIndex, 'entries' | 'fold'>, query: string): readonly string[] {
  const sections = readSections(names);
  const words = [...new Set(wordsIn(normalizeText(query).replace(judging, '\n')))].map((word) => {
    const key = keyOf(word, names);
    const having = sections.filter(({ words: own }) => own.has(key));
    return { having, weight: worthOf(word) * Math.log((sections.length + 1) / Math.max(having.length, 1)) };
  });
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = sections
    .map((section) => {
      const own = words.filter(({ having }) => having.includes(section));
      return { url: section.url, said: own.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .toSorted((a, b) => b.said - a.said);
  const [first] = ranked;
  const isEnough =
    first && first.said >= leastSaid * Math.log(sections.length + 1) && first.said / all >= leastShare;
  return isEnough ? [first.url] : [];
}

/** A section, and the words of all that it is called. */
interface SpokenSection {
  readonly url: string;
  readonly words: ReadonlySet<string>;
}

function readSections(names: Pick<NameIndex, 'entries' | 'fold'>): readonly SpokenSection[] {
  const read =
    known.get(names.entries) ?? names.entries.filter(isOfGuide).map((entry) => toSpoken(entry, names));
  known.set(names.entries, read);
  return read;
}

const known = new WeakMap<readonly NameEntry[], readonly SpokenSection[]>();

/** What people say is known of sections of guides. */
const isOfGuide = (entry: NameEntry) =>
  entry.kind === 'section' && entry.anchor === undefined && entry.said !== undefined && !isChapter(entry);

function toSpoken(
  { url, titles, also = [], said = [] }: NameEntry,
  names: Pick<NameIndex, 'fold'>,
): SpokenSection {
  const all = [...Object.values(titles), ...also, ...said.map(([, name]) => name)];
  const words = all.flatMap((name = '') => wordsIn(normalizeText(name)).map((word) => keyOf(word, names)));
  return { url, words: new Set(words) };
}

/** A word as words are compared: without its ending, in one script. */
const keyOf = (word: string, { fold }: Pick<NameIndex, 'fold'>): string => tokenTexts(word, fold).join(' ');

// Of what a word weighs that is said of one section alone: a single one that is said of several is too little.
const leastSaid = 0.8;
/** Of all that the words of a query weigh. */
const leastShare = 0.45;
