import { citablesIn, type PageRecords } from '../schema/citable.ts';
import { type Language, languages } from '../schema/language.ts';
import type { TermPlace } from '../schema/published.ts';
import { neverIn } from '../schema/scripts.ts';
import type { Term } from '../schema/term.ts';
import { normalize } from '../search/text/normalize.ts';
import { tokenize, tokenTexts } from '../search/text/tokens.ts';

export interface TermIndex {
  /** By language and first token, so that one pass over a text is enough. */
  readonly forms: ReadonlyMap<Language, FormsOfLanguage>;
  readonly everyday: ReadonlySet<string>;
  /** A cache of the terms in each text: both the list of places and the page of a text need them. */
  readonly known: Map<string, readonly FoundTerm[]>;
}
type FormsOfLanguage = ReadonlyMap<string, readonly Form[]>;

interface Form {
  readonly id: string;
  readonly tokens: readonly string[];
  /** For an abbreviation, the required spelling. */
  readonly spelling: string | undefined;
}

interface FoundTerm {
  readonly id: string;
  readonly word: string;
}

interface Passage extends TermPlace {
  readonly text: string;
}

export const passagesIn = (records: Partial<PageRecords>): readonly Passage[] =>
  citablesIn(records).flatMap(({ address, passages }) =>
    passages.map((passage) => ({ address, ...passage })),
  );

/** Leaves out terms with `printed: false`. */
export const indexTerms = (terms: readonly Term[]): TermIndex => {
  const printed = terms.filter((term) => term.printed !== false);
  const formsIn = (lang: Language) =>
    Map.groupBy(listForms(printed, lang), ({ tokens: [first = ''] }) => first);
  const everyday = new Set(printed.filter((term) => term.everyday).map(({ id }) => id));
  return { forms: new Map(languages.map((lang) => [lang, formsIn(lang)])), everyday, known: new Map() };
};

/**
 * The places of each term, by its ID, in the order of the texts; terms without a place are left out. A term is
 * found by its name in the language of the text, its abbreviation or an alias: English words in any inflection,
 * abbreviations (`MT`) only in their exact spelling. A term inside a longer term does not count: 牌 in 牌库.
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
 * The terms to mark in a text, by printed word, without everyday terms.
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
 * An alias counts for each language that can contain its characters: kana for Japanese, Han characters for Chinese
 * and Japanese, Latin letters for all.
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
    // Only blanks, hyphens and the dot of ドロー・ステップ can separate the words of a term.
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
