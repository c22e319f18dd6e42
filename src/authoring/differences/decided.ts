import type { Staged } from '../../pipeline/diagnostics.ts';
import { type Decided, decisionsOf } from '../../pipeline/join/decided.ts';
import type { CardFact } from '../../schema/card.ts';
import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Clause, GuideSection } from '../../schema/guide.ts';
import { languages, languagesOf, type Notes } from '../../schema/language.ts';
import { type ComparedTexts, type Difference, findDifferences, idleDismissal } from './find-differences.ts';

export interface DecidedDifference extends Difference {
  /** `confirmed`: the page shows it; `dismissed`: a person gave a reason; `open`: nobody has decided. */
  readonly state: 'confirmed' | 'dismissed' | 'open';
  readonly reason?: Notes;
}

/** Finds differences with their decisions. Warns of dismissals without effect, but not of open differences. */
export const findDecidedDifferences = ({
  decisions,
  ...input
}: ComparedTexts & { readonly decisions: readonly Decided<SectionDecisions>[] }): Staged<
  readonly DecidedDifference[]
> => {
  const found = findDifferences(input);
  const staged = input.sections.map((record): Staged<readonly DecidedDifference[]> => {
    const { document, section } = record;
    const said = decisionsOf(decisions, document, section);
    const differences = found
      .filter((one) => one.document === document && one.section === section)
      .map((one) => decide(one, record, said.value, input.cards));
    return { value: differences, diagnostics: idleDismissals(said, differences) };
  });
  return {
    value: staged.flatMap(({ value }) => value),
    diagnostics: staged.flatMap(({ diagnostics }) => diagnostics),
  };
};

/**
 * Adds the decision about a difference. It is confirmed if the page shows it: as a gap with a reason, as a reason
 * under `differs` that quotes one of its words, or as a name under `alsoCalled` of the card. It is dismissed if the
 * decisions list it under `dismissed`. Otherwise it is open.
 */
export const decide = (
  difference: Difference,
  { clauses }: GuideSection,
  decisions: SectionDecisions,
  cards: readonly CardFact[],
): DecidedDifference => {
  const { id, lang, rule } = difference;
  const clause = clauses.find((each) => each.id === id);
  if (isTold(difference, clause, cards)) return { ...difference, state: 'confirmed' };
  const dismissed = decisions.clauses?.[id]?.dismissed?.find(
    (each) => each.lang === lang && each.rule === rule,
  );
  return dismissed
    ? { ...difference, state: 'dismissed', reason: dismissed.reason }
    : { ...difference, state: 'open' };
};

/**
 * Reports reasons under `differs` that quote words which the texts no longer have. A quotation may leave out words:
 * `first … second`. Skips clauses with an unexplained gap: the build reports them.
 */
export const checkQuotedWords = (
  { file, value: { clauses = {} } }: Decided<SectionDecisions>,
  record: GuideSection,
): readonly Diagnostic[] =>
  Object.entries(clauses).flatMap(([id, decision]) => {
    const clause = record.clauses.find((one) => one.id === id);
    const isWhole = languagesOf(record.editions).every(
      (lang) => clause?.texts[lang] || clause?.missing.some((one) => one.lang === lang),
    );
    if (!clause || !isWhole) return [];
    const { texts } = clause;
    return languages.flatMap((lang) =>
      (decision?.differs?.[lang] ?? []).flatMap(({ words, against }, index): readonly Diagnostic[] => {
        const others = languages.flatMap((other) => (other === lang ? [] : (texts[other]?.text ?? [])));
        const quoted = [
          ['words', words, [texts[lang]?.text ?? ''], `not in the ${lang} text`],
          ['against', against, others, 'in no other text'],
        ] as const;
        return quoted.flatMap(([key, said, own, fault]) =>
          said === undefined || said.split(' … ').every((run) => own.some((text) => text.includes(run)))
            ? []
            : [
                {
                  code: 'decisions/words-gone',
                  severity: 'error' as const,
                  file,
                  path: ['clauses', id, 'differs', lang, index, key],
                  message: `\`differs\` of ${id} quotes “${said}”, which is ${fault}.`,
                  hint: 'Write the words as printed now; if the texts no longer differ, delete the entry.',
                },
              ],
        );
      }),
    );
  });

export const idleDismissals = (
  { file, value: { clauses = {} } }: Decided<SectionDecisions>,
  differences: readonly DecidedDifference[],
): readonly Diagnostic[] =>
  Object.entries(clauses).flatMap(([id, decision]) =>
    (decision?.dismissed ?? []).flatMap(({ lang, rule }, index) => {
      const isUsed = differences.some(
        (one) => one.state === 'dismissed' && one.id === id && one.lang === lang && one.rule === rule,
      );
      const path = ['clauses', id, 'dismissed', index];
      return isUsed ? [] : [{ ...idleDismissal(file, `${id} ${lang} ${rule}`), path }];
    }),
  );

const isTold = (
  { lang, rule, words, othersWords }: Difference,
  clause: Clause | undefined,
  cards: readonly CardFact[],
): boolean => {
  if (rule === 'missing') return clause?.missing.some((missing) => missing.lang === lang) ?? false;
  if (rule === 'unprinted-name') {
    return words.every((word) =>
      cards.some(({ alsoCalled = [] }) => alsoCalled.some(({ name }) => name === word)),
    );
  }
  return (clause?.texts[lang]?.differs ?? []).some((reason) =>
    [reason.words, reason.against].some(
      (quoted) =>
        quoted !== undefined &&
        [...words, ...othersWords].some((word) => word !== '' && quoted.includes(word)),
    ),
  );
};
