import { cardWords } from '../faq/cards/words.ts';
import type { OpenContent } from '../records/open-content.ts';
import type { Anomaly } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { Document } from '../schema/document.ts';
import type { ClauseText } from '../schema/guide.ts';
import { type InterfaceLanguage, inLanguage, type Language } from '../schema/language.ts';
import type { Concern } from '../schema/since.ts';
import type { Status } from '../schema/status.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import { fill } from '../schema/words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { type ConcerningChange, concernsOfAll, sayWhen, viewChanges } from '../text/later-changes.ts';
import { clauseName } from '../text/name.ts';
import { newerLabel } from '../text/newer.ts';
import { changeWords, clauseWords, unofficialWords } from '../text/words.ts';

/** What a twin is made with. */
export interface Twin {
  /** The language of the interface. */
  readonly lang: InterfaceLanguage;
  readonly document: Document;
  /** With the sections, chapters and cards of the document alone. */
  readonly content: OpenContent;
  /** The address of the page, below the language: `ipg/2.3/`. */
  readonly path: string;
  /** The address of a file of the site, with its origin where that is known. */
  readonly address: (path: string) => string;
}

/* What a page says of a text, in lines of a list. */

/** What has changed since. */
export const changeLines = ({ lang, content }: Twin, concerns: readonly Concern[] | undefined): string[] => {
  const view = viewChanges({ lang, laterChanges: content.laterChanges.changes }, concernsOfAll(concerns));
  return view
    ? [join(view.says, changeWords[lang].ours), ...view.changes.map((each) => sayChange(lang, each))]
    : [];
};

const sayChange = (lang: InterfaceLanguage, change: ConcerningChange): string => {
  const { when, occasion } = sayWhen(lang, change);
  const rules = change.rules && `${changeWords[lang].rule} ${change.rules.join(punctuation[lang].comma)}`;
  return join(change.what[lang], change.note?.[lang], when, occasion, rules);
};

/** Why a text differs from those in the other languages, and what changes of the guide it alone is older than. */
export const reasonLines = (
  lang: InterfaceLanguage,
  { differs }: ClauseText,
  changes: readonly ConcerningChange[],
): string[] => {
  if (!differs) return [];
  const t = clauseWords[lang];
  return [
    t.differs,
    ...differs.map(({ kind, words, against, note }) =>
      join(
        t.reasons[kind],
        words && `${t.reasonWords} “${words}”`,
        against && `${t.reasonAgainst} “${against}”`,
        note && inLanguage(note, lang).text,
      ),
    ),
    ...changes.map((change) => sayChange(lang, change)),
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
