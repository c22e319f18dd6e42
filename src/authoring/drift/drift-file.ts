import type { Staged } from '../../pipeline/diagnostics.ts';
import { registryPath } from '../../pipeline/registry/find-row.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Citable } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftEntry, DriftFile } from '../../schema/drift.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { type DriftFinding, findDrift } from './find-drift.ts';
import { findUnprintedNames } from './unprinted-names.ts';

/** The texts in which drift is looked for, and the facts and terms for it. */
interface DriftSources {
  readonly sections: readonly GuideSection[];
  /** Everything in which names are looked for. */
  readonly texts: readonly Citable[];
  readonly registries: readonly SectionRegistry[];
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
  registries,
  facts,
  terms,
}: DriftSources): Staged<DriftFile> => {
  const found = findDrift({ sections, cards: facts, terms });
  const decided = sections.flatMap(({ document, section }) => {
    const registry = registries.find((each) => each.document === document && each.section === section);
    if (!registry) return [];
    const own = found.filter((finding) => finding.document === document && finding.section === section);
    return [{ registry, entries: own.map((finding) => decideFinding(finding, registry, facts)) }];
  });
  const findings = decided.flatMap(({ entries }) => entries);
  const diagnostics = decided.flatMap(({ registry, entries }) => idleDismissals(registry, entries));
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
