import type { Staged } from '../../pipeline/diagnostics.ts';
import { type Decided, decisionsOf } from '../../pipeline/edition/decided.ts';
import type { CardFact } from '../../schema/card.ts';
import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Clause, GuideSection } from '../../schema/guide.ts';
import { languages, type Notes } from '../../schema/language.ts';
import { type DriftFinding, type DriftInput, findDrift } from './find-drift.ts';

/** A finding with what people have decided about it. */
export interface DecidedFinding extends DriftFinding {
  /** `confirmed` by a person and shown to readers, `dismissed` by a person with a reason, or `open`. */
  readonly state: 'confirmed' | 'dismissed' | 'open';
  /** Why it was dismissed. */
  readonly reason?: Notes;
}

/** The texts in which drift is looked for, and the facts and terms for it. */
interface DriftSources extends DriftInput {
  readonly decisions: readonly Decided<SectionDecisions>[];
}

/**
 * The findings of all sections with what people have decided about each. An open finding is no error. A dismissal
 * without a finding is a warning; words that a text is said to have and does not have are an error.
 */
export const findDecidedDrift = ({
  decisions,
  ...input
}: DriftSources): Staged<readonly DecidedFinding[]> => {
  const found = findDrift(input);
  const decided = input.sections.map((record) => {
    const { document, section } = record;
    const own = found.filter((finding) => finding.document === document && finding.section === section);
    const said = decisionsOf(decisions, document, section);
    return {
      said,
      record,
      findings: own.map((finding) => decideFinding(finding, record, said.value, input.cards)),
    };
  });
  return {
    value: decided.flatMap(({ findings }) => findings),
    diagnostics: decided.flatMap(({ said, record, findings }) => [
      ...checkQuotedWords(said, record),
      ...idleDismissals(said, findings),
    ]),
  };
};

/**
 * Adds to a finding what people have decided about it. It is confirmed if the page tells readers of it: by the reason of
 * a gap, by a reason of `differs` that quotes one of its words, or by a name that the card's facts list (`alsoCalled`).
 * It is dismissed if the decisions say so under `dismissed`. Otherwise it is open.
 */
export const decideFinding = (
  finding: DriftFinding,
  { clauses }: GuideSection,
  decisions: SectionDecisions,
  cards: readonly CardFact[],
): DecidedFinding => {
  const { id, lang, rule } = finding;
  const isConfirmed = isTold(
    finding,
    clauses.find((each) => each.id === id),
    cards,
  );
  const own = Object.entries(decisions.clauses ?? {}).find(([name]) => name === id)?.[1];
  const dismissed = isConfirmed
    ? undefined
    : own?.dismissed?.find((each) => each.lang === lang && each.rule === rule);
  return dismissed
    ? { ...finding, state: 'dismissed', reason: dismissed.reason }
    : { ...finding, state: isConfirmed ? 'confirmed' : 'open' };
};

/** Reports reasons of `differs` with words (runs of them, ` … ` between two) that the text does not have (any more). */
export const checkQuotedWords = (
  { file, value: { clauses = {} } }: Decided<SectionDecisions>,
  record: GuideSection,
): readonly Diagnostic[] =>
  Object.entries(clauses).flatMap(([id, decision]) => {
    const texts: Clause['texts'] = record.clauses.find((one) => one.id === id)?.texts ?? {};
    return languages.flatMap((lang) =>
      (decision?.differs?.[lang] ?? []).flatMap(({ words, against }, index): readonly Diagnostic[] => {
        const others = languages.flatMap((other) => (other === lang ? [] : (texts[other]?.text ?? [])));
        const quoted = [
          {
            key: 'words',
            said: words,
            texts: [texts[lang]?.text ?? ''],
            fault: `the ${lang} text does not have`,
          },
          { key: 'against', said: against, texts: others, fault: 'no other text has' },
        ];
        return quoted.flatMap(({ key, said, texts: own, fault }) =>
          said === undefined || said.split(' … ').every((run) => own.some((text) => text.includes(run)))
            ? []
            : [
                {
                  code: 'decisions/words-gone',
                  severity: 'error' as const,
                  file,
                  path: ['clauses', id, 'differs', lang, index, key],
                  message: `The reason why ${id} differs quotes “${said}”, which ${fault}.`,
                  hint: 'Write the words as they are printed now; if the texts no longer differ, remove the entry.',
                },
              ],
        );
      }),
    );
  });

/** Warns of entries of `dismissed` without a finding. */
export const idleDismissals = (
  { file, value: { clauses = {} } }: Decided<SectionDecisions>,
  findings: readonly DecidedFinding[],
): readonly Diagnostic[] => {
  const used = new Set(
    findings.flatMap(({ id, lang, rule, state }) => (state === 'dismissed' ? [`${id} ${lang} ${rule}`] : [])),
  );
  return Object.entries(clauses).flatMap(([id, decision]) =>
    (decision?.dismissed ?? []).flatMap(({ lang, rule }, index) =>
      used.has(`${id} ${lang} ${rule}`)
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
