import { cardWords } from '../faq/cards/words.ts';
import type { Content } from '../records/open-content.ts';
import type { Anomaly } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { Document } from '../schema/document.ts';
import type { ClauseText } from '../schema/guide.ts';
import { type InterfaceLanguage, inLanguage, type Language } from '../schema/language.ts';
import type { PolicyChange } from '../schema/policy.ts';
import type { Status } from '../schema/status.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import type { Validity } from '../schema/validity.ts';
import { fill } from '../schema/words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { clauseName } from '../text/name.ts';
import { newerLabel } from '../text/newer.ts';
import { type About, sayWhen, viewValidity } from '../text/validity-view.ts';
import { clauseWords, unofficialWords, validityWords } from '../text/words.ts';

/** What a twin is made with. */
export interface Twin {
  /** The language of the interface. */
  readonly lang: InterfaceLanguage;
  readonly document: Document;
  /** With the sections, chapters and cards of the document alone. */
  readonly content: Content;
  /** The address of the page, below the language: `ipg/2.3/`. */
  readonly path: string;
  /** The address of a file of the site, with its origin where that is known. */
  readonly address: (path: string) => string;
}

/* What a page says of a text, in lines of a list. */

/** What has changed since. */
export const validityLines = (
  { lang, content }: Twin,
  validity: Validity | undefined,
  about: About = 'text',
): string[] => {
  if (!validity) return [];
  const known = { lang, ruleChanges: content.ruleChanges, policyChanges: content.policy.changes };
  const { isKnown, summary, changes, policyChanges, notes } = viewValidity(known, validity, about);
  if (!isKnown) return [];
  const t = validityWords[lang];
  return [
    join(summary, t.ours),
    ...policyChanges.map((change) =>
      join(
        change.what[lang],
        notes?.find((note) => note.change === change.id)?.text[lang],
        sayWhen(lang, change),
      ),
    ),
    ...changes.map(({ what, note, since, occasion, rules }) =>
      join(
        what[lang],
        note,
        since && `${fill(t.since, { date: since })} · ${occasion.text}`,
        rules && `${t.rule} ${rules.join(punctuation[lang].comma)}`,
      ),
    ),
  ];
};

/** Why a text differs from those in the other languages, and what changes of the guide it alone is older than. */
export const reasonLines = (
  lang: InterfaceLanguage,
  { status, reasons = [] }: ClauseText,
  changes: readonly PolicyChange[],
): string[] => {
  if (status !== 'differs') return [];
  const t = clauseWords[lang];
  return [
    t.differs,
    ...reasons.map(({ kind, words, against, note }) =>
      join(
        t.reasons[kind],
        words && `${t.reasonWords} “${words}”`,
        against && `${t.reasonAgainst} “${against}”`,
        note && inLanguage(note, lang).text,
      ),
    ),
    ...changes.map((change) => join(change.what[lang], sayWhen(lang, change))),
  ];
};

/** Where the source is damaged. */
export const correctionLines = (
  lang: InterfaceLanguage,
  corrections: readonly AppliedCorrection[] = [],
): string[] =>
  corrections.map(({ reading, text, reason }) =>
    join(
      clauseWords[lang].correction.mark,
      reading && `${clauseWords[lang].reads} “${reading}”`,
      text && `${clauseWords[lang].corrected} “${text}”`,
      inLanguage(reason, lang).text,
    ),
  );

/** Where a source and what is known differ. */
export const anomalyLines = (lang: InterfaceLanguage, anomalies: readonly Anomaly[] = []): string[] => {
  const t = cardWords[lang];
  const { colon } = punctuation[lang];
  return anomalies.map(({ kind, ruling, source, fact, reason }) =>
    join(
      [t.anomalyKinds[kind], ruling && clauseName(lang, ruling)].filter(Boolean).join(' '),
      `${t.inSource}${colon}${source || t.nothing}`,
      `${kind === 'wording' ? t.inSense : t.inFact}${colon}${fact || t.nothing}`,
      reason && inLanguage(reason, lang).text,
    ),
  );
};

/** The mark of an unofficial text: `日文 · 非官方译文 · 2024-09-23 版 · A. Translator` */
export const unofficialLabel = (
  lang: InterfaceLanguage,
  column: Language,
  { newer, edition = '', translator, from, outdated, readBy }: UnofficialText,
  older: Status = 'unchecked',
): string => {
  const t = unofficialWords[lang];
  return join(
    languageNames[lang][column],
    t.mark,
    newer ? newerLabel(lang, { edition }, older) : edition && fill(t.edition, { edition }),
    fill(t.from, { from: languageNames[lang][from] }),
    translator,
    readBy && fill(t.readBy, readBy),
    outdated && t.outdated,
  );
};

/** What there is, between dots. */
export const join = (...pieces: readonly (string | false | undefined | null)[]): string =>
  pieces.filter(Boolean).join(' · ');
