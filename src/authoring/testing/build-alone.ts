import type { Staged } from '../../pipeline/diagnostics.ts';
import { buildEdition, type Edition, type EditionInput } from '../../pipeline/edition.ts';
import type { SourceInput } from '../../pipeline/inline/prepare-source.ts';
import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import type { Document } from '../../schema/document.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type ChapterRegistry, type SectionRegistry, sectionRegistrySchema } from '../../schema/registry.ts';
import type { SourceKind } from '../../schema/source.ts';
import { emptyRegistry, planSection } from '../plan/plan-section.ts';
import { proposeChapters } from '../plan/propose-chapters.ts';
import { toStructureFile } from '../plan/write-structure.ts';
import { noHints } from '../read/lines/hints.ts';
import { readStructure } from '../read/read-structure.ts';

/** A text with its kind and language. */
export interface LoneText {
  readonly kind: SourceKind;
  readonly lang: Language;
  readonly text: string;
}

/**
 * Reads one text, proposes its structure and registry, and builds the pages from them as proposed. Undefined if a section
 * has more examples than there are IDs.
 */
export const buildAlone = ({ kind, lang, text }: LoneText): Staged<Edition> | undefined => {
  const source = createSourceText(file, text);
  const { value, diagnostics: doubts } = readStructure(source, kind, { languages: [lang], hints: noHints });
  const section = value.kind === 'guide' ? planAlone(lang, source, value) : undefined;
  if (value.kind === 'guide' && !section) return undefined;
  const chapters =
    value.kind === 'set-faq' ? proposeChapters('m10', { lang, source, structure: value }, []) : [];
  const built = buildEdition({
    ...emptyEdition,
    documents: value.kind === 'set-faq' ? [testSet('m10')] : [],
    structures: [toStructureFile(source, section?.structure ?? value)],
    sources: [testSource(kind === 'set-faq' ? 'm10' : 'ipg', { file, kind, lang, text })],
    sectionRegistries: section ? [section.registry] : [],
    chapterRegistries: chapters,
    facts: factsFor(chapters),
  });
  return { ...built, diagnostics: [...doubts, ...built.diagnostics] };
};

/** The input of an edition without texts and decisions. */
export const emptyEdition: EditionInput = {
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
export const testSet = (id: string): Document => ({ id, kind: 'set-faq', titles, prevails: 'en' });

/** A text with an entry of source.yml; of the entry only file, kind and language matter. */
export const testSource = (
  document: string,
  { file, kind, lang, text }: LoneText & { readonly file: string },
): SourceInput => ({
  document,
  entry: {
    file,
    kind,
    languages: [lang],
    origin: titles,
    owner: 'test',
    editions: { [lang]: { date: '2009-06-23', evidence: titles } },
    sha256: '0'.repeat(64),
  },
  text,
});

const file = 'lone.txt';
const titles = { zh: '测试', ja: '試験', en: 'test' };

/** The registry and the structure that a new section with this text would get. */
const planAlone = (
  named: Language,
  source: SourceText,
  structure: GuideStructure,
): { readonly registry: SectionRegistry; readonly structure: GuideStructure } | undefined => {
  if (structure.blocks.filter(({ part }) => part === 'examples').length > mostExamples) return undefined;
  // Clauses in other languages are printed beside those of this one; annotations need a language of the source.
  const own = languages.filter(
    (lang) =>
      lang === named || structure.blocks.some((block) => block.role === 'annotation' && block.lang === lang),
  );
  const { value: plan } = planSection({
    registry: emptyRegistry('ipg', '9.9'),
    current: [],
    next: own.map((lang) => ({ lang, source, structure })),
    published: new Set(),
    terms: [],
  });
  return (
    plan && {
      registry: sectionRegistrySchema.parse({
        ...plan.before,
        sources: plan.sources,
        ledger: plan.ledger.map(({ row }) => row),
        clauses: plan.rows.map(({ row }) => row),
      }),
      structure: plan.structures.get(source.file) ?? structure,
    }
  );
};

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
