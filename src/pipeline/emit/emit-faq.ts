import type { CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { Staged } from '../diagnostics.ts';
import type { EditionInput } from '../edition-input.ts';
import { structuralCorrections } from '../inline/correct.ts';
import type { PreparedSource } from '../inline/prepare-source.ts';
import type { PrintedHeading, PrintedHeadings } from '../references/section-references.ts';
import type { CardsOfSets } from '../registry/cards-of-sets.ts';
import { checkFaqIds, claimFaq } from '../registry/claim-faq.ts';
import type { FaqStructure } from '../structure/structure.ts';
import { type CardSources, cardsOfEntries, emitCard, otherCards } from './emit-cards.ts';
import { emitChapter, type FaqContext, inEachText } from './emit-chapter.ts';
import type { EmittedPage } from './emit-section.ts';
import type { Enricher } from './enricher.ts';

/** The pages of a set FAQ. Its cards come when the texts of all documents are rich: each has the texts that name it. */
interface EmittedFaq {
  readonly chapters: readonly EmittedPage<FaqChapter>[];
  readonly emitCards: () => readonly EmittedPage<CardRecord>[];
}

/** What the pages are made from, besides the sources. */
type FaqInput = Pick<FaqContext, 'validityOf' | 'doubts' | 'completeChapter' | 'completeCard'> &
  Pick<EditionInput, 'chapterRegistries' | 'findRow'> & {
    readonly cards: CardsOfSets;
    readonly enricher: Enricher;
  };

/** Claims the lines of the texts of a set FAQ, one for each language, and emits its chapters and cards. */
export const emitFaq = (
  document: string,
  prepared: readonly PreparedSource[],
  input: FaqInput,
): Staged<EmittedFaq> => {
  const { cards, enricher, findRow, validityOf } = input;
  const diagnostics: Diagnostic[] = [];
  const registries = input.chapterRegistries.filter((registry) => registry.document === document);
  const folder = `content/registry/${document}`;
  diagnostics.push(...checkFaqIds(registries, folder, findRow));
  const texts = languages.flatMap((lang) => prepared.flatMap((one) => inLanguage(one, lang)));
  const claimed = texts.map(({ lang, source, structure }) => {
    const own = registries.filter(({ sources }) => sources[lang] === source.file);
    const faq = claimFaq({ lang, source, structure }, own, folder, findRow);
    diagnostics.push(...faq.diagnostics);
    return faq.value;
  });
  diagnostics.push(...prepared.filter((one) => dateOfFaq(one) === '').map(({ entry }) => noDate(entry.file)));
  const dates = Object.fromEntries(texts.map((one) => [one.lang, dateOfFaq(one) || unknownDate]));
  const context: FaqContext = {
    ...input,
    document,
    texts: claimed,
    dates,
    asOf: Object.values(dates)[0] ?? unknownDate,
    enrich: enricher.enrich,
  };
  const chapters = registries.map((registry) => emitChapter(registry, context));
  const boxes = new Map<string, FaqChapter['sections'][number]['boxes'][number]['texts']>();
  for (const { record } of chapters) {
    for (const section of record.sections) {
      for (const { slug, texts: own } of section.boxes) {
        boxes.set(slug, { ...own, ...boxes.get(slug) });
        enricher.mention(slug, `${document}/${record.slug}/#${section.id}`);
      }
    }
  }
  const cardSources: CardSources = {
    registries,
    facts: cards.of(document),
    structural: new Map(texts.map(({ lang, corrections }) => [lang, structuralCorrections(corrections)])),
    boxes,
    printedHeadings: inEachText(context, ({ lang }) =>
      headingsIn(
        chapters.map(({ record }) => record),
        lang,
      ),
    ),
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
    validityOf(`${document}/cards/${slug}/`).changes.length > 0;
  const emitCards = () => {
    const others = otherCards(cardSources, new Set(entries.map(({ fact }) => fact.slug)));
    return [...entries, ...others]
      .filter(({ fact, role }) => role !== 'fact' || hasReason(fact.slug))
      .map((card) => emitCard(card, enricher.mentionsOf(card.fact.slug), context));
  };
  return { value: { chapters, emitCards }, diagnostics };
};

type PreparedFaq = PreparedSource & { readonly lang: Language; readonly structure: FaqStructure };

const inLanguage = (prepared: PreparedSource, lang: Language): readonly PreparedFaq[] => {
  const { entry, structure } = prepared;
  return entry.languages[0] === lang && structure.kind === 'set-faq'
    ? [{ ...prepared, structure, lang }]
    : [];
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

/** The addresses of the sections of the chapters, with the headings that the source of a language prints. */
const headingsIn = (chapters: readonly FaqChapter[], lang: Language): PrintedHeadings =>
  new Map(
    chapters.flatMap(({ document, slug, headings, sections }): [string, PrintedHeading][] =>
      sections.map((section) => [
        `${document}/${slug}/#${section.id}`,
        { chapter: headings[lang]?.text ?? '', section: section.headings[lang]?.text ?? '' },
      ]),
    ),
  );

/** The date of a set's text: as source.yml or the text itself states it, else empty. */
export const dateOfFaq = ({ entry, structure }: PreparedSource): string =>
  statedDate(entry) ?? (structure.kind === 'set-faq' ? structure.asOf : null) ?? '';

/** The date of the first language that has one in source.yml. */
const statedDate = ({ languages: own, editions }: SourceEntry): string | undefined =>
  own.map((lang) => editions[lang]?.date ?? undefined).find((date) => date !== undefined);
