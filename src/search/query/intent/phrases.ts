import { hasNoText, type NameIndex, type Phrases } from '../../names/names.ts';
import { type Range, sentencesOf } from '../../text/excerpt.ts';
import { once } from '../../text/once.ts';
import { isChapter } from '../../text/record.ts';
import { asTokens } from '../../text/tokens.ts';
import { gramsOf, soundsOfChinese, soundsOfJapanese, worthOf } from './grams.ts';
import type { Subject } from './subjects.ts';

/* Phrases show how people ask: those of `content/phrases.yml`, and names and synonyms of sections without a text. */

type Names = Pick<NameIndex, 'entries' | 'rows' | 'phrases' | 'fold' | 'read'>;

export function placesWithPhrase(names: Names, { names: words }: Subject): Set<string> {
  const wanted = words.map((name) => asTokens(name, names.fold));
  const hasSubject = ({ tokens }: PlacePhrase) => wanted.some((each) => tokens.includes(each));
  return new Set(readPhrases(names).phrases.flatMap((phrase) => (hasSubject(phrase) ? phrase.url : [])));
}

/** How near the phrases of a place are to a query, from 0 to 1, and the nearest phrase. */
export interface Near {
  readonly nearness: number;
  readonly phrase: string;
}

/**
 * The nearness of places to a query, by address. The nearness of a phrase is the cosine of its grams, where grams
 * of fewer places weigh more. The nearness of a place is the root of the sum of squares over its nearest phrases.
 */
export function nearest(names: Names, query: string, toGrams: ToGrams = gramsOf): Map<string, Near> {
  const { byGram, rarityOf, lengthOf } = readVectors(readPhrases(names))(toGrams);
  const asked = toGrams(query, names);
  const common = new Map<Vector, number>();
  for (const gram of asked) {
    const weight = rarityOf(gram) ** 2;
    for (const phrase of byGram.get(gram) ?? []) common.set(phrase, (common.get(phrase) ?? 0) + weight);
  }
  const length = lengthOf(asked);
  const cosines = Array.from(common, ([phrase, sum]) => ({ phrase, cosine: sum / (length * phrase.length) }));
  return new Map(
    [...Map.groupBy(cosines, ({ phrase }) => phrase.url)].map(([url, own]): [string, Near] => {
      const best = own.toSorted((a, b) => b.cosine - a.cosine).slice(0, maxPhrases);
      const nearness = Math.min(1, Math.hypot(...best.map(({ cosine }) => cosine)));
      return [url, { nearness, phrase: best[0]?.phrase.text ?? '' }];
    }),
  );
}

/** The sentence nearest to the wanted words; undefined if none has any of their grams. */
export function nearestSentence(names: Names, text: string, wanted: string): Range | undefined {
  const { rarityOf, lengthOf } = readVectors(readPhrases(names))(gramsOf);
  const grams = gramsOf(wanted, names);
  const all = sentencesOf(text).map((sentence) => {
    const own = gramsOf(text.slice(...sentence), names);
    const common = Array.from(own, (gram) => (grams.has(gram) ? rarityOf(gram) ** 2 : 0));
    return { sentence, nearness: common.reduce((sum, each) => sum + each, 0) / lengthOf(own) };
  });
  const [best] = all.toSorted((a, b) => b.nearness - a.nearness);
  return best && best.nearness > 0 ? best.sentence : undefined;
}

/** Like `nearest`, by sound: for Latin letters (`duo zhua`), kana, and characters that sound alike (西命). */
export const nearestBySound = (names: Names, query: string, lang: 'zh' | 'ja') =>
  nearest(names, query, lang === 'zh' ? soundsOfChinese : soundsOfJapanese);

type ToGrams = (text: string, names: Names) => ReadonlySet<string>;

interface PlacePhrase {
  readonly url: string;
  readonly text: string;
  readonly tokens: string;
}

interface PhraseList {
  readonly names: Names;
  readonly phrases: readonly PlacePhrase[];
}

const readPhrases = (names: Names): PhraseList => readNames(names)(names.phrases ?? noPhrases);
const noPhrases: Phrases = new Map();
const readNames = once(
  (names: Names) => once((phrases: Phrases) => makePhrases({ ...names, phrases })),
  ({ entries }) => entries,
);

function makePhrases(names: Names): PhraseList {
  const ofTexts = [...(names.phrases ?? [])].flatMap(([url, texts]) => texts.map((text) => ({ url, text })));
  const ofSections = names.rows
    .filter(({ entry }) => hasNoText(entry) && !isChapter(entry))
    .map(({ entry, name }) => ({ url: entry.url, text: name }));
  const phrases = [...ofTexts, ...ofSections].map(({ url, text }) => ({
    url,
    text,
    tokens: asTokens(text, names.fold),
  }));
  return { names, phrases };
}

interface Vector {
  readonly url: string;
  readonly text: string;
  readonly grams: ReadonlySet<string>;
  readonly length: number;
}

const readVectors = once((phrases: PhraseList) => once((toGrams: ToGrams) => makeVectors(phrases, toGrams)));

function makeVectors({ names, phrases }: PhraseList, toGrams: ToGrams) {
  const read = phrases.map(({ url, text }) => ({ url, text, grams: toGrams(text, names) }));
  const placesOf = new Map<string, Set<string>>();
  for (const { url, grams } of read)
    for (const gram of grams) placesOf.set(gram, (placesOf.get(gram) ?? new Set()).add(url));
  const count = new Set(read.map(({ url }) => url)).size;
  const rarityOf = (gram: string) =>
    worthOf(gram) * Math.log((count + 1) / (placesOf.get(gram)?.size ?? 0.5));
  const lengthOf = (grams: ReadonlySet<string>) => Math.hypot(...Array.from(grams, rarityOf)) || 1;
  const vectors = read.map((phrase): Vector => ({ ...phrase, length: lengthOf(phrase.grams) }));
  const pairs = vectors.flatMap((vector) => Array.from(vector.grams, (gram) => [gram, vector] as const));
  const byGram = new Map(
    [...Map.groupBy(pairs, ([gram]) => gram)].map(([gram, own]) => [gram, own.map(([, vector]) => vector)]),
  );
  return { byGram, rarityOf, lengthOf };
}

// The most phrases that count for a place. An infraction has dozens, so some are similar to any query.
const maxPhrases = 6;
