import type { CardRecord } from '../schema/card.ts';
import type { PageRecords } from '../schema/citable.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { UnofficialFile } from '../schema/unofficial.ts';
import { settleAccount, toLedgerEntries } from './account/account.ts';
import { inSourceFolders, type Staged } from './diagnostics.ts';
import type { EditionInput } from './edition-input.ts';
import { attachUnofficial, type FindReferred } from './emit/attach-unofficial.ts';
import { dateOfFaq, emitFaq } from './emit/emit-faq.ts';
import { type EmittedPage, emitSection } from './emit/emit-section.ts';
import { createEnricher } from './emit/enricher.ts';
import { addKnown, keepCurrent } from './emit/policy.ts';
import { createValidity } from './emit/validity.ts';
import { type PreparedSource, prepareSource } from './inline/prepare-source.ts';
import { lexiconInput } from './references/lexicon.ts';
import { createLexicon, referredIn } from './references/references.ts';
import { sortCardsBySet } from './registry/cards-of-sets.ts';
import { claimSection } from './registry/claim-section.ts';

/** All pages of an edition. */
interface Pages {
  readonly sections: readonly EmittedPage<GuideSection>[];
  readonly chapters: readonly EmittedPage<FaqChapter>[];
  readonly cards: readonly EmittedPage<CardRecord>[];
}

/** Everything the build writes. */
export interface Edition extends Pages {
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
  const cards = sortCardsBySet(input, (document) => dateOfSet(sources, document));
  const lexicon = createLexicon(lexiconInput({ ...input, cards }, sources));
  const enricher = createEnricher(sources, lexicon);
  const findReferred: FindReferred = (text, lang, self) => referredIn(text, lexicon, { lang, self });
  const policy = keep(
    keepCurrent(
      input.policy,
      sources.map(({ entry }) => entry),
    ),
  );
  const validityOf = createValidity(input);
  const translated = (document: string, page: string): UnofficialFile | undefined =>
    input.unofficial.find((file) => file.document === document && file.page === page);

  const sections = input.sectionRegistries.map((registry) => {
    const own = sources.filter(({ entry }) => Object.values(registry.sources).includes(entry.file));
    const structured = own.flatMap(({ source, structure, placesAt }) =>
      structure.kind === 'guide' ? [{ source, structure, placesAt }] : [],
    );
    const claimed = keep(claimSection(registry, structured, input.findRow));
    return emitSection(
      claimed,
      own.map(({ entry }) => entry),
      enricher.enrich,
      validityOf,
      (official) => {
        const record = addKnown(official, policy);
        const file = translated(record.document, record.section);
        return keep(attachUnofficial(record, { sections: [record] }, file, findReferred));
      },
    );
  });
  const texts = sources.filter(({ structure }) => structure.kind === 'set-faq');
  const faqs = [...Map.groupBy(texts, ({ document }) => document)].map(([document, own]) =>
    keep(
      emitFaq(document, own, {
        ...input,
        cards,
        enricher,
        validityOf,
        completeChapter: (record) =>
          keep(
            attachUnofficial(record, { chapters: [record] }, translated(document, record.slug), findReferred),
          ),
        completeCard: (record) =>
          keep(
            attachUnofficial(
              record,
              { cards: [record] },
              translated(document, `cards/${record.slug}`),
              findReferred,
            ),
          ),
      }),
    ),
  );

  const accounts = sources.map(({ source, structure }) => {
    const { value, diagnostics: found } = settleAccount(
      source,
      enricher.placedOf(source),
      structure.ledger,
      structure.markup,
    );
    // What is lost because of an error that is already reported would be reported twice.
    if (!diagnostics.some(({ file, severity }) => file === source.file && severity === 'error'))
      diagnostics.push(...found);
    return value;
  });
  diagnostics.push(...sources.flatMap((prepared) => enricher.unusedCorrections(prepared)));
  const pages: Pages = {
    sections,
    chapters: faqs.flatMap(({ chapters }) => chapters),
    cards: faqs.flatMap(({ emitCards }) => emitCards()),
  };
  const entries = sources.flatMap(({ source, structure }) => toLedgerEntries(source, structure.ledger));
  return {
    value: { ...pages, coverage: { schemaVersion: 1, sources: accounts, entries: [...entries] } },
    diagnostics: inSourceFolders(diagnostics, sources),
  };
};

/** The records of an edition. */
export const recordsOf = ({ sections, chapters, cards }: Pages): PageRecords => ({
  sections: sections.map(({ record }) => record),
  chapters: chapters.map(({ record }) => record),
  cards: cards.map(({ record }) => record),
});

/** The latest date of a set's texts; empty if none states one. */
const dateOfSet = (sources: readonly PreparedSource[], document: string): string =>
  sources
    .filter((one) => one.document === document)
    .map(dateOfFaq)
    .reduce((latest, date) => (date > latest ? date : latest), '');
