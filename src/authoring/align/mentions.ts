import { foldUnits, unifyHan } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type Concept, createFormFinder, type FoundForm } from '../compare/find-forms.ts';
import { findNumbers } from '../compare/numbers.ts';
import { type TermConcept, toTermConcept } from '../compare/terms.ts';
import { type WordRow, wordRows } from '../compare/words.ts';

/**
 * The kinds of things whose mention in both texts is evidence that the two are one clause.
 *
 * - `recall`: how often a clause that mentions one is matched by a translation that mentions it too
 * - `weight`: below 1, because mentions are not independent of each other
 * - `isNamed`: whether the other text would surely mention it too, so that its absence there is also evidence
 */
export const mentionKinds = {
  name: { recall: 0.75, weight: 0.6, isNamed: false },
  number: { recall: 0.8, weight: 0.7, isNamed: true },
  term: { recall: 0.75, weight: 0.55, isNamed: false },
  word: { recall: 0.65, weight: 0.5, isNamed: false },
  character: { recall: 0.45, weight: 0.15, isNamed: false },
} as const satisfies Record<string, { recall: number; weight: number; isNamed: boolean }>;
export type MentionKind = keyof typeof mentionKinds;

/** A thing that a text mentions; its name is the same in all languages. */
export interface Mention {
  readonly kind: MentionKind;
  readonly name: string;
  /** False if the words could also mean something else. */
  readonly isSure: boolean;
}

/** Everything that a text mentions, by kind and name. */
export type ReadMentions = (text: string, lang: Language) => ReadonlyMap<string, Mention>;

/** Makes a reader of mentions that knows these terms and the words that all rules texts use. */
export const createMentionReader = (terms: readonly Term[]): ReadMentions => {
  const concepts = terms.map(toTermConcept);
  const others = concepts.filter((term) => !wordRows.some((row) => isSame(term, row)));
  const findTerms = createFormFinder(
    others.map(({ term, forms }): MentionConcept => ({ kind: 'term', name: term.en, forms })),
  );
  const findWords = createFormFinder(wordRows.map((row) => toWordConcept(row, concepts)));
  return (text, lang) =>
    byName([
      ...findTerms(text, lang).flatMap(toMentions),
      ...findWords(text, lang).flatMap(toMentions),
      // “Two” is often said without a number: both, 双方, a pair.
      ...[...findNumbers(text, lang).keys()].map((number) => mention('number', `${number}`, number > 2)),
      ...findLatinWords(text).map((word) => mention('name', word)),
      ...(looksNamed(text, lang) ? [mention('name', 'a card')] : []),
      ...findHanCharacters(text).map((character) => mention('character', character)),
    ]);
};

interface MentionConcept extends Concept, Pick<Mention, 'kind' | 'name'> {}

const mention = (kind: MentionKind, name: string, isSure = true): Mention => ({ kind, name, isSure });

const toMentions = ({ concepts, isInside }: FoundForm<MentionConcept>): readonly Mention[] =>
  isInside ? [] : concepts.map(({ kind, name }) => mention(kind, name, concepts.length === 1));

const byName = (mentions: readonly Mention[]): ReadonlyMap<string, Mention> => {
  const found = new Map<string, Mention>();
  for (const one of mentions) {
    const key = `${one.kind} ${one.name}`;
    if (found.get(key)?.isSure !== true) found.set(key, one);
  }
  return found;
};

/** A term that has the same English form and another same form as a word is that word, and must not count twice. */
const isSame = ({ forms }: TermConcept, row: WordRow): boolean => {
  const shares = (lang: Language): boolean =>
    forms[lang].some((form) => row[lang].some((word) => word.toLowerCase() === form.toLowerCase()));
  return shares('en') && (shares('zh') || shares('ja'));
};

/** Adds to a word the forms of the terms that are the same word. */
const toWordConcept = (row: WordRow, terms: readonly TermConcept[]): MentionConcept => {
  const same = terms.filter((term) => isSame(term, row));
  const formsIn = (lang: Language) => [...row[lang], ...same.flatMap(({ forms }) => forms[lang])];
  return {
    kind: same.length > 0 ? 'term' : 'word',
    name: row.en[0] ?? '',
    forms: { zh: formsIn('zh'), ja: formsIn('ja'), en: formsIn('en') },
  };
};

/** Words in Latin letters, which Chinese and Japanese texts print as they are: `黑暗亲信/Dark Confidant`. */
const findLatinWords = (text: string): readonly string[] =>
  Array.from(foldUnits(text).matchAll(/\p{Script=Latin}[\p{Script=Latin}']*/gu), ([word]) =>
    word.toLowerCase().replace(/'s$|'$/u, ''),
  ).filter((word) => word.length > 2);

/**
 * Whether a text seems to name a card: by brackets for names, by a slash before English words, or in English by a
 * capital letter inside a sentence that is of no rules word. `looksNamed('《闇の腹心》を解決して', 'ja') // => true`
 */
const looksNamed = (text: string, lang: Language): boolean =>
  lang === 'en'
    ? Array.from(text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)).some(
        ([word]) => !rulesWords.has(word.toLowerCase()),
      )
    : /《[^》]+》|\p{Script=Han}\s*[/／(（]\s*\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);

/** Words that rules texts write with a capital inside a sentence. */
const rulesWords: ReadonlySet<string> = new Set(
  (
    'game play error hidden card rule violation infraction warning loss match tournament head judge judges magic ' +
    'looking extra missed trigger mulligan procedure failure maintain state deck decklist problem disqualification ' +
    'unsporting conduct cheating stalling slow minor major improperly determining winner bribery wagering aggressive ' +
    'behavior theft material outside assistance tardiness marked cards insufficient shuffling limited policy ' +
    'communication rules enforcement level competitive professional regular penalty player no guide comprehensive ' +
    'section swiss top english oracle organizer'
  ).split(' '),
);

/** The Han characters of a text, those of Chinese and Japanese as one: 违规 and 違反 share 违. */
const findHanCharacters = (text: string): readonly string[] =>
  (unifyHan(text).match(/\p{Script=Han}/gu) ?? []).filter((one) => !commonCharacters.has(one));

/** Left out: numerals, which are compared as numbers, and characters that mean too little. */
const commonCharacters: ReadonlySet<string> = new Set(
  '〇一二三四五六七八九十百千的了是在有不之其此该者其与和或及以人手牌',
);
