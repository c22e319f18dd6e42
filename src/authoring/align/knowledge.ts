import type { CardFact } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { penaltyWords } from '../read/guide/words.ts';
import { createCardFinder } from './cards.ts';
import type { EvidenceKind } from './evidence-kind.ts';
import { type Concept, createVocabulary, type FindConcepts } from './vocabulary.ts';
import { wordTable } from './words.ts';

/** What is known beside the texts. Without cards and terms the aligner works with what it knows of itself. */
export interface Knowledge {
  readonly cards: readonly CardFact[];
  readonly terms: readonly Term[];
}

export const noKnowledge: Knowledge = { cards: [], terms: [] };

/** The vocabularies to look through, one after another: a form is taken once in each of them. */
export const vocabulariesOf = ({ cards, terms }: Knowledge): readonly FindConcepts[] => {
  const words = wordTable.map(toWordConcept);
  const termConcepts = terms.map(toTermConcept);
  return [
    createCardFinder(cards, terms),
    createVocabulary(penaltyWords.filter(({ penalty }) => penalty !== 'none').map(toPenaltyConcept)),
    createVocabulary(termConcepts.filter((term) => !words.some((word) => saysTheSame(term, word)))),
    createVocabulary(words.map((word) => withTerms(word, termConcepts))),
  ];
};

const toPenaltyConcept = (row: (typeof penaltyWords)[number]): Concept => ({
  name: row.penalty,
  kind: 'penalty',
  forms: row,
});

const toTermConcept = (term: Term): Concept => ({
  name: term.en,
  kind: 'term',
  forms: formsOf((lang) => [
    term[lang],
    ...term.aliases.filter((alias) => mayBe(lang, alias)),
    ...(term.abbreviation === undefined ? [] : [term.abbreviation]),
  ]),
});

const toWordConcept = ([en, zh, ja]: (typeof wordTable)[number]): Concept => {
  const forms = { en: en.split('|'), zh: zh.split('|'), ja: ja.split('|') };
  return { name: forms.en[0] ?? en, kind: 'word' satisfies EvidenceKind, forms };
};

/** A term that shares its English and another form with a common word is that word, and must not count twice. */
const saysTheSame = (term: Concept, word: Concept): boolean =>
  shares(term, word, 'en') && (shares(term, word, 'zh') || shares(term, word, 'ja'));

const withTerms = (word: Concept, terms: readonly Concept[]): Concept => {
  const same = terms.filter((term) => saysTheSame(term, word));
  return {
    ...word,
    kind: same.length > 0 ? 'term' : word.kind,
    forms: formsOf((lang) => [...word.forms[lang], ...same.flatMap(({ forms }) => forms[lang])]),
  };
};

const shares = (one: Concept, other: Concept, lang: Language): boolean =>
  one.forms[lang].some((form) => other.forms[lang].some((same) => same.toLowerCase() === form.toLowerCase()));

const formsOf = (inLanguage: (lang: Language) => readonly string[]): Concept['forms'] => {
  const [zh, ja, en] = languages.map(inLanguage);
  return { zh: zh ?? [], ja: ja ?? [], en: en ?? [] };
};

/** Which language an alias is of, as far as its script says. */
const mayBe = (lang: Language, alias: string): boolean => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return lang === 'ja';
  return /\p{Script=Han}/u.test(alias) ? lang !== 'en' : lang === 'en';
};
