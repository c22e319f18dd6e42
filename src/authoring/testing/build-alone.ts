import { parse } from 'yaml';
import type { z } from 'zod';
import type { Staged } from '../../pipeline/diagnostics.ts';
import { buildEdition, type Edition } from '../../pipeline/edition.ts';
import type { EditionInput, SourceInput } from '../../pipeline/edition-input.ts';
import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Document } from '../../schema/document.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type ChapterRegistry, sectionRegistrySchema } from '../../schema/registry.ts';
import { structureFileSchema } from '../../schema/structure.ts';
import { emptyRegistry, planSection } from '../plan/plan-section.ts';
import { proposeChapters } from '../plan/propose-chapters.ts';
import { structureToYaml, toStructureFile } from '../plan/write-structure.ts';
import { registryToYaml } from '../plan/yaml.ts';
import { readStructure } from '../read/read-structure.ts';
import type { TestText } from './texts.fixture.ts';

export interface LoneText extends Omit<TestText, 'file'> {
  readonly document?: string;
  readonly date?: string;
}

/**
 * Reads the texts of a section, or one text of a set FAQ, writes the proposed structures and registry as YAML, and builds the
 * pages from them without any correction. Undefined if a section has more examples than there are IDs.
 */
export const buildAlone = (...texts: readonly LoneText[]): Staged<Edition> | undefined => buildTexts(texts);

/** The same for texts of several sets, each with its document and the facts of its cards. */
export const buildTexts = (
  texts: readonly LoneText[],
  facts?: readonly CardFact[],
): Staged<Edition> | undefined => {
  const read = texts.map((one) => {
    const { kind, lang, text, document = kind === 'set-faq' ? 'm10' : 'ipg' } = one;
    const source = createSourceText(`${one.document ?? 'lone'}.${lang}.txt`, text);
    const { value, diagnostics } = readStructure(source, kind, { languages: [lang] });
    return { ...one, document, source, structure: value, diagnostics };
  });
  const examples = read.flatMap(({ structure }) =>
    structure.kind === 'guide' ? structure.blocks.filter(({ part }) => part === 'examples') : [],
  );
  if (examples.length > mostExamples) return undefined;
  const plan = planSection({
    registry: emptyRegistry('ipg', '9.9'),
    current: [],
    next: read.flatMap(({ lang, source, structure }) =>
      structure.kind === 'guide'
        ? languagesIn(structure, lang).map((own) => ({ lang: own, source, structure }))
        : [],
    ),
    published: new Set(),
    terms: [],
  }).value;
  if (!plan) return undefined;
  const chapters = read.flatMap(({ document, lang, source, structure }) =>
    structure.kind === 'set-faq' ? proposeChapters(document, { lang, source, structure }, facts ?? []) : [],
  );
  const built = buildEdition({
    ...emptyEdition,
    documents: [...new Set(chapters.map(({ document }) => document))].map(testSet),
    structures: read.map(({ source, structure }) =>
      throughYaml(
        structureFileSchema,
        structureToYaml(source, toStructureFile(source, plan.structures.get(source.file) ?? structure)),
      ),
    ),
    sources: read.map(({ source: { file }, ...one }) => testSource({ ...one, file })),
    sectionRegistries:
      plan.rows.length > 0 ? [throughYaml(sectionRegistrySchema, registryToYaml(undefined, plan))] : [],
    chapterRegistries: chapters,
    facts: facts ?? factsFor(chapters),
  });
  return { ...built, diagnostics: [...read.flatMap((one) => one.diagnostics), ...built.diagnostics] };
};

const throughYaml = <Value>(schema: z.ZodType<Value>, yaml: string): Value => schema.parse(parse(yaml));

/** Clauses in other languages are printed beside those of this one; annotations need a language of the source. */
const languagesIn = ({ blocks }: GuideStructure, named: Language): readonly Language[] =>
  languages.filter(
    (lang) => lang === named || blocks.some((block) => block.role === 'annotation' && block.lang === lang),
  );

/** The input of an edition without texts and decisions. */
const emptyEdition: EditionInput = {
  documents: [],
  contents: [],
  sources: [],
  sectionRegistries: [],
  chapterRegistries: [],
  structures: [],
  corrections: [],
  facts: [],
  terms: [],
  ruleChanges: [],
  policy: { comparisons: [], changes: [] },
  ruleNumbers: [],
  doubts: [],
  validityPasses: [],
  unofficial: [],
  changes: [],
  retired: [],
};

/** A document for the texts of a set. */
const testSet = (id: string): Document => ({ id, kind: 'set-faq', titles, prevails: 'en' });

/** A text with an entry of source.yml; of the entry only file, kind and language matter. */
const testSource = ({
  document,
  date = '2009-06-23',
  file,
  kind,
  lang,
  text,
}: TestText & { readonly document: string; readonly date?: string }): SourceInput => ({
  document,
  entry: {
    file,
    kind,
    languages: [lang],
    origin: titles,
    owner: 'test',
    editions: { [lang]: { date, evidence: titles } },
    sha256: '0'.repeat(64),
  },
  text,
});

const titles = { zh: '测试', ja: '試験', en: 'test' };

/** A fact for each card that the chapters name. */
const factsFor = (chapters: readonly ChapterRegistry[]): readonly CardFact[] => {
  const slugs = chapters.flatMap(({ sections, groups }) => [
    ...sections.flatMap(({ boxes }) => boxes.map(({ card }) => card)),
    ...groups.flatMap(({ cards }) => cards.map(({ slug }) => slug)),
  ]);
  return [...new Set(slugs)].map((slug) => ({ slug, names: { en: slug } }));
};

/** The last ID of an example is `example-zz`. */
const mostExamples = 26 * 27;
