import { stemmer } from 'stemmer';
import { fold } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';
import type { EvidenceKind } from './evidence-kind.ts';

/** One thing that texts can speak of, and every way to say it. */
export interface Concept {
  /** Shown to people: `Brainstorm`, `opponent`. */
  readonly name: string;
  readonly kind: EvidenceKind;
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

/** What a text was found to speak of. */
export interface Hit {
  readonly name: string;
  readonly kind: EvidenceKind;
  /** False where the words found could mean something else as well. */
  readonly isSure: boolean;
}

/** Finds the concepts of a text by their key. Of two forms that begin alike the longer one counts. */
export type FindConcepts = (text: string, lang: Language) => ReadonlyMap<string, Hit>;

/**
 * Makes concepts ready for finding. English is compared by word stems, so `scries` is found by `scry`; Chinese
 * and Japanese by their characters.
 */
export const createVocabulary = (concepts: readonly Concept[]): FindConcepts => {
  const indexes = {
    zh: indexForms(concepts, 'zh'),
    ja: indexForms(concepts, 'ja'),
    en: indexForms(concepts, 'en'),
  };
  return (text, lang) => {
    const hits = new Map<string, Hit>();
    const index = indexes[lang];
    const units = toUnits(text, lang);
    for (let at = 0; at < units.length; ) {
      const { length, found } = longestAt(index, units, at, lang);
      for (const concept of found) {
        const key = conceptKey(concept);
        const isSure = found.length === 1 || hits.get(key)?.isSure === true;
        hits.set(key, { name: concept.name, kind: concept.kind, isSure });
      }
      at += length;
    }
    return hits;
  };
};

export const conceptKey = ({ kind, name }: Pick<Concept, 'kind' | 'name'>): string => `${kind} ${name}`;

/** The units of a text in which forms are sought: stems of English words, else characters. */
export const toUnits = (text: string, lang: Language): readonly string[] => {
  const folded = fold(text);
  return lang === 'en'
    ? Array.from(folded.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu), ([word]) => stemOf(word))
    : Array.from(folded.replace(/\s+/gu, ' '));
};

/** Irregular forms that Porter's rules leave apart. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    drew: 'draw',
    drawn: 'draw',
    chose: 'choose',
    chosen: 'choose',
    seen: 'see',
    saw: 'see',
    lost: 'lose',
    forgot: 'forget',
    forgotten: 'forget',
    gave: 'give',
    given: 'give',
    made: 'make',
    said: 'say',
    told: 'tell',
    wrote: 'write',
    written: 'write',
    began: 'begin',
    begun: 'begin',
    kept: 'keep',
    left: 'leave',
    thought: 'think',
    knew: 'know',
    known: 'know',
    shown: 'show',
    stolen: 'steal',
    lied: 'lie',
    lying: 'lie',
    dealt: 'deal',
    fewer: 'few',
    least: 'few',
    smallest: 'small',
    smaller: 'small',
    opponents: 'opponent',
    his: 'their',
    her: 'their',
  }),
);

const stemOf = (word: string): string => {
  const bare = word.replace(/'s$/u, '');
  return stemmer(irregular.get(bare) ?? bare);
};

interface FormIndex {
  readonly byForm: ReadonlyMap<string, readonly Concept[]>;
  /** Lengths in units of the forms that begin with a unit, longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

const indexForms = (concepts: readonly Concept[], lang: Language): FormIndex => {
  const byForm = new Map<string, Concept[]>();
  const lengths = new Map<string, Set<number>>();
  for (const concept of concepts) {
    for (const form of concept.forms[lang]) {
      const units = toUnits(form, lang);
      const [first] = units;
      if (first === undefined) continue;
      const joined = joinUnits(units, lang);
      const bearers = byForm.get(joined) ?? [];
      if (!bearers.includes(concept)) byForm.set(joined, [...bearers, concept]);
      lengths.set(first, (lengths.get(first) ?? new Set()).add(units.length));
    }
  }
  return {
    byForm,
    lengths: new Map([...lengths].map(([first, set]) => [first, [...set].sort((one, other) => other - one)])),
  };
};

const longestAt = (
  { byForm, lengths }: FormIndex,
  units: readonly string[],
  at: number,
  lang: Language,
): { readonly length: number; readonly found: readonly Concept[] } => {
  for (const length of lengths.get(units[at] ?? '') ?? []) {
    const found = byForm.get(joinUnits(units.slice(at, at + length), lang));
    if (found) return { length, found };
  }
  return { length: 1, found: [] };
};

const joinUnits = (units: readonly string[], lang: Language): string => units.join(lang === 'en' ? ' ' : '');
