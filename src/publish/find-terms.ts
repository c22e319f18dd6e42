import { stemmer } from 'stemmer';
import { type Language, languages } from '../schema/language.ts';
import type { TermPlace } from '../schema/published.ts';
import type { Term } from '../schema/term.ts';
import type { TextPlace } from './text-places.ts';

/**
 * Where each term stands, by its ID, in the order of the texts: under its name in the language of the text,
 * its abbreviation or an alias. English words are found in any inflection, abbreviations (`MT`) as they are
 * written; Chinese and Japanese have no word boundaries, so there the longest term wins: 牌库 is no 牌.
 */
export const findTerms = (
  terms: readonly Term[],
  places: readonly TextPlace[],
): ReadonlyMap<string, TermPlace[]> => {
  const found = new Map(terms.map(({ id }): [string, TermPlace[]] => [id, []]));
  const formsOf = Object.fromEntries(languages.map((lang) => [lang, listForms(terms, lang)]));
  for (const { address, lang, text } of places) {
    for (const id of termsIn(text, formsOf[lang] ?? [])) {
      const stands = found.get(id);
      if (stands && !stands.some((place) => place.address === address && place.lang === lang)) {
        stands.push({ address, lang });
      }
    }
  }
  return found;
};

interface Form {
  readonly id: string;
  readonly occurrencesIn: (text: PreparedText) => readonly Occurrence[];
}

interface Occurrence {
  readonly from: number;
  readonly to: number;
}

interface PreparedText {
  readonly text: string;
  readonly words: readonly Word[];
}

interface Word extends Occurrence {
  readonly word: string;
  readonly stem: string;
}

const listForms = (terms: readonly Term[], lang: Language): readonly Form[] =>
  terms.flatMap((term) => {
    const names = [
      term[lang],
      term.abbreviation ?? '',
      ...term.aliases.filter((alias) => canStandIn(alias, lang)),
    ];
    return [...new Set(names.map(normalise))].filter(Boolean).map((name) => ({
      id: term.id,
      occurrencesIn: latin.test(name) ? findWords(name) : findCharacters(name),
    }));
  });

const termsIn = (text: string, forms: readonly Form[]): ReadonlySet<string> => {
  const normal = normalise(text);
  const prepared = { text: normal, words: toWords(normal) };
  const all = forms.flatMap(({ id, occurrencesIn }) =>
    occurrencesIn(prepared).map((occurrence) => ({ id, ...occurrence })),
  );
  const isInLonger = ({ from, to }: Occurrence): boolean =>
    all.some((other) => other.from <= from && to <= other.to && to - from < other.to - other.from);
  return new Set(all.filter((occurrence) => !isInLonger(occurrence)).map(({ id }) => id));
};

const findCharacters =
  (name: string) =>
  ({ text }: PreparedText): readonly Occurrence[] => {
    const found: Occurrence[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      found.push({ from: at, to: at + name.length });
    }
    return found;
  };

const findWords = (name: string): ((text: PreparedText) => readonly Occurrence[]) => {
  const wanted = toWords(name);
  return ({ text, words }) =>
    words.flatMap((first, index): Occurrence[] => {
      const run = words.slice(index, index + wanted.length);
      const last = run.at(-1);
      const isRun =
        run.length === wanted.length &&
        run.every((word, position) => isSameWord(word, wanted[position])) &&
        run.every(
          (word, position) => position === 0 || between.test(text.slice(run[position - 1]?.to, word.from)),
        );
      return last && isRun ? [{ from: first.from, to: last.to }] : [];
    });
};

/** An abbreviation has to stand as it is: `MT` is no `mt`. */
const isSameWord = (found: Word, wanted: Word | undefined): boolean =>
  wanted !== undefined &&
  (abbreviation.test(wanted.word) ? found.word === wanted.word : found.stem === wanted.stem);

const toWords = (text: string): readonly Word[] =>
  [...text.matchAll(/[\p{Script=Latin}\p{N}]+(?:'\p{Script=Latin}+)*/gu)].map(({ 0: word, index }) => ({
    word,
    stem: stemmer(word.toLowerCase().replace(/'s$/u, '')),
    from: index,
    to: index + word.length,
  }));

/** One width and one apostrophe, for matching only. */
const normalise = (text: string): string => text.normalize('NFKC').replaceAll('’', "'").trim();

/** An alias bears no language: kana are Japanese, letters can stand anywhere, characters in both. */
const canStandIn = (alias: string, lang: Language): boolean => {
  if (latin.test(alias.normalize('NFKC'))) return true;
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias) ? lang === 'ja' : lang !== 'en';
};

const latin = /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u;
const abbreviation = /^(?=.*\p{Lu}.*\p{Lu})/u;
const between = /^[\s\-–—]*$/u;
