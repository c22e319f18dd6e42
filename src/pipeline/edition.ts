import type { CardFact, CardRecord } from '../schema/card.ts';
import type { Change } from '../schema/change.ts';
import type { CorrectionFile } from '../schema/correction.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { Document } from '../schema/document.ts';
import type { Doubt } from '../schema/doubt.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { PolicyFile } from '../schema/policy.ts';
import type { ChapterRegistry, SectionRegistry } from '../schema/registry.ts';
import type { Retired } from '../schema/retired.ts';
import type { RuleNumber } from '../schema/rule-number.ts';
import type { StructureFile } from '../schema/structure.ts';
import type { Term } from '../schema/term.ts';
import type { UnofficialFile } from '../schema/unofficial.ts';
import type { RuleChange, ValidityPass } from '../schema/validity.ts';
import { settleAccount, toLedgerEntries } from './account/account.ts';
import type { Staged } from './diagnostics.ts';
import { attachUnofficial } from './emit/attach-unofficial.ts';
import { checkDoubts } from './emit/doubts.ts';
import { emitFaq } from './emit/emit-faq.ts';
import { type EmittedFaqPage, type EmittedPage, emitSection } from './emit/emit-section.ts';
import { createEnricher } from './emit/enricher.ts';
import { addKnown, checkPolicy, keepCurrent } from './emit/policy.ts';
import { checkTargets, createValidity } from './emit/validity.ts';
import { prepareSource, type SourceInput } from './inline/prepare-source.ts';
import { lexiconInput } from './references/edition-lexicon.ts';
import { createLexicon } from './references/references.ts';
import { claimSection } from './registry/claim-section.ts';
import type { FindRow } from './registry/find-row.ts';

/** Everything that people have written: the texts, and their decisions about them. */
export interface EditionInput {
  readonly documents: readonly Document[];
  readonly sources: readonly SourceInput[];
  readonly sectionRegistries: readonly SectionRegistry[];
  readonly chapterRegistries: readonly ChapterRegistry[];
  /** What the lines of each source are. */
  readonly structures: readonly StructureFile[];
  readonly corrections: readonly CorrectionFile[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly ruleChanges: readonly RuleChange[];
  /** What has changed in newer editions of a guide, and which texts were compared with which edition. */
  readonly policy: PolicyFile;
  readonly ruleNumbers: readonly RuleNumber[];
  /** Wordings of the sources that are probably mistakes. */
  readonly doubts: readonly Doubt[];
  /** Who has compared which texts with the table of rule changes. */
  readonly validityPasses: readonly ValidityPass[];
  /** Translations of clauses that have no official text. */
  readonly unofficial: readonly UnofficialFile[];
  /** The list of changes of this site, for readers. */
  readonly changes: readonly Change[];
  /** What was published and has been removed on purpose. */
  readonly retired: readonly Retired[];
  /** Finds the rows of the registries, for messages. */
  readonly findRow?: FindRow;
}

/** Everything the build writes. */
export interface Edition {
  readonly sections: readonly EmittedPage<GuideSection>[];
  readonly chapters: readonly EmittedFaqPage<FaqChapter>[];
  readonly cards: readonly EmittedFaqPage<CardRecord>[];
  readonly coverage: Coverage;
}

/** Builds the pages and the account from sources and decisions: all stages, in order. */
export const buildEdition = (input: EditionInput): Staged<Edition> => {
  const diagnostics: Diagnostic[] = [];
  const keep = <Value>({ value, diagnostics: found }: Staged<Value>): Value => {
    diagnostics.push(...found);
    return value;
  };
  const sources = input.sources.map((one) => keep(prepareSource(one, input)));
  const enricher = createEnricher(sources, createLexicon(lexiconInput(input, sources)));
  const policy = keep(
    keepCurrent(
      input.policy,
      sources.map(({ entry }) => entry),
    ),
  );
  const validityOf = createValidity(
    input.ruleChanges,
    input.validityPasses,
    input.doubts,
    input.policy.changes,
  );

  const sections = input.sectionRegistries.map((registry) => {
    const own = sources.filter(({ entry }) => Object.values(registry.sources).includes(entry.file));
    const structured = own.flatMap(({ source, structure }) =>
      structure.kind === 'guide' ? [{ source, structure }] : [],
    );
    const claimed = keep(
      claimSection(
        registry,
        structured,
        `content/registry/${registry.document}/${registry.section}.yml`,
        input.findRow,
      ),
    );
    return emitSection(
      claimed,
      own.map(({ entry }) => entry),
      enricher.enrich,
      validityOf,
      (record) => addKnown(keep(attachUnofficial(record, unofficialOf(input, registry))), policy),
    );
  });
  const faqs = sources.flatMap((prepared) =>
    prepared.structure.kind === 'set-faq'
      ? [keep(emitFaq(prepared, prepared.structure, { ...input, enricher, validityOf }))]
      : [],
  );

  const accounts = sources.map(({ source, structure }) =>
    keep(settleAccount(source, enricher.placedOf(source), structure.ledger, structure.markup)),
  );
  diagnostics.push(...sources.flatMap((prepared) => enricher.unusedCorrections(prepared)));
  const known = targetsOf(sections, faqs);
  diagnostics.push(...checkTargets(input.ruleChanges, input.validityPasses, known));
  diagnostics.push(
    ...checkPolicy(
      input.policy,
      sections.map(({ record }) => record),
    ),
  );
  diagnostics.push(...checkDoubts(input.doubts, doubtableTexts(faqs)));
  const entries = sources.flatMap(({ source, structure }) => toLedgerEntries(source, structure.ledger));
  return {
    value: {
      sections,
      chapters: faqs.flatMap(({ chapters }) => chapters),
      cards: faqs.flatMap(({ cards }) => cards),
      coverage: { schemaVersion: 1, sources: accounts, entries: [...entries] },
    },
    diagnostics,
  };
};

/** Everything that rule changes and validity passes can name. */
const targetsOf = (
  sections: Edition['sections'],
  faqs: readonly Pick<Edition, 'chapters' | 'cards'>[],
): ReadonlySet<string> =>
  new Set([
    ...sections.flatMap(({ record }) =>
      record.clauses.map(({ id }) => `${record.document}/${record.section}#${id}`),
    ),
    ...faqs.flatMap(({ chapters }) =>
      chapters.flatMap(({ document, record: { slug, sections: own } }) =>
        own.flatMap(({ id, notes }) => [`${document}/${slug}#${id}`, ...notes.map((note) => note.id)]),
      ),
    ),
    ...faqs.flatMap(({ cards }) =>
      cards.flatMap(({ document, record: { slug, rulings } }) => [
        `${document}/cards/${slug}`,
        ...rulings.map(({ id }) => `${slug}#${id}`),
      ]),
    ),
  ]);

/** The text of every ruling and note, by its target. */
const doubtableTexts = (faqs: readonly Pick<Edition, 'chapters' | 'cards'>[]): ReadonlyMap<string, string> =>
  new Map(
    faqs.flatMap(({ chapters, cards }) => [
      ...chapters.flatMap(({ record }) =>
        record.sections.flatMap(({ notes }) => notes.map(({ id, text }): [string, string] => [id, text])),
      ),
      ...cards.flatMap(({ record: { slug, rulings } }) =>
        rulings.map(({ id, text }): [string, string] => [`${slug}#${id}`, text]),
      ),
    ]),
  );

const unofficialOf = (
  { unofficial }: EditionInput,
  { document, section }: SectionRegistry,
): UnofficialFile | undefined =>
  unofficial.find((file) => file.document === document && file.section === section);
