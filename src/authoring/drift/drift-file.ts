import type { Staged } from '../../pipeline/diagnostics.ts';
import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftFile } from '../../schema/drift.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { SectionRegistry } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { decideFinding, idleDismissals } from './decide.ts';
import { createDriftKnowledge, findDrift } from './find-drift.ts';
import { listUnprintedNames } from './list-names.ts';

/** What the drift between the languages is looked for in, and by. */
export interface DriftSources {
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  readonly cards: readonly CardRecord[];
  readonly registries: readonly SectionRegistry[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
}

/**
 * The findings of all sections with what people have decided about each, and the names that are not printed.
 * An open finding is no error: it waits. A dismissal that no longer dismisses anything is one to be warned of.
 */
export const createDriftFile = (sources: DriftSources): Staged<DriftFile> => {
  const { sections, registries, facts, terms } = sources;
  const knowledge = createDriftKnowledge({ sections, cards: facts, terms });
  const diagnostics: Diagnostic[] = [];
  const findings = sections.flatMap((section) => {
    const registry = registries.find((each) => each.section === section.section);
    if (!registry) return [];
    const entries = findDrift(section, knowledge).map((finding) => decideFinding(finding, registry, facts));
    diagnostics.push(...idleDismissals(registry, entries).map((idle) => idleDismissal(registry, idle)));
    return entries;
  });
  const names = listUnprintedNames(sources, facts);
  return { value: { schemaVersion: 1, findings, names }, diagnostics };
};

const idleDismissal = (registry: SectionRegistry, idle: string): Diagnostic => ({
  code: 'drift/idle-dismissal',
  severity: 'warning',
  file: `content/registry/ipg/${registry.section}.yml`,
  message: `${idle}: nothing is found there that could be dismissed.`,
  hint: 'Take the entry out of `dismissed`.',
});
