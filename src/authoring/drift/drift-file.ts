import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Citable } from '../../pipeline/emit/citable.ts';
import type { CardFact } from '../../schema/card.ts';
import type { DriftFile } from '../../schema/drift.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { languages } from '../../schema/language.ts';
import type { SectionRegistry } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { decideFinding, idleDismissals } from './decide.ts';
import { findDrift } from './find-drift.ts';
import { findUnprintedNames } from './unprinted-names.ts';

/** The texts in which drift is looked for, and the facts and terms for it. */
export interface DriftSources {
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
