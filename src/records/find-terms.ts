import { citablesIn, type PageRecords } from '../schema/citable.ts';
import { type Language, languages } from '../schema/language.ts';
import type { TermPlace } from '../schema/published.ts';
import { neverIn } from '../schema/scripts.ts';
import type { Term } from '../schema/term.ts';
import { normalize } from '../search/text/normalize.ts';
import { tokenize, tokenTexts } from '../search/text/tokens.ts';

/** An index of the forms of all terms, for searching many texts. */
export interface TermIndex {
  /** The forms by language and first token, so that one pass over a text is enough. */
  readonly forms: ReadonlyMap<Language, FormsOfLanguage>;
  /** The IDs of everyday terms. */
  readonly everyday: ReadonlySet<string>;
  /** A cache of the terms by text, because both the list of places and the page of a text need them. */
  readonly known: Map<string, readonly FoundTerm[]>;
}
type FormsOfLanguage = ReadonlyMap<string, readonly Form[]>;

interface Form {
  readonly id: string;
  readonly tokens: readonly string[];
  /** For an abbreviation, the required spelling. */
  readonly spelling: string | undefined;
}

/** A term in a text, with the printed word. */
interface FoundTerm {
  readonly id: string;
  readonly word: string;
}

/** A passage of a citable text, with its address. */
interface Passage extends TermPlace {
  readonly text: string;
}

/** The passages of all citable texts, in reading order. */
export const passagesIn = (records: Partial<PageRecords>): readonly Passage[] =>
  citablesIn(records).flatMap(({ address, passages }) =>
    passages.map((passage) => ({ address, ...passage })),
  );

/** Indexes a term base, without the terms that have `printed: false`. */
export const indexTerms = (terms: readonly Term[]): TermIndex => {
  const printed = terms.filter((term) => term.printed !== false);
  const formsIn = (lang: Language) =>
    Map.groupBy(listForms(printed, lang), ({ tokens: [first = ''] }) => first);
  const everyday = new Set(printed.filter((term) => term.everyday).map(({ id }) => id));
  return { forms: new Map(languages.map((lang) => [lang, formsIn(lang)])), everyday, known: new Map() };
};

/**
 * The places of each term, by its ID, in the order of the texts. A term is found by its name in the language of the
 * text, its abbreviation or an alias: English words in any inflection, abbreviations (`MT`) only in their exact
 * spelling. Of overlapping terms the longest wins: 牌库 does not contain 牌. A term without a place is left out.
 */
export const findTerms = (index: TermIndex, places: readonly Passage[]): ReadonlyMap<string, TermPlace[]> => {
  const found = places.flatMap(({ address, lang, text }) =>
    termsIn(index, lang, text).map(({ id }) => ({ id, place: { address, lang } })),
  );
  const each = new Map(found.map((one) => [`${one.id} ${one.place.lang} ${one.place.address}`, one]));
  const byTerm = Map.groupBy(each.values(), ({ id }) => id);
  return new Map([...byTerm].map(([id, stands]) => [id, stands.map(({ place }) => place)]));
};

/**
 * The terms to mark in a text, by printed word, without everyday ones.
 *
 * `findTermWords(index, 'en', 'their libraries') // => Map { 'libraries' => 'library' }`
 */
export const findTermWords = (index: TermIndex, lang: Language, text: string): ReadonlyMap<string, string> =>
  new Map(
    termsIn(index, lang, text)
      .filter(({ id }) => !index.everyday.has(id))
      .map(({ id, word }) => [word, id]),
  );

const termsIn = (index: TermIndex, lang: Language, text: string): readonly FoundTerm[] => {
  const key = `${lang}${text}`;
  const terms = index.known.get(key) ?? readTerms(text, index.forms.get(lang) ?? new Map());
  index.known.set(key, terms);
  return terms;
};

/**
 * Lists the forms of terms in a language. The script of an alias decides: kana are Japanese, Han characters Chinese or
 * Japanese; Latin letters can be in any text.
 */
const listForms = (terms: readonly Term[], lang: Language): readonly Form[] =>
  terms.flatMap(({ id, [lang]: name = '', abbreviation = '', aliases }) =>
    [name, abbreviation, ...aliases.filter((alias) => !neverIn[lang].test(alias))].flatMap((form) => {
      const tokens = tokenTexts(form);
      return tokens.length === 0
        ? []
        : [{ id, tokens, spelling: isAbbreviation.test(form) ? form : undefined }];
    }),
  );

const readTerms = (printed: string, forms: FormsOfLanguage): readonly FoundTerm[] => {
  const normalized = normalize(printed);
  const tokens = tokenize(normalized);
  const formAt = (from: number, { id, tokens: wanted, spelling }: Form) => {
    const own = tokens.slice(from, from + wanted.length);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last || !wanted.every((text, at) => own[at]?.text === text)) return [];
    // Only blanks, hyphens and the dot of ドロー・ステップ may separate the words of a term.
    const between = own.slice(1).map(({ start }, at) => normalized.text.slice(own[at]?.end, start));
    const word = printed.slice(normalized.starts[first.start], normalized.ends[last.end - 1]);
    const isHere = between.every((text) => /^[\s・-]*$/u.test(text)) && (spelling ?? word) === word;
    return isHere ? [{ id, word, from, to: from + wanted.length }] : [];
  };
  const all = tokens.flatMap(({ text }, from) =>
    (forms.get(text) ?? []).flatMap((form) => formAt(from, form)),
  );
  const isInLonger = ({ from, to }: (typeof all)[number]): boolean =>
    all.some((other) => other.from <= from && to <= other.to && to - from < other.to - other.from);
  return all.filter((one) => !isInLonger(one));
};

const isAbbreviation = /^\p{Lu}[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*$/u;
