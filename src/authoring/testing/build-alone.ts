import type { Staged } from '../../pipeline/diagnostics.ts';
import { buildEdition, type Edition, type EditionInput } from '../../pipeline/edition.ts';
import type { SourceInput } from '../../pipeline/inline/prepare-source.ts';
import { textsOfCard, textsOfRuling } from '../../pipeline/registry/claim-faq.ts';
import type { FaqStructure, GuideStructure, TextBlock } from '../../pipeline/structure/structure.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import { writeSegmentRef } from '../../pipeline/text/write-segment-ref.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, languages } from '../../schema/language.ts';
import {
  type ChapterRegistry,
  chapterRegistrySchema,
  type LedgerRow,
  type SectionRegistry,
  sectionRegistrySchema,
} from '../../schema/registry.ts';
import type { SourceKind } from '../../schema/source.ts';
import { ledgerRowsOf } from '../plan/ledger-rows.ts';
import { emptyRegistry, planSection } from '../plan/plan-section.ts';
import { toStructureFile } from '../plan/write-structure.ts';
import { collectPlaced } from '../read/conserve.ts';
import { noHints } from '../read/hints.ts';
import { readStructure } from '../read/read-structure.ts';

/** A text with what it is. */
export interface LoneText {
  readonly kind: SourceKind;
  readonly lang: Language;
  readonly text: string;
}

/**
 * The whole way of the data for one text that nobody has made a registry for: a section gets the registry that
 * the planner proposes, a card or note of an FAQ a row of its own. Undefined where there are more examples than IDs.
 */
export const buildAlone = ({ kind, lang, text }: LoneText): Staged<Edition> | undefined => {
  const source = createSourceText(file, text);
  const { value, diagnostics: doubts } = readStructure(source, kind, { languages: [lang], hints: noHints });
  const refer = createReferrer(source, value);
  const ledger = ledgerRowsOf(source, value.ledger).map(({ at, reason }) => ({ at, reason }));
  const section = value.kind === 'guide' ? sectionRegistry(lang, source, value) : undefined;
  if (value.kind === 'guide' && !section) return undefined;
  const faq = value.kind === 'set-faq' ? faqRegistries(value, refer, ledger) : { chapters: [], facts: [] };
  const built = buildEdition({
    ...emptyEdition,
    structures: [toStructureFile(source, value)],
    sources: [testSource(kind === 'set-faq' ? 'm10' : 'ipg', { file, kind, lang, text })],
    sectionRegistries: section ? [section] : [],
    chapterRegistries: faq.chapters,
    facts: faq.facts,
  });
  return { ...built, diagnostics: [...doubts, ...built.diagnostics] };
};

/** An edition without a text, and in which nothing is decided. */
export const emptyEdition: EditionInput = {
  documents: [],
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

/** A text with an entry in which nothing but its file, kind and language is true. */
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

/** Says where blocks stand, in the words of a registry. */
type Refer = (...blocks: readonly TextBlock[]) => string;

const createReferrer = (source: SourceText, structure: GuideStructure | FaqStructure): Refer => {
  const others = new Set(collectPlaced(structure).flows.flatMap(({ offsets }) => offsets));
  return (...blocks) => {
    const own = blocks.flatMap(({ flow }) => flow.offsets.filter((offset) => offset >= 0));
    for (const offset of own) others.delete(offset);
    const ref = writeSegmentRef(source, own, others);
    for (const offset of own) others.add(offset);
    return ref;
  };
};

/** The registry that a new section with this text would get. */
const sectionRegistry = (
  named: Language,
  source: SourceText,
  structure: GuideStructure,
): SectionRegistry | undefined => {
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
    plan &&
    sectionRegistrySchema.parse({
      ...plan.before,
      sources: plan.sources,
      ledger: plan.ledger.map(({ row }) => row),
      clauses: plan.rows.map(({ row }) => row),
    })
  );
};

/** IDs of examples end with `example-zz`. */
const mostExamples = 26 * 27;

const letter = (index: number): string => String.fromCharCode(97 + index);

const faqRegistries = (
  { title, chapters }: FaqStructure,
  refer: Refer,
  ledger: readonly LedgerRow[],
): { readonly chapters: readonly ChapterRegistry[]; readonly facts: readonly CardFact[] } => {
  const facts: CardFact[] = [];
  const toSlug = (): string => {
    const slug = `card-${facts.length + 1}`;
    facts.push({ slug, names: { en: slug } });
    return slug;
  };
  const heading = (block: TextBlock | null): { heading?: string } => (block ? { heading: refer(block) } : {});
  const front = { document: 'm10', chapter: 'front', source: file, titles, ledger, ...heading(title) };
  const own = chapters.map((chapter, index) => {
    const name = `chapter-${letter(index % 26)}${letter(Math.floor(index / 26) % 26)}`;
    let notes = 0;
    return {
      document: 'm10',
      chapter: name,
      source: file,
      titles,
      ...heading(chapter.heading),
      sections: chapter.sections.map((section, at) => ({
        id: `${name}-section-${at + 1}`,
        titles,
        ...heading(section.heading),
        notes: section.items.flatMap((item) => {
          if (item.type !== 'note') return [];
          notes += 1;
          return [{ id: `${name}-${notes}`, at: refer(item) }];
        }),
        boxes: section.items.flatMap((item) =>
          item.type === 'card' ? [{ card: toSlug(), at: refer(...textsOfCard(item).slice(0, 1)) }] : [],
        ),
      })),
      groups: chapter.groups.map((group) => ({
        ...heading(group.heading),
        cards: group.cards.map((card) => ({
          slug: toSlug(),
          at: refer(...textsOfCard(card).slice(0, 1)),
          rulings: card.rulings.map((ruling, at) => ({
            id: `r${at + 1}`,
            at: refer(...textsOfRuling(ruling)),
          })),
        })),
      })),
    };
  });
  return { chapters: [front, ...own].map((registry) => chapterRegistrySchema.parse(registry)), facts };
};
