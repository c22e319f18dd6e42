import { registryPath } from '../../pipeline/registry/find-row.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftEntry } from '../../schema/drift.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';
import type { DriftFinding } from './find-drift.ts';

/**
 * Adds to a finding what people have decided about it. It is confirmed if the page tells readers of it: by the reason of
 * a gap, by a reason of `differs` that quotes one of its words, or by a name that the card's facts list (`alsoCalled`).
 * It is dismissed if its registry row says so under `dismissed`. Otherwise it is open.
 */
export const decideFinding = (
  finding: DriftFinding,
  registry: SectionRegistry,
  cards: readonly CardFact[],
): DriftEntry => {
  const { section, id, lang, rule, against, words, othersWords } = finding;
  const row = registry.clauses.find((each) => each.id === id);
  const isConfirmed = isTold(finding, row, cards);
  const dismissed = isConfirmed
    ? undefined
    : row?.dismissed.find((each) => each.lang === lang && each.rule === rule);
  return {
    at: `${registry.document}/${section}/#${id}`,
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
  { document, section, clauses }: SectionRegistry,
  entries: readonly DriftEntry[],
): readonly Diagnostic[] => {
  const used = new Set(
    entries.flatMap(({ at, lang, rule, state }) => (state === 'dismissed' ? [`${at} ${lang} ${rule}`] : [])),
  );
  return clauses.flatMap(({ id, dismissed }) =>
    dismissed
      .filter(({ lang, rule }) => !used.has(`${document}/${section}/#${id} ${lang} ${rule}`))
      .map(({ lang, rule }) => ({
        code: 'drift/idle-dismissal',
        severity: 'warning',
        file: registryPath(document, section),
        message: `The entry ${id} ${lang} ${rule} under \`dismissed\` has no finding (any more).`,
        hint: 'Remove the entry.',
      })),
  );
};

/** Whether the page tells readers of the finding. */
const isTold = (
  { lang, rule, words, othersWords }: DriftFinding,
  row: RegistryRow | undefined,
  cards: readonly CardFact[],
): boolean => {
  if (rule === 'missing') return row?.missing.some((missing) => missing.lang === lang) ?? false;
  if (rule === 'unprinted-name') {
    return words.every((word) =>
      cards.some(({ alsoCalled = [] }) => alsoCalled.some(({ name }) => name === word)),
    );
  }
  const text = row?.texts[lang];
  const reasons = text === undefined || typeof text === 'string' ? [] : text.differs;
  return reasons.some((reason) =>
    [reason.words, reason.against].some(
      (quoted) =>
        quoted !== undefined &&
        [...words, ...othersWords].some((word) => word !== '' && quoted.includes(word)),
    ),
  );
};
