import type { CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { Staged } from '../diagnostics.ts';
import { structuralCorrections } from '../inline/correct.ts';
import type { PreparedSource } from '../inline/prepare-source.ts';
import type { PrintedHeading, PrintedHeadings } from '../references/section-references.ts';
import type { CardsOfSets } from '../registry/cards-of-sets.ts';
import { claimFaq } from '../registry/claim-faq.ts';
import type { FindRow } from '../registry/find-row.ts';
import type { FaqStructure } from '../structure/structure.ts';
import { type CardSources, cardsOfEntries, emitCard, otherCards } from './emit-cards.ts';
import { emitChapter, type FaqContext } from './emit-chapter.ts';
import type { EmittedFaqPage } from './emit-section.ts';
import type { Enricher } from './enricher.ts';
import type { ValidityOf } from './validity.ts';

/** The pages of a set FAQ. Its cards come when the texts of all documents are rich: each has the texts that name it. */
export interface EmittedFaq {
  readonly chapters: readonly EmittedFaqPage<FaqChapter>[];
  readonly emitCards: () => readonly EmittedFaqPage<CardRecord>[];
}

/** What the pages are made from, besides the source. */
export interface FaqInput {
  readonly chapterRegistries: readonly ChapterRegistry[];
  readonly cards: CardsOfSets;
  readonly enricher: Enricher;
  readonly validityOf: ValidityOf;
  readonly doubts: readonly Doubt[];
  readonly completeChapter: FaqContext['completeChapter'];
  readonly completeCard: FaqContext['completeCard'];
  readonly findRow?: FindRow;
}

/** Claims the lines of a set FAQ and emits its chapters and cards. */
export const emitFaq = (
  prepared: PreparedSource,
  structure: FaqStructure,
  {
    chapterRegistries,
    cards,
    enricher,
    validityOf,
    doubts,
    completeChapter,
    completeCard,
    findRow,
  }: FaqInput,
): Staged<EmittedFaq> => {
  const { document, entry, source, corrections } = prepared;
  const registries = chapterRegistries.filter((registry) => registry.source === entry.file);
  const { value: faq, diagnostics } = claimFaq(
    source,
    structure,
    registries,
    `content/registry/${document}`,
    findRow,
  );
  const stated = dateOfFaq(prepared);
  const context: FaqContext = {
    document,
    lang: entry.languages[0] ?? 'en',
    faq,
    asOf: stated || unknownDate,
    enrich: enricher.enrich,
    validityOf,
    doubts,
    completeChapter,
    completeCard,
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
  const cardSources: CardSources = {
    registries,
    facts: cards.of(document),
    structural: structuralCorrections(corrections),
    boxes,
    printedHeadings,
  };
  const entries = cardsOfEntries(cardSources, context);
  // A card without a printed entry or box has a page if a text names it that is of this set, or of a document that does
  // not have the card itself, or if its rules text has since changed.
  const isMeant = (slug: string, address: string) => {
    const by = address.replace(/\/.*$/u, '');
    return by === document || !cards.of(by).has(slug);
  };
  const hasReason = (slug: string) =>
    enricher.mentionsOf(slug).some((address) => isMeant(slug, address)) ||
    validityOf(`${document}/cards/${slug}`).changes.length > 0;
  const emitCards = () => {
    const others = otherCards(cardSources, new Set(entries.map(({ fact }) => fact.slug)));
    return [...entries, ...others]
      .filter(({ fact, role }) => role !== 'fact' || hasReason(fact.slug))
      .map((card) => emitCard(card, enricher.mentionsOf(card.fact.slug), context));
  };
  const undated = stated === '' ? [noDate(entry.file)] : [];
  return { value: { chapters, emitCards }, diagnostics: [...diagnostics, ...undated] };
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

/** The date of a set's text: as source.yml or the text itself states it, else empty. */
export const dateOfFaq = ({ entry, structure }: PreparedSource): string =>
  statedDate(entry) ?? (structure.kind === 'set-faq' ? structure.asOf : null) ?? '';

/** The date of the first language that has one in source.yml. */
const statedDate = ({ languages, editions }: SourceEntry): string | undefined =>
  languages.map((lang) => editions[lang]?.date ?? undefined).find((date) => date !== undefined);

type PrintedBox = CardSources['boxes'] extends ReadonlyMap<string, infer Box> ? Box : never;
