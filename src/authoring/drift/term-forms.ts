import { stemmer } from 'stemmer';
import { foldUnits } from '../../pipeline/text/fold.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';

/** Finds the terms of the term base in texts. */
export interface TermFinder {
  /** The terms of a text by ID. */
  readonly find: (text: string, lang: Language) => ReadonlyMap<string, FoundTerm>;
}

/** How a text has a term. */
export interface FoundTerm {
  /** Where it stands for itself, as printed: not inside the name of a longer term. */
  readonly words: readonly string[];
  /** Whether it stands anywhere, even inside a longer term. A term is missed only where this is false. */
  readonly isAnywhere: boolean;
}

/**
 * Makes the terms ready for finding, by name, abbreviation and alias. English is compared by word stems;
 * Japanese verbs by what is left of them without their ending (唱える finds 唱えた), Chinese by its characters.
 */
export const createTermFinder = (terms: readonly Term[]): TermFinder => {
  const forms = { zh: listForms(terms, 'zh'), ja: listForms(terms, 'ja'), en: listForms(terms, 'en') };
  return {
    find: (text, lang) => {
      const units = toUnits(text, lang);
      const places = forms[lang].flatMap(({ id, units: form }) =>
        placesOf(form, units).map((from): Place => ({ id, from, to: from + form.length })),
      );
      const found = new Map<string, { words: string[]; isAnywhere: true; starts: Set<number> }>();
      for (const place of places) {
        const entry = found.get(place.id) ?? { words: [], isAnywhere: true, starts: new Set<number>() };
        found.set(place.id, entry);
        if (entry.starts.has(place.from) || places.some((other) => isInside(place, other))) continue;
        entry.starts.add(place.from);
        entry.words.push(text.slice(units[place.from]?.start, units[place.to - 1]?.end));
      }
      return found;
    },
  };
};

/** From one unit up to (not including) another. */
interface Place {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** What is compared: a stem or a character, and where it stands. */
interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isInside = (place: Place, other: Place): boolean =>
  other.from <= place.from && place.to <= other.to && other.to - other.from > place.to - place.from;

const listForms = (
  terms: readonly Term[],
  lang: Language,
): readonly { readonly id: string; readonly units: readonly string[] }[] =>
  terms.flatMap((term) =>
    [
      term[lang],
      ...(lang === 'en' && term.abbreviation ? [term.abbreviation] : []),
      ...term.aliases.filter((alias) => languagesOf(alias).includes(lang)),
    ].flatMap((form) => {
      const units = toUnits(toStem(form, lang), lang).map(({ text }) => text);
      return units.length === 0 ? [] : [{ id: term.id, units }];
    }),
  );

/** An alias bears no language: its script says which it can be of. */
const languagesOf = (alias: string): readonly Language[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return ['ja'];
  return /\p{Script=Han}/u.test(alias) ? ['zh', 'ja'] : ['en'];
};

/** `counter (marker)` -> `counter`, `公開する` -> `公開`, `唱える` -> `唱え` */
const toStem = (form: string, lang: Language): string => {
  const plain = form.replace(/\s*[(（].*[)）]$/u, '');
  return lang === 'ja'
    ? plain
        .replace(/する$/u, '')
        .replace(/(?<=\p{Script=Han}[\p{Script=Hiragana}]*)[るすくうつぬむぶぐ]$/u, '')
    : plain;
};

const toUnits = (text: string, lang: Language): readonly Unit[] =>
  Array.from(
    foldUnits(text)
      .toLowerCase()
      .replace(idioms, (idiom) => ' '.repeat(idiom.length))
      .matchAll(lang === 'en' ? /[\p{L}\p{N}]+(?:'\p{L}+)?/gu : /[^\s・-]/gu),
    ({ 0: word, index }) => ({
      text: lang === 'en' ? stem(word) : word,
      start: index,
      end: index + word.length,
    }),
  );

/** What has the word of a term and not its meaning: `picks up three cards with one hand`. */
const idioms = /\b(?:one|the other|either|left|right) hands?\b|\bin order to\b/gu;

const stem = (word: string): string => {
  const bare = word.replace(/'s$/u, '');
  return stemmer(irregular.get(bare) ?? bare);
};

/** Forms that Porter's rules leave apart from their verb. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['drew', 'draw'],
  ['drawn', 'draw'],
  ['scries', 'scry'],
  ['scried', 'scry'],
  ['dealt', 'deal'],
]);

const placesOf = (form: readonly string[], units: readonly Unit[]): readonly number[] =>
  units.flatMap((_, from) =>
    form.every((each, offset) => units[from + offset]?.text === each) &&
    !isDenied(units[from - 1]?.text, units[from - 2]?.text)
      ? [from]
      : [],
  );

/** 非公開 is not 公開; but 除非拥有者 has 拥有者. */
const isDenied = (last: string | undefined, beforeLast: string | undefined): boolean =>
  last !== undefined && /^[非不未]$/u.test(last) && `${beforeLast}${last}` !== '除非';

/** Every language, for counting over the texts of a clause. */
export const countIn = (
  finder: TermFinder,
  texts: Readonly<Partial<Record<Language, string>>>,
): ReadonlyMap<Language, ReadonlyMap<string, FoundTerm>> =>
  new Map(
    languages.flatMap((lang) => {
      const text = texts[lang];
      return text === undefined ? [] : [[lang, finder.find(text, lang)] as const];
    }),
  );
