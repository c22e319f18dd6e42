import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { Staged } from '../diagnostics.ts';
import { structuralCorrections } from '../inline/correct.ts';
import type { PreparedSource } from '../inline/prepare-source.ts';
import type { PrintedHeading, PrintedHeadings } from '../references/section-references.ts';
import { claimFaq } from '../registry/claim-faq.ts';
import type { FindRow } from '../registry/find-row.ts';
import type { FaqStructure } from '../structure/structure.ts';
import { type CardSources, cardsOfEntries, emitCard, otherCards } from './emit-cards.ts';
import { emitChapter, type FaqContext } from './emit-chapter.ts';
import type { EmittedFaqPage } from './emit-section.ts';
import type { Enricher } from './enricher.ts';
import type { ValidityOf } from './validity.ts';

/** The pages of a set FAQ. */
export interface EmittedFaq {
  readonly chapters: readonly EmittedFaqPage<FaqChapter>[];
  readonly cards: readonly EmittedFaqPage<CardRecord>[];
}

/** What the pages are made from, besides the source. */
export interface FaqInput {
  readonly chapterRegistries: readonly ChapterRegistry[];
  readonly facts: readonly CardFact[];
  readonly enricher: Enricher;
  readonly validityOf: ValidityOf;
  readonly doubts: readonly Doubt[];
  readonly findRow?: FindRow;
}

/** Claims the lines of a set FAQ and emits its chapters, then its cards, each with the texts that name it. */
export const emitFaq = (
  { document, entry, source, corrections }: PreparedSource,
  structure: FaqStructure,
  { chapterRegistries, facts, enricher, validityOf, doubts, findRow }: FaqInput,
): Staged<EmittedFaq> => {
  const registries = chapterRegistries.filter((registry) => registry.source === entry.file);
  const { value: faq, diagnostics } = claimFaq(
    source,
    structure,
    registries,
    `content/registry/${document}`,
    findRow,
  );
  const stated = statedDate(entry) ?? structure.asOf;
  const context: FaqContext = {
    document,
    lang: entry.languages[0] ?? 'en',
    faq,
    asOf: stated ?? unknownDate,
    enrich: enricher.enrich,
    validityOf,
    doubts,
  };
  const chapters = registries.map((registry) => emitChapter(registry, context));
  const boxes = new Map<string, PrintedBox>();
  for (const { record } of chapters) {
    for (const section of record.sections) {
      for (const { slug, printed, source: span } of section.boxes) {
        if (!boxes.has(slug)) boxes.set(slug, { printed, source: span });
        enricher.mention(slug, `${document}/${record.slug}/#${section.id}`);
      }
    }
  }
  const printedHeadings: PrintedHeadings = new Map(chapters.flatMap(({ record }) => headingsOf(record)));
  // A card without a printed entry or box has a page if a text names it, or if its rules text has since changed.
  const hasReason = (slug: string) =>
    enricher.mentionsOf(slug).length > 0 || validityOf(`${document}/cards/${slug}`).changes.length > 0;
  const cards = registries
    .filter(({ groups }) => groups.length > 0)
    .flatMap((registry) => {
      const cardSources: CardSources = {
        registry,
        facts: new Map(facts.map((fact) => [fact.slug, fact])),
        structural: structuralCorrections(corrections),
        boxes,
        printedHeadings,
      };
      const entries = cardsOfEntries(cardSources, context);
      const others = otherCards(cardSources, new Set(entries.map(({ fact }) => fact.slug)));
      return [...entries, ...others]
        .filter(({ fact, role }) => role !== 'fact' || hasReason(fact.slug))
        .map((card) => emitCard(card, enricher.mentionsOf(card.fact.slug), context));
    });
  const undated = stated === null ? [noDate(entry.file)] : [];
  return { value: { chapters, cards }, diagnostics: [...diagnostics, ...undated] };
};

/** Fills the record in memory only: without a date the build stops with an error. */
const unknownDate = '1993-08-05';

const noDate = (file: string): Diagnostic => ({
  code: 'faq/undated',
  severity: 'error',
  file,
  line: 1,
  message: 'Neither the text nor source.yml gives the date of this FAQ.',
  hint: 'Give the date under `editions` in source.yml: rulings are shown with it.',
});

/** The addresses of the sections of a chapter, with the headings that the source prints. */
const headingsOf = ({
  document,
  slug,
  heading,
  sections,
}: FaqChapter): readonly [string, PrintedHeading][] => {
  const chapter = heading?.text ?? '';
  return sections.map((section) => [
    `${document}/${slug}/#${section.id}`,
    { chapter, section: section.heading?.text ?? '' },
  ]);
};

/** The date of the first language that has one in source.yml. */
const statedDate = ({ languages, editions }: SourceEntry): string | undefined =>
  languages.map((lang) => editions[lang]?.date ?? undefined).find((date) => date !== undefined);

type PrintedBox = CardSources['boxes'] extends ReadonlyMap<string, infer Box> ? Box : never;
