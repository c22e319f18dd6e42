import type { CardRecord } from '../schema/card.ts';
import type { PageRecords } from '../schema/citable.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { settleAccount, toLedgerEntries } from './account/account.ts';
import type { Staged } from './diagnostics.ts';
import { findUnknownCards, sortCardsBySet } from './edition/cards-of-sets.ts';
import { joinTexts } from './edition/join-texts.ts';
import { prepareSource } from './edition/prepare-source.ts';
import { languagesOffPage, replacedIn } from './edition/replaced.ts';
import type { EditionInput } from './edition-input.ts';
import { attachUnofficial, type FindReferred } from './emit/attach-unofficial.ts';
import { checkOlderEditions, checkPolicyAges } from './emit/claims-of-age.ts';
import { emitFaq } from './emit/emit-faq.ts';
import { emitSection } from './emit/emit-section.ts';
import { createEnricher } from './emit/enricher.ts';
import type { EmittedPage } from './emit/mdx.ts';
import { addKnown, keepCurrent } from './emit/policy.ts';
import { createValidity } from './emit/validity.ts';
import { createLexicon, lexiconInput } from './references/lexicon.ts';
import { referredIn } from './references/references.ts';

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
  // What is wrong in one stage is not told again as what follows from it in the next.
  let isSound = true;
  const report = (found: readonly Diagnostic[]): void => {
    if (isSound) diagnostics.push(...found);
  };
  const keep = <Value>({ value, diagnostics: found }: Staged<Value>): Value => {
    report(found);
    return value;
  };
  const endStage = (): void => {
    isSound = !diagnostics.some(({ code, severity }) => severity === 'error' && code !== 'edition/question');
  };
  const sources = input.sources.map((one) => keep(prepareSource(one, input.corrections)));
  endStage();
  const { sections: sectionTrees, faqs: faqTrees } = keep(joinTexts(sources, input));
  endStage();
  const cards = sortCardsBySet(input, faqTrees);
  report(findUnknownCards(sources, cards));
  endStage();
  const lexicon = createLexicon(lexiconInput({ ...input, cards, sections: sectionTrees, faqs: faqTrees }));
  const enricher = createEnricher(sources, lexicon);
  const findReferred: FindReferred = (text, lang, self) => referredIn(text, lexicon, { lang, self });
  const policy = keep(
    keepCurrent(
      input.policy,
      sources
        .filter((text) => replacedIn(text, sources).length < text.entry.languages.length)
        .map(({ entry }) => entry),
    ),
  );
  const validityOf = createValidity(input);
  /** A record with the unofficial translations of its page. */
  const complete = <Record extends { readonly document: string }>(
    record: Record,
    records: Partial<PageRecords>,
    page: string,
  ): Record => {
    const file = input.unofficial.find((one) => one.document === record.document && one.page === page);
    return keep(attachUnofficial(record, records, file, findReferred));
  };

  const sections = sectionTrees.map((tree) =>
    emitSection(tree, enricher.enrich, validityOf, (official) => {
      const record = addKnown(official, policy);
      return complete(record, { sections: [record] }, record.section);
    }),
  );
  const records = sections.map(({ record }) => record);
  report(checkPolicyAges(records, input.policy));
  report(
    input.sectionDecisions.flatMap((decided) =>
      records
        .filter(({ document, section }) => document === decided.document && section === decided.page)
        .flatMap((record) => checkOlderEditions(record, decided)),
    ),
  );
  const faqs = faqTrees.map((tree) =>
    keep(
      emitFaq(tree, sources, {
        ...input,
        cards,
        enricher,
        validityOf,
        completeChapter: (record) => complete(record, { chapters: [record] }, record.slug),
        completeCard: (record) => complete(record, { cards: [record] }, `cards/${record.slug}`),
      }),
    ),
  );

  // What is lost because of an error that is already reported is not reported twice.
  endStage();
  const accounts = sources.map((prepared) => {
    const placed = enricher.placedOf(prepared.source);
    return keep(settleAccount(prepared, placed, languagesOffPage(prepared, sources)));
  });
  report(
    sources
      .filter((prepared) => replacedIn(prepared, sources).length === 0)
      .flatMap((prepared) => enricher.unusedCorrections(prepared)),
  );
  const pages: Pages = {
    sections,
    chapters: faqs.flatMap(({ chapters }) => chapters),
    cards: faqs.flatMap(({ emitCards }) => emitCards()),
  };
  const entries = sources.flatMap(toLedgerEntries);
  return {
    value: { ...pages, coverage: { schemaVersion: 1, sources: accounts, entries } },
    diagnostics,
  };
};

/** The records of an edition. */
export const recordsOf = ({ sections, chapters, cards }: Pages): PageRecords => ({
  sections: sections.map(({ record }) => record),
  chapters: chapters.map(({ record }) => record),
  cards: cards.map(({ record }) => record),
});
