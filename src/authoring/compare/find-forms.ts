import { stemmer } from 'stemmer';
import { fold } from '../../pipeline/text/fold.ts';
import { type Known, type Language, ofEachLanguage } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';

export interface Concept {
  readonly forms: Known<readonly string[]>;
}

/** A form in a text, with its UTF-16 offsets; `end` is excluded. */
export interface FoundForm<Own extends Concept> {
  readonly start: number;
  readonly end: number;
  /** All concepts with this form: 局 means game and match. */
  readonly concepts: readonly Own[];
  /** Whether the found form is part of a longer one: 牌 in 牌库. */
  readonly isInside: boolean;
}

/**
 * Creates a function that finds the forms of concepts in a text, in reading order. English is compared by word
 * stems, so `scry` finds `scries`; Chinese and Japanese by characters, without blanks, dashes and `・`.
 */
export const createFormFinder = <Own extends Concept>(concepts: readonly Own[]) => {
  const indexes = ofEachLanguage((lang) => indexForms(concepts, lang));
  return (text: string, lang: Language): readonly FoundForm<Own>[] => {
    const units = toUnits(text, lang);
    const found = units.flatMap((unit, from) =>
      (indexes[lang].get(unit.text) ?? [])
        .filter(({ form }) => isAt(units, from, form))
        .map((entry) => ({ from, to: from + entry.form.length, concepts: entry.concepts })),
    );
    return found.map(({ from, to, concepts: own }) => ({
      start: units[from]?.start ?? 0,
      end: units[to - 1]?.end ?? 0,
      concepts: own,
      isInside: found.some(
        (other) => other.from <= from && to <= other.to && other.to - other.from > to - from,
      ),
    }));
  };
};

/** The stem of an English word, or one character of another language. */
interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface FormEntry<Own> {
  readonly form: readonly string[];
  readonly concepts: Own[];
}

/** The forms of one language by their first unit. */
const indexForms = <Own extends Concept>(
  concepts: readonly Own[],
  lang: Language,
): ReadonlyMap<string, readonly FormEntry<Own>[]> => {
  const index = new Map<string, FormEntry<Own>[]>();
  for (const concept of concepts) {
    for (const written of concept.forms[lang] ?? []) {
      const form = toUnits(written, lang).map(({ text }) => text);
      const [first] = form;
      if (first === undefined) continue;
      const entries = index.get(first) ?? [];
      index.set(first, entries);
      const same = entries.find((entry) => entry.form.join(' ') === form.join(' '));
      if (!same) entries.push({ form, concepts: [concept] });
      else if (!same.concepts.includes(concept)) same.concepts.push(concept);
    }
  }
  return index;
};

const isAt = (units: readonly Unit[], from: number, form: readonly string[]): boolean =>
  form.every((each, offset) => units[from + offset]?.text === each) && !isDenied(units, from);

/** Whether a negation changes the sense of the form: 非公开 is not 公开. 除非 and 并非 are no negations: 除非拥有者, 并非法术力异能. */
const isDenied = (units: readonly Unit[], from: number): boolean => {
  const last = units[from - 1]?.text ?? '';
  return /^[非不未]$/u.test(last) && !/^[除并]$/u.test(units[from - 2]?.text ?? '');
};

const toUnits = (text: string, lang: Language): readonly Unit[] =>
  Array.from(
    fold(text)
      .replace(idioms, (idiom) => ' '.repeat(idiom.length))
      .matchAll(lang === 'en' ? /[\p{L}\p{N}]+(?:'\p{L}+)?/gu : /[^\s・-]/gu),
    ({ 0: word, index }) => ({
      text: lang === 'en' ? stemOf(word) : word,
      start: index,
      end: index + word.length,
    }),
  );

/** Words that are not the term they look like: `with one hand`, `in order to`, `relative` (same stem as REL). */
const idioms = /\b(?:one|the other|either|left|right) hands?\b|\bin order to\b|\brelative(?:ly)?\b/gu;

const stemOf = (word: string): string => {
  const bare = word.replace(/'s$/u, '');
  return stemmer(irregular.get(bare) ?? bare);
};

/** Each row has a word, then the forms that it replaces before stemming. */
const irregularForms =
  'draw drew drawn · choose chose chosen · see saw seen · lose lost · forget forgot forgotten · give gave given · ' +
  'make made · say said · tell told · write wrote written · begin began begun · keep kept · leave left · ' +
  'think thought · know knew known · show shown · steal stolen · lie lied lying · deal dealt · scry scries scried · disqualify disqualified disqualification · ' +
  'few fewer least · small smaller smallest · opponent opponents · their his her';

const irregular: ReadonlyMap<string, string> = new Map(
  irregularForms.split(' · ').flatMap((row) => {
    const [word = '', ...forms] = row.split(' ');
    return forms.map((form): [string, string] => [form, word]);
  }),
);

export interface TermConcept extends Concept {
  readonly term: Term;
}

export const toTermConcept = (term: Term): TermConcept => {
  const formsIn = (lang: Language): readonly string[] =>
    [
      term[lang] ?? '',
      ...(lang === 'en' && term.abbreviation ? [term.abbreviation] : []),
      ...term.aliases.filter((alias) => languagesOf(alias).includes(lang)),
    ].map((form) => withoutEnding(form, lang));
  return { term, forms: ofEachLanguage(formsIn) };
};

const languagesOf = (alias: string): readonly Language[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(alias)) return ['ja'];
  return /\p{Script=Han}/u.test(alias) ? ['zh', 'ja'] : ['en'];
};

/** `counter (marker)` -> `counter`, `公開する` -> `公開`, `唱える` -> `唱え` */
const withoutEnding = (form: string, lang: Language): string => {
  const plain = form.replace(/\s*[(（].*[)）]$/u, '');
  return lang === 'ja'
    ? plain
        .replace(/する$/u, '')
        .replace(/(?<=\p{Script=Han}[\p{Script=Hiragana}]*)[るすくうつぬむぶぐ]$/u, '')
    : plain;
};
