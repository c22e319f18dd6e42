import { chapterToYaml } from '../../src/authoring/plan/chapter-yaml.ts';
import {
  compareChapters,
  compareSection,
  type DecidedRow,
} from '../../src/authoring/plan/compare-registry.ts';
import { compareStructure } from '../../src/authoring/plan/compare-structure.ts';
import { ledgerRowsOf } from '../../src/authoring/plan/ledger-rows.ts';
import { emptyRegistry, planSection } from '../../src/authoring/plan/plan-section.ts';
import { proposeChapters } from '../../src/authoring/plan/propose-chapters.ts';
import { structureToYaml } from '../../src/authoring/plan/structure-yaml.ts';
import { toStructureFile } from '../../src/authoring/plan/write-structure.ts';
import { registryToYaml } from '../../src/authoring/plan/yaml.ts';
import { hintsOfCorrections } from '../../src/authoring/read/lines/hints.ts';
import { readTexts } from '../../src/authoring/read/read-texts.ts';
import { inSourceFolders } from '../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../src/pipeline/edition.ts';
import type { SourceInput } from '../../src/pipeline/inline/prepare-source.ts';
import { type FindRow, registryPath } from '../../src/pipeline/registry/find-row.ts';
import { structurePath } from '../../src/pipeline/structure/obey-structure.ts';
import type { FaqStructure, GuideStructure } from '../../src/pipeline/structure/structure.ts';
import { createSourceText, type SourceText } from '../../src/pipeline/text/source-text.ts';
import type { Diagnostic } from '../../src/schema/diagnostic.ts';
import { type SectionRegistry, sectionRegistrySchema } from '../../src/schema/registry.ts';
import type { GeneratedFile } from './write-files.ts';

/** A source as the reader sees it, whatever is committed. */
interface ReadSource extends SourceInput {
  readonly source: SourceText;
  readonly structure: GuideStructure | FaqStructure;
}

/** Reads every source again, without looking at what is committed. */
export const readSources = ({ sources, corrections }: EditionInput): readonly ReadSource[] =>
  // The texts of a section are read together; a set FAQ is one text.
  [
    ...Map.groupBy(sources, ({ document, entry }) => `${document} ${entry.section ?? entry.file}`).values(),
  ].flatMap((together) => {
    const texts = together.map((input) => ({
      ...input,
      source: createSourceText(input.entry.file, input.text),
      kind: input.entry.kind,
      languages: input.entry.languages,
      quoted: input.entry.quoted,
      hints: hintsOfCorrections(corrections.find((file) => file.source === input.entry.file)),
    }));
    return readTexts(texts).flatMap(({ value }, index) => {
      const text = texts[index];
      return text ? [{ ...text, structure: value }] : [];
    });
  });

/** A file that is proposed, and what the committed one says otherwise; none is committed where that is undefined. */
export interface ProposedFile extends GeneratedFile {
  readonly decided: readonly Diagnostic[] | undefined;
}

/** What the lines of each source are. */
export const proposeStructures = (
  { structures, sectionRegistries, chapterRegistries }: EditionInput,
  read: readonly ReadSource[],
): readonly ProposedFile[] =>
  read.map(({ document, source, structure }) => {
    const proposed = toStructureFile(source, structure);
    const committed = structures.find((file) => file.source === source.file);
    const ledger = [
      ...[...sectionRegistries, ...chapterRegistries].flatMap((one) =>
        one.ledger.filter((row) => one.sources[row.in] === source.file),
      ),
    ];
    return {
      path: structurePath(document, source.file),
      text: structureToYaml(source, proposed),
      decided:
        committed &&
        inSourceFolders(
          compareStructure(
            { ...committed, ledger },
            { ...proposed, ledger: ledgerRowsOf(source, structure.ledger) },
          ),
          read,
        ),
    };
  });

/** The registries of all sections and chapters. Rows in which people have decided otherwise are named. */
export const proposeRegistries = (
  input: EditionInput,
  read: readonly ReadSource[],
): readonly ProposedFile[] => {
  const sections = Map.groupBy(
    read.filter(({ entry }) => entry.section !== undefined),
    ({ document, entry }) => `${document}/${entry.section}`,
  );
  return [
    ...[...sections.values()].flatMap((texts) => proposeSection(input, texts)),
    ...read.flatMap((text) => proposeFaq(input, text)),
  ];
};

const proposeSection = (
  { sectionRegistries, terms, findRow }: EditionInput,
  texts: readonly ReadSource[],
): readonly ProposedFile[] => {
  const { document = '', entry } = texts[0] ?? {};
  const section = entry?.section ?? '';
  const { value: plan } = planSection({
    registry: emptyRegistry(document, section),
    current: [],
    next: texts.flatMap(({ entry: { languages }, source, structure }) =>
      structure.kind === 'guide' ? languages.map((lang) => ({ lang, source, structure })) : [],
    ),
    published: new Set(),
    terms,
  });
  if (!plan) return [];
  const path = registryPath(document, section);
  const proposed: SectionRegistry = sectionRegistrySchema.parse({
    ...plan.before,
    sources: plan.sources,
    ledger: plan.ledger.map(({ row }) => row),
    clauses: plan.rows.map(({ row }) => row),
  });
  const committed = sectionRegistries.find((one) => one.document === document && one.section === section);
  return [
    {
      path,
      text: registryToYaml(undefined, plan),
      decided:
        committed && compareSection(committed, proposed).map((row) => decidedByPeople(path, row, findRow)),
    },
  ];
};

const proposeFaq = (
  { chapterRegistries, facts, findRow }: EditionInput,
  {
    document,
    entry: {
      languages: [lang = 'en'],
    },
    source,
    structure,
  }: ReadSource,
): readonly ProposedFile[] => {
  if (structure.kind !== 'set-faq') return [];
  const proposed = proposeChapters(document, { lang, source, structure }, facts);
  const committed = chapterRegistries.filter((one) => one.sources[lang] === source.file);
  const folder = `content/registry/${document}`;
  const decided =
    committed.length === 0
      ? undefined
      : compareChapters(committed, proposed, lang).map((row) =>
          decidedByPeople(`${folder}/${row.chapter}.yml`, row, findRow),
        );
  return proposed.map((chapter, index) => ({
    path: `${folder}/${chapter.chapter}.yml`,
    text: chapterToYaml(chapter),
    decided: decided && (index === 0 ? decided : []),
  }));
};

const decidedByPeople = (file: string, { id, at }: DecidedRow, findRow?: FindRow): Diagnostic => ({
  code: 'registry/decided',
  severity: 'info',
  file,
  ...findRow?.(file, id.replace('#', ' '), at),
  message: `${id} is not as the texts alone would propose it.`,
  hint: 'The build follows the registry. Look whether a person decided this.',
});
