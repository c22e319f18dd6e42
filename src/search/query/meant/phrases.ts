import { hasNoText, type NameIndex } from '../../names/names.ts';
import { normalizeText } from '../../text/normalize.ts';
import { withNumerals } from '../../text/numerals.ts';
import { once } from '../../text/once.ts';
import { isChapter } from '../../text/record.ts';
import { asTokens, stemWord } from '../../text/tokens.ts';
import type { Subject } from './subjects.ts';

/* What people say (`content/said.yml`, and names of sections without a text): examples of the place that is meant. */

type Names = Pick<NameIndex, 'entries' | 'pointers' | 'fold'>;

/** The addresses of the places that people say a subject of. */
export function saidOf(names: Names, { names: called }: Subject): Set<string> {
  const wanted = called.map((name) => asTokens(name, names.fold));
  const isSaid = ({ tokens }: Phrase) => wanted.some((each) => tokens.includes(each));
  return new Set(readPhrases(names).phrases.flatMap((phrase) => (isSaid(phrase) ? phrase.url : [])));
}

/**
 * How near the nearest phrase of each place comes to a query, from 0 to 1, by address: the cosine of their grams, which
 * weigh more the fewer places have them.
 */
export function nearest(names: Names, query: string): Map<string, number> {
  const { byGram, rarityOf, lengthOf } = readPhrases(names);
  const asked = gramsOf(query, names);
  const common = new Map<Phrase, number>();
  for (const gram of asked) {
    const weight = rarityOf(gram) ** 2;
    for (const phrase of byGram.get(gram) ?? []) common.set(phrase, (common.get(phrase) ?? 0) + weight);
  }
  const length = lengthOf(asked);
  const best = new Map<string, number>();
  for (const [phrase, sum] of common) {
    const cosine = sum / (length * phrase.length);
    best.set(phrase.url, Math.max(best.get(phrase.url) ?? 0, cosine));
  }
  return best;
}

interface Phrase {
  readonly url: string;
  readonly tokens: string;
  readonly grams: ReadonlySet<string>;
  /** Of its vector of grams. */
  readonly length: number;
}

interface Phrases {
  readonly phrases: readonly Phrase[];
  readonly byGram: ReadonlyMap<string, readonly Phrase[]>;
  readonly rarityOf: (gram: string) => number;
  readonly lengthOf: (grams: ReadonlySet<string>) => number;
}

/** Read once for the languages in which names are said, and those of what is said of texts. */
const readPhrases = (names: Names): Phrases => readNames(names)(names.pointers ?? nothingSaid);
const nothingSaid: ReadonlyMap<string, readonly string[]> = new Map();
const readNames = once(
  (names: Names) =>
    once((pointers: ReadonlyMap<string, readonly string[]>) => makePhrases({ ...names, pointers })),
  ({ entries }) => entries,
);

function makePhrases(names: Names): Phrases {
  const ofTexts = [...(names.pointers ?? [])].flatMap(([url, said]) => said.map((text) => ({ url, text })));
  const ofSections = names.entries
    .filter((entry) => hasNoText(entry) && !isChapter(entry))
    .flatMap(({ url, titles, also = [], said = [] }) =>
      [...Object.values(titles), ...also, ...said.map(([, text]) => text)].map((text = '') => ({
        url,
        text,
      })),
    );
  const read = [...ofTexts, ...ofSections].map(({ url, text }) => ({
    url,
    tokens: asTokens(text, names.fold),
    grams: gramsOf(text, names),
  }));
  const placesOf = new Map<string, Set<string>>();
  for (const { url, grams } of read)
    for (const gram of grams) placesOf.set(gram, (placesOf.get(gram) ?? new Set()).add(url));
  const count = new Set(read.map(({ url }) => url)).size;
  const rarityOf = (gram: string) =>
    worthOf(gram) * Math.log((count + 1) / (placesOf.get(gram)?.size ?? 0.5));
  const lengthOf = (grams: ReadonlySet<string>) => Math.hypot(...Array.from(grams, rarityOf)) || 1;
  const phrases = read.map((phrase) => ({ ...phrase, length: lengthOf(phrase.grams) }));
  const byGram = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const gram of phrase.grams) {
      const known = byGram.get(gram);
      if (known) known.push(phrase);
      else byGram.set(gram, [phrase]);
    }
  return { phrases, byGram, rarityOf, lengthOf };
}

/** Stems, their runs of three letters, numbers, and runs of one to three characters. */
function gramsOf(text: string, { fold }: Pick<NameIndex, 'fold'>): Set<string> {
  const grams = new Set<string>();
  for (const { groups = {} } of withNumerals(fold(normalizeText(text))).matchAll(pieces)) {
    const { word, number, run } = groups;
    if (number) grams.add(number);
    if (run) for (const length of [1, 2, 3]) addRuns(grams, run, length);
    if (!word) continue;
    grams.add(stemWord(word));
    // Its letters are apart from words that are as long.
    addRuns(grams, `^${stemWord(word)}$`, 3);
  }
  return grams;
}

function addRuns(grams: Set<string>, text: string, length: number): void {
  for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
}

/** Letters are in many words, a character alone in many more, and kana are mostly grammar. */
function worthOf(gram: string): number {
  if (/^[\p{sc=Hiragana}\p{sc=Katakana}ー]$/u.test(gram)) return 0.1;
  if (/^\p{sc=Hiragana}+$/u.test(gram)) return 0.4;
  if (/^\p{sc=Han}$/u.test(gram)) return 0.5;
  return /[$^]|^[a-z]{3}$/u.test(gram) ? 0.4 : 1;
}

const pieces =
  /(?<word>[a-z]+(?:'[a-z]+)*)|(?<number>\d+(?:\.\d+)*)|(?<run>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+)/gu;
