import type { Language } from '../../schema/language.ts';
import { findHanCharacters } from './characters.ts';
import { englishLength } from './length.ts';
import { findLatinWords, looksNamed } from './names.ts';
import { findNumbers } from './numbers.ts';
import type { Place } from './place.ts';
import { addMarks, countMarks, type Marks } from './punctuation.ts';
import { conceptKey, type FindConcepts, type Hit } from './vocabulary.ts';

/** Everything about a stretch of text in one language that speaks for or against an alignment. */
export interface Traits {
  readonly lang: Language;
  /** The places of its paragraphs, in order. */
  readonly places: readonly Place[];
  /** In characters of an English text. */
  readonly length: number;
  readonly marks: Marks;
  /** What it mentions, by key. */
  readonly hits: ReadonlyMap<string, Hit>;
}

/** Reads the traits of one sentence. */
export const readTraits = (
  text: string,
  lang: Language,
  place: Place,
  vocabularies: readonly FindConcepts[],
): Traits => {
  const hits = new Map<string, Hit>();
  const keep = (hit: Hit): unknown => hits.set(conceptKey(hit), hit);
  for (const find of vocabularies) for (const [key, hit] of find(text, lang)) hits.set(key, hit);
  // Two is said in many ways: both, 双方, a pair.
  for (const number of findNumbers(text, lang))
    keep({ name: String(number), kind: 'number', isSure: number > 2 });
  for (const word of findLatinWords(text)) keep({ name: word, kind: 'name', isSure: true });
  if (looksNamed(text, lang)) keep({ name: 'a card', kind: 'name', isSure: true });
  for (const character of findHanCharacters(text)) keep({ name: character, kind: 'character', isSure: true });
  return { lang, places: [place], length: englishLength(text, lang), marks: countMarks(text, 1), hits };
};

/** The traits of two stretches of one language together. */
export const addTraits = (one: Traits, other: Traits): Traits => {
  const hits = new Map(one.hits);
  for (const [key, hit] of other.hits) if (hits.get(key)?.isSure !== true) hits.set(key, hit);
  return {
    lang: one.lang,
    places: [...one.places, ...other.places.filter((place) => !one.places.includes(place))],
    length: one.length + other.length,
    marks: addMarks(one.marks, other.marks),
    hits,
  };
};
