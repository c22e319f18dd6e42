import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Edition } from '../../pipeline/edition.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftFile } from '../../schema/drift.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { SectionRegistry } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { decideFinding, idleDismissals } from './decide.ts';
import { findDrift } from './find-drift.ts';
import { listUnprintedNames } from './list-unprinted-names.ts';

/** The texts in which drift is looked for, and the facts and terms for it. */
export interface DriftSources {
  readonly sections: readonly GuideSection[];
  readonly chapters: Edition['chapters'];
  readonly cards: Edition['cards'];
  readonly registries: readonly SectionRegistry[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
}

/**
 * The findings of all sections with what people have decided about each, and the names that are not printed on cards.
 * An open finding is no error. A dismissal without a finding is a warning.
 */
export const createDriftFile = (sources: DriftSources): Staged<DriftFile> => {
  const { sections, registries, facts, terms } = sources;
  const found = findDrift({ sections, cards: facts, terms });
  const decided = sections.flatMap(({ document, section }) => {
    const registry = registries.find((each) => each.document === document && each.section === section);
    if (!registry) return [];
    const own = found.filter((finding) => finding.document === document && finding.section === section);
    return [{ registry, entries: own.map((finding) => decideFinding(finding, registry, facts)) }];
  });
  const findings = decided.flatMap(({ entries }) => entries);
  const diagnostics = decided.flatMap(({ registry, entries }) =>
    idleDismissals(registry, entries).map((idle) => idleDismissal(registry, idle)),
  );
  const names = listUnprintedNames(sources, facts);
  return { value: { schemaVersion: 1, findings, names }, diagnostics };
};

const idleDismissal = (registry: SectionRegistry, idle: string): Diagnostic => ({
  code: 'drift/idle-dismissal',
  severity: 'warning',
  file: `content/registry/${registry.document}/${registry.section}.yml`,
  message: `The entry ${idle} under \`dismissed\` has no finding (any more).`,
  hint: 'Remove the entry.',
});
