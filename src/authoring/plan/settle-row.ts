import type { ClauseNode } from '../../pipeline/edition/tree.ts';
import type { ClauseDecision } from '../../schema/decision.ts';
import type { Reason } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languagesOf } from '../../schema/language.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import { type NextText, type RowDraft, type SectionDraft, sureScore } from './row-draft.ts';

/** A clause as a machine proposes it, for a person to look at. */
export interface PlannedRow extends Pick<RowDraft, 'id' | 'part' | 'texts' | 'annotations' | 'alsoPrinted'> {
  /** As it is; absent for a new row. */
  readonly before: ClauseNode | undefined;
  /** How sure the aligner is of a new row, between 0 and 1. */
  readonly score: number | undefined;
  /** What people have decided, and what a machine guesses. */
  readonly decision: ClauseDecision;
  /** What a person has to look at beside the text. */
  readonly reviews: readonly string[];
  /** What a person has to look at in the decisions: why a language has no text. */
  readonly gaps: readonly string[];
}

/** The row as it will be, with what a person has to decide. */
export const settleRow = (
  draft: RowDraft,
  texts: readonly NextText[],
  { sources }: SectionDraft,
): PlannedRow => {
  const { id, part, claimed, annotations, alsoPrinted, score } = draft;
  const before = claimed?.decision;
  const updated = new Set(texts.map(({ lang }) => lang));
  const missing = missingOf(draft, updated, sources);
  const differs = inEachLanguage((lang) => {
    const reasons = draft.texts.has(lang) ? differencesOf(draft, lang) : [];
    return reasons.length === 0 ? undefined : [...reasons];
  });
  return {
    ...{ id, part, annotations, alsoPrinted, score },
    texts: draft.texts,
    before: claimed,
    decision: {
      ...(languagesOf(differs).length === 0 ? {} : { differs }),
      ...(languagesOf(missing).length === 0 ? {} : { missing }),
      ...(before?.dismissed ? { dismissed: before.dismissed } : {}),
    },
    reviews: [
      ...(draft.texts.size > 1 && score !== undefined && score < sureScore
        ? [`do these texts belong together? (score ${score.toFixed(2)})`]
        : []),
      ...draft.reviews,
      ...askAboutChanges(draft),
    ],
    gaps: languagesOf(missing).flatMap((lang) => {
      if (updated.has(lang) && claimed?.texts[lang]) return [`the newer ${lang} does not have ${id}`];
      return before?.missing?.[lang] ? [] : [`why is there no ${id} in ${lang}?`];
    }),
  };
};

/**
 * What changed wording does to the status of a row. English decides: where it has changed, the others are of an
 * older edition now. Where another language has changed, that one is the one to be compared. What people have
 * written about a text stays.
 */
const differencesOf = ({ claimed, texts, changed }: RowDraft, lang: Language): readonly Reason[] => {
  const before = claimed?.decision.differs?.[lang];
  if (before) return before;
  const [own, english] = [changed.get(lang), changed.get('en')];
  if (english && !own) return [{ kind: 'older-edition', ...wordsOf('against', english) }];
  const isCompared = [...texts.keys()].some((one) => !changed.has(one));
  return own && !english && isCompared ? [{ kind: 'says-otherwise', ...wordsOf('words', own) }] : [];
};

const wordsOf = (key: 'words' | 'against', { added }: WordingDiff): Partial<Reason> =>
  added.length === 0 ? {} : { [key]: added.join(' … ') };

/** What has changed in every language, and is one clause for certain, says the same as far as a machine can tell. */
const askAboutChanges = ({ texts, changed, isPaired }: RowDraft): readonly string[] => {
  if (changed.size === 0 || (isPaired && changed.size === texts.size)) return [];
  const names = [...changed.keys()].join(' and ');
  const others = [...texts.keys()].filter((lang) => !changed.has(lang));
  return [
    others.length === 0
      ? `the ${names} has changed`
      : `the ${names} has changed: does it say the same as the ${others.join(' and ')}?`,
  ];
};

const missingOf = (
  { claimed, texts }: RowDraft,
  updated: ReadonlySet<Language>,
  sources: SectionDraft['sources'],
): NonNullable<ClauseDecision['missing']> => {
  const before = claimed?.decision.missing ?? {};
  if (texts.size === 0) return before;
  return inEachLanguage((lang): Reason | undefined => {
    if (texts.has(lang)) return undefined;
    if (before[lang]) return before[lang];
    if (sources[lang] === undefined) return undefined;
    // A language that is not renewed cannot have what is new.
    return { kind: claimed || updated.has(lang) ? 'omits' : 'older-edition' };
  });
};
