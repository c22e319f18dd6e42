import type { z } from 'zod';
import { type CardRecord, cardRecordSchema } from '../schema/card.ts';
import type { PageRecords } from '../schema/citable.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { type FaqChapter, faqChapterSchema } from '../schema/faq.ts';
import { type GuideSection, guideSectionSchema } from '../schema/guide.ts';
import type { Content } from './content.ts';
import { hasErrors, type Staged, withoutQuestions } from './diagnostics.ts';
import { coverageOf } from './emit/coverage.ts';
import { emitFaq } from './emit/emit-faq.ts';
import { emitSection } from './emit/emit-section.ts';
import { createEnricher } from './emit/enricher.ts';
import { cardHead, chapterHead, sectionHead } from './emit/frontmatter.ts';
import { toMdx } from './emit/mdx.ts';
import { comparedOf, createStatusAt, keepCurrent } from './emit/status.ts';
import type { CardOf, EmitContext, EmittedPage } from './emit/unit.ts';
import { createTranslate, type FindReferred } from './emit/unofficial.ts';
import { findUnknownCards, sortCardsBySet } from './join/cards-of-sets.ts';
import { joinTexts } from './join/join-texts.ts';
import { replacedIn } from './join/replaced.ts';
import { prepareSource } from './marked-text/prepare-source.ts';
import { createLexicon, lexiconInput } from './references/lexicon.ts';
import { referredIn } from './references/references.ts';

interface Page<Record> extends Pick<EmittedPage<Record>, 'path' | 'record'> {
  /** A function, because most builds only check and write no pages. */
  readonly mdx: () => string;
}

interface Pages {
  readonly sections: readonly Page<GuideSection>[];
  readonly chapters: readonly Page<FaqChapter>[];
  readonly cards: readonly Page<CardRecord>[];
}

export interface Build extends Pages {
  readonly coverage: Coverage;
}

/** Builds all pages from the texts and decisions: runs the stages up to `emit` and collects their diagnostics. */
export const buildPages = (input: Content): Staged<Build> => {
  const diagnostics: Diagnostic[] = [];
  // After an error other than a question, later stages run but do not report: their errors may follow from it.
  let isSound = true;
  const report = (found: readonly Diagnostic[]): void => {
    if (isSound) diagnostics.push(...found);
  };
  const keep = <Value>({ value, diagnostics: found }: Staged<Value>): Value => {
    report(found);
    return value;
  };
  const endStage = (): void => {
    isSound = !hasErrors(withoutQuestions(diagnostics));
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
  // The texts that are still current in at least one language.
  const current = sources.filter((text) => replacedIn(text, sources).length < text.entry.languages.length);
  const laterChanges = keep(
    keepCurrent(
      input.laterChanges,
      current.map(({ entry }) => entry),
    ),
  );
  const context: EmitContext = {
    ...{ enrich: enricher.enrich, doubts: input.doubts },
    statusAt: createStatusAt(laterChanges),
    comparedOf: (page) => comparedOf(page, laterChanges),
    translate: createTranslate(input.unofficial, findReferred, report),
  };
  const cardRecords = new Map<string, CardRecord>();
  const finish = <Record extends { readonly document: string }>(
    schema: z.ZodType<Record>,
    headOf: (record: Record) => object,
    { path, record: emitted, body }: EmittedPage<Record>,
  ): Page<Record> => {
    const record = schema.parse(emitted);
    const cardOf: CardOf = (slug) => cardRecords.get(`${record.document}/cards/${slug}.mdx`);
    return { path, record, mdx: () => toMdx(headOf(record), body(cardOf)) };
  };

  const sections = sectionTrees.map((tree) =>
    finish(guideSectionSchema, sectionHead, emitSection(tree, context)),
  );
  const faqs = faqTrees.map((tree) => keep(emitFaq(tree, cards, enricher, context)));
  const chapters = faqs.flatMap((faq) =>
    faq.chapters.map((page) => finish(faqChapterSchema, chapterHead, page)),
  );

  // Unused corrections are reported only without errors above: an error can keep a correction from being applied.
  endStage();
  report(
    sources
      .filter((prepared) => replacedIn(prepared, sources).length === 0)
      .flatMap((prepared) => enricher.unusedCorrections(prepared)),
  );
  const cardPages = faqs.flatMap((faq) =>
    faq.cards().map((page) => finish(cardRecordSchema, cardHead, page)),
  );
  for (const { path, record } of cardPages) cardRecords.set(path, record);
  const coverage = coverageOf(sources);
  return { value: { sections, chapters, cards: cardPages, coverage }, diagnostics };
};

export const recordsOf = ({ sections, chapters, cards }: Pages): PageRecords => ({
  sections: sections.map(({ record }) => record),
  chapters: chapters.map(({ record }) => record),
  cards: cards.map(({ record }) => record),
});
