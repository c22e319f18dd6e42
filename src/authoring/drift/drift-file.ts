import type { Staged } from '../../pipeline/diagnostics.ts';
import { type Decided, decisionsOf } from '../../pipeline/edition/decided.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Citable } from '../../schema/citable.ts';
import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftEntry, DriftFile } from '../../schema/drift.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import { type DriftFinding, findDrift } from './find-drift.ts';
import { findUnprintedNames } from './unprinted-names.ts';

/** The texts in which drift is looked for, and the facts and terms for it. */
interface DriftSources {
  readonly sections: readonly GuideSection[];
  /** Everything in which names are looked for. */
  readonly texts: readonly Citable[];
  readonly decisions: readonly Decided<SectionDecisions>[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
}

/**
 * The findings of all sections with what people have decided about each, and the names that are not printed on cards.
 * An open finding is no error. A dismissal without a finding is a warning.
 */
export const createDriftFile = ({
  sections,
  texts,
  decisions,
  facts,
  terms,
}: DriftSources): Staged<DriftFile> => {
  const found = findDrift({ sections, cards: facts, terms });
  const decided = sections.map((record) => {
    const { document, section } = record;
    const own = found.filter((finding) => finding.document === document && finding.section === section);
    const said = decisionsOf(decisions, document, section);
    return { said, entries: own.map((finding) => decideFinding(finding, record, said.value, facts)) };
  });
  const findings = decided.flatMap(({ entries }) => entries);
  const diagnostics = decided.flatMap(({ said, entries }) => idleDismissals(said, entries));
  const names = texts.flatMap((text) => unprintedNamesIn(text, facts));
  return { value: { schemaVersion: 1, findings, names }, diagnostics };
};

/** The names in a text that are not printed on their cards. */
const unprintedNamesIn = (
  { address, texts }: Citable,
  cards: readonly CardFact[],
): readonly DriftFile['names'][number][] =>
  languages.flatMap((lang) =>
    findUnprintedNames(texts[lang] ?? '', lang, cards).map(({ name, card }) => ({
      at: address,
      lang,
      card: card.slug,
      name,
      printed: card.names[lang] ?? card.names.en,
    })),
  );

/**
 * Adds to a finding what people have decided about it. It is confirmed if the page tells readers of it: by the reason of
 * a gap, by a reason of `differs` that quotes one of its words, or by a name that the card's facts list (`alsoCalled`).
 * It is dismissed if the decisions say so under `dismissed`. Otherwise it is open.
 */
export const decideFinding = (
  finding: DriftFinding,
  { document, clauses }: GuideSection,
  decisions: SectionDecisions,
  cards: readonly CardFact[],
): DriftEntry => {
  const { section, id, lang, rule, against, words, othersWords } = finding;
  const isConfirmed = isTold(
    finding,
    clauses.find((each) => each.id === id),
    cards,
  );
  const own = Object.entries(decisions.clauses ?? {}).find(([name]) => name === id)?.[1];
  const dismissed = isConfirmed
    ? undefined
    : own?.dismissed?.find((each) => each.lang === lang && each.rule === rule);
  return {
    at: `${document}/${section}/#${id}`,
    lang,
    rule,
    against: [...against],
    words: [...words],
    othersWords: [...othersWords],
    ...(dismissed
      ? { state: 'dismissed', reason: dismissed.reason }
      : { state: isConfirmed ? 'confirmed' : 'open' }),
  };
};

/** Warns of entries of `dismissed` without a finding. */
export const idleDismissals = (
  { document, page, file, value: { clauses = {} } }: Decided<SectionDecisions>,
  entries: readonly DriftEntry[],
): readonly Diagnostic[] => {
  const used = new Set(
    entries.flatMap(({ at, lang, rule, state }) => (state === 'dismissed' ? [`${at} ${lang} ${rule}`] : [])),
  );
  return Object.entries(clauses).flatMap(([id, decision]) =>
    (decision?.dismissed ?? []).flatMap(({ lang, rule }, index) =>
      used.has(`${document}/${page}/#${id} ${lang} ${rule}`)
        ? []
        : [
            {
              code: 'drift/idle-dismissal',
              severity: 'warning' as const,
              file,
              path: ['clauses', id, 'dismissed', index],
              message: `The entry ${id} ${lang} ${rule} under \`dismissed\` has no finding (any more).`,
              hint: 'Remove the entry.',
            },
          ],
    ),
  );
};

/** Whether the page tells readers of the finding. */
const isTold = (
  { lang, rule, words, othersWords }: DriftFinding,
  clause: GuideSection['clauses'][number] | undefined,
  cards: readonly CardFact[],
): boolean => {
  if (rule === 'missing') return clause?.missing.some((missing) => missing.lang === lang) ?? false;
  if (rule === 'unprinted-name') {
    return words.every((word) =>
      cards.some(({ alsoCalled = [] }) => alsoCalled.some(({ name }) => name === word)),
    );
  }
  return (clause?.texts[lang]?.reasons ?? []).some((reason) =>
    [reason.words, reason.against].some(
      (quoted) =>
        quoted !== undefined &&
        [...words, ...othersWords].some((word) => word !== '' && quoted.includes(word)),
    ),
  );
};
