import { type Language, languages } from '../schema/language.ts';
import type { TermPlace } from '../schema/published.ts';
import type { Term } from '../schema/term.ts';
import { type Normalized, normalize } from '../search/text/normalize.ts';
import { type Token, tokenize } from '../search/text/tokens.ts';
import type { TextPlace } from './text-places.ts';

/** The forms of all terms, prepared for looking them up in many texts. */
export type TermIndex = ReadonlyMap<Language, FormsOfLanguage>;

/** Prepares a term base: once for all texts that it is looked up in. Terms with `printed: false` are left out. */
export const indexTerms = (terms: readonly Term[]): TermIndex => {
  const printed = terms.filter((term) => term.printed !== false);
  return new Map(
    languages.map((lang) => [
      lang,
      Map.groupBy(listForms(printed, lang), ({ tokens: [first = ''] }) => first),
    ]),
  );
};

/**
 * Where each term stands, by its ID, in the order of the texts: under its name in the language of the text,
 * its abbreviation or an alias. English words are found in any inflection, abbreviations (`MT`) as they are
 * written; Chinese and Japanese have no word boundaries, so there the longest term wins: 牌库 is no 牌. A term
 * that stands nowhere is not there.
 */
export const findTerms = (
  index: TermIndex,
  places: readonly TextPlace[],
): ReadonlyMap<string, TermPlace[]> => {
  const found = new Map<string, TermPlace[]>();
  const known = new Set<string>();
  for (const { address, lang, text } of places) {
    for (const [id] of termsIn(index, lang, text)) {
      const key = `${id} ${lang} ${address}`;
      if (known.has(key)) continue;
      known.add(key);
      const stands = found.get(id);
      if (stands) stands.push({ address, lang });
      else found.set(id, [{ address, lang }]);
    }
  }
  return found;
};

/**
 * The terms of a text as it prints them, by the words: what a page marks. Overlapping terms each count; which of
 * them is marked is for the page to choose (the longest).
 *
 * `findTermWords(index, [{ lang: 'en', text: 'their libraries' }]).get('en') // => Map { 'libraries' => 'library' }`
 */
export const findTermWords = (
  index: TermIndex,
  texts: readonly Pick<TextPlace, 'lang' | 'text'>[],
): ReadonlyMap<Language, ReadonlyMap<string, string>> => {
  const found = new Map<Language, Map<string, string>>();
  for (const { lang, text } of texts) {
    const words = found.get(lang) ?? new Map<string, string>();
    found.set(lang, words);
    for (const [id, word] of termsIn(index, lang, text)) words.set(word, id);
  }
  return found;
};

/**
 * The terms in one text, each with its words. A text is asked for twice, for the list of places and for its page, and
 * to read it is dear: what stands in it is remembered as long as the index is.
 */
const termsIn = (index: TermIndex, lang: Language, text: string): readonly (readonly [string, string])[] => {
  const known = knownTerms.get(index) ?? new Map<string, readonly (readonly [string, string])[]>();
  knownTerms.set(index, known);
  const key = `${lang}${text}`;
  const terms = known.get(key) ?? readTerms(prepare(text), index.get(lang));
  known.set(key, terms);
  return terms;
};

const knownTerms = new WeakMap<TermIndex, Map<string, readonly (readonly [string, string])[]>>();

const readTerms = (text: PreparedText, forms: FormsOfLanguage | undefined) =>
  occurrencesIn(text, forms).map((place) => [place.id, printedAt(place, text)] as const);

interface Form {
  readonly id: string;
  readonly tokens: readonly string[];
  /** The spelling that a text has to have, of an abbreviation. */
  readonly spelling?: string;
}

/** The forms by their first token, so that a text is read once and not once for each term. */
type FormsOfLanguage = ReadonlyMap<string, readonly Form[]>;

/** An occurrence of a term: from its first token up to (not including) the one behind its last. */
interface Occurrence {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface PreparedText {
  readonly printed: string;
  readonly normalized: Normalized;
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
}

const listForms = (terms: readonly Term[], lang: Language): readonly Form[] =>
  terms.flatMap(({ id, [lang]: name, abbreviation = '', aliases }) =>
    [name, abbreviation, ...aliases.filter((alias) => canStandIn(alias, lang))].flatMap((form) => {
      const { texts: tokens } = prepare(form);
      if (tokens.length === 0) return [];
      return [{ id, tokens, ...(isAbbreviation.test(form) ? { spelling: form } : {}) }];
    }),
  );

const occurrencesIn = (text: PreparedText, forms: FormsOfLanguage | undefined): readonly Occurrence[] => {
  const all = text.texts.flatMap((first, from) =>
    (forms?.get(first) ?? []).flatMap(({ id, tokens, spelling }): readonly Occurrence[] => {
      const place = { id, from, to: from + tokens.length };
      const isHere =
        tokens.every((token, offset) => text.texts[from + offset] === token) &&
        isUnbroken(place, text) &&
        (spelling === undefined || printedAt(place, text) === spelling);
      return isHere ? [place] : [];
    }),
  );
  const isInLonger = ({ from, to }: Occurrence): boolean =>
    all.some((other) => other.from <= from && to <= other.to && to - from < other.to - other.from);
  return all.filter((occurrence) => !isInLonger(occurrence));
};

/**
 * Only blanks, hyphens and the dot of ドロー・ステップ stand between the tokens: a term does not go on behind
 * a full stop.
 */
const isUnbroken = ({ from, to }: Occurrence, { normalized, tokens }: PreparedText): boolean =>
  tokens
    .slice(from + 1, to)
    .every(({ start }, index) => /^[\s・-]*$/u.test(normalized.text.slice(tokens[from + index]?.end, start)));

const printedAt = ({ from, to }: Occurrence, { printed, normalized, tokens }: PreparedText): string =>
  printed.slice(normalized.starts[tokens[from]?.start ?? 0], normalized.ends[(tokens[to - 1]?.end ?? 0) - 1]);

const prepare = (printed: string): PreparedText => {
  const normalized = normalize(printed);
  const tokens = tokenize(normalized);
  return { printed, normalized, tokens, texts: tokens.map(({ text }) => text) };
};

/** An alias bears no language: kana are Japanese, characters Chinese or Japanese, letters can stand in any text. */
const canStandIn = (alias: string, lang: Language): boolean => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return lang === 'ja';
  return lang !== 'en' || !/\p{Script=Han}/u.test(alias);
};

const isAbbreviation = /^\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*$/u;
