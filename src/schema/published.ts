import { z } from 'zod';
import { anomalySchema, cardFactSchema, cardRecordSchema, printedCardSchema } from './card.ts';
import { changeSchema } from './change.ts';
import { appliedCorrectionSchema, printedSchema } from './correction.ts';
import { coverageSchema, leftOutSchema, sourceCoverageSchema } from './coverage.ts';
import { currentSchema, documentIdSchema, documentSchema, elsewhereSchema } from './document.ts';
import { faqChapterSchema, faqSectionSchema } from './faq.ts';
import {
  alsoPrintedSchema,
  annotationSchema,
  clauseSchema,
  clauseTextSchema,
  guideSectionSchema,
  missingSchema,
  reasonSchema,
} from './guide.ts';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';
import { checkSchema, laterChangeSchema } from './later-change.ts';
import { plainBlockSchema } from './plain-block.ts';
import { statusSchema } from './since.ts';
import { editionSchema, sha256Schema, sourceEntrySchema, sourceSpanSchema } from './source.ts';
import { termSchema } from './term.ts';
import { unofficialTextSchema } from './unofficial.ts';

const rightsSchema = z.strictObject({
  notice: z.string(),
  license: z.string(),
  texts: z.array(z.strictObject({ file: z.string(), owner: z.string() })),
});
export type Rights = z.infer<typeof rightsSchema>;

const publishedElsewhereSchema = elsewhereSchema.extend({
  /** A section or chapter, or `cards`; absent: the whole document. */
  page: z.string().min(1).optional(),
});

const publishedDocumentSchema = documentSchema.extend({
  elsewhere: z.array(publishedElsewhereSchema).optional(),
});

/** Official texts that are not published here: the publisher's current text, and texts that we have no source of. */
const officialPlacesShape = {
  current: currentSchema.optional(),
  elsewhere: z.array(publishedElsewhereSchema).optional(),
};

/** `/data/ipg/<section>.json` */
export const publishedSectionSchema = guideSectionSchema.extend({
  ...officialPlacesShape,
  rights: rightsSchema,
});
export type PublishedSection = z.infer<typeof publishedSectionSchema>;

/** One card: a row of `cards.json`, or `/data/m10/cards/<slug>.json`. */
export const publishedCardSchema = cardRecordSchema.extend({
  kana: cardFactSchema.shape.kana,
  alsoCalled: cardFactSchema.shape.alsoCalled,
  /** Absent for cards of the role `fact`. */
  dates: faqChapterSchema.shape.dates.optional(),
  /** Absent in a file with several cards. */
  rights: rightsSchema.optional(),
});
export type PublishedCard = z.infer<typeof publishedCardSchema>;

/** `/data/m10/cards.json`: every card of the set, by collector number. */
export const publishedCardsSchema = z.strictObject({
  schemaVersion: z.literal(4),
  set: z.string(),
  dates: faqChapterSchema.shape.dates,
  rights: rightsSchema,
  cards: z.array(publishedCardSchema),
});

/** `/data/cards-mentioned.json`: cards of other sets that the texts name. */
export const mentionedCardsSchema = publishedCardsSchema.omit({ set: true, dates: true });

const publishedChapterSchema = faqChapterSchema.omit({
  schemaVersion: true,
  document: true,
  asOf: true,
  dates: true,
});

/** `/data/m10/faq.json`: the chapters in printed order. */
export const publishedFaqSchema = z.strictObject({
  schemaVersion: z.literal(4),
  document: documentIdSchema,
  dates: faqChapterSchema.shape.dates,
  ...officialPlacesShape,
  rights: rightsSchema,
  chapters: z.array(publishedChapterSchema),
});

const readableTextsSchema = z.strictObject({
  kind: z.enum(['clauses', 'annotations', 'notes', 'rulings', 'cardTexts']),
  total: z.int().min(0),
  /** `unofficial`: texts with an unofficial translation and no official text. */
  languages: perLanguage(z.strictObject({ official: z.int().min(0), unofficial: z.int().min(0) })),
});
export type ReadableTexts = z.infer<typeof readableTextsSchema>;

/** `/data/coverage.json` */
export const publishedCoverageSchema = coverageSchema.extend({
  readable: z.array(readableTextsSchema),
  unofficial: z.strictObject({ total: z.int().min(0), read: z.int().min(0), outdated: z.int().min(0) }),
  rights: rightsSchema,
});
export type PublishedCoverage = z.infer<typeof publishedCoverageSchema>;

/** An occurrence of a term. The address has no language and no base: `ipg/2.3/#remedy-4`. */
const termPlaceSchema = z.strictObject({ address: z.string(), lang: languageSchema });
export type TermPlace = z.infer<typeof termPlaceSchema>;

const publishedTermSchema = termSchema.omit({ synonyms: true }).extend({
  stands: z.array(termPlaceSchema),
});

/** The schema of a file that contains only our own work. */
const ownFileOf = <Version extends 1 | 4, Shape extends z.ZodRawShape>(version: Version, shape: Shape) =>
  z.strictObject({ schemaVersion: z.literal(version), rights: rightsSchema, ...shape });

/** `/data/terms.json`: the term base. */
export const publishedTermsSchema = ownFileOf(1, { terms: z.array(publishedTermSchema) });

/** `/data/changes.json`: what changed here, newest first. */
export const publishedChangesSchema = ownFileOf(1, { changes: z.array(changeSchema) });

/** `/data/rule-changes.json` (of the rules) and `/data/policy-changes.json` (of guides). */
export const publishedLaterChangesSchema = ownFileOf(4, {
  changes: z.array(laterChangeSchema),
  checks: z.array(checkSchema),
});

/** One file of `/data`. Paths are relative to the index. */
const dataFileSchema = z.strictObject({
  path: z.string(),
  what: localizedSchema,
  mediaType: z.string(),
  /** Its JSON Schema; absent if the file is not JSON. */
  schema: z.string().optional(),
  bytes: z.int().min(0),
  sha256: sha256Schema,
});

/** `/data/index.json`: all files, and the sources that they are made from. */
export const dataIndexSchema = z.strictObject({
  schemaVersion: z.literal(3),
  name: z.string(),
  notice: localizedSchema,
  license: localizedSchema,
  stability: localizedSchema,
  documents: z.array(publishedDocumentSchema).optional(),
  sources: z.array(sourceEntrySchema),
  files: z.array(dataFileSchema),
});
export type DataIndex = z.infer<typeof dataIndexSchema>;

/** The schemas that have a name and a description in the `$defs` of the JSON Schemas. */
export const definitions = z.registry<{ id: string; description: string }>();
const named: Readonly<Record<string, readonly [schema: z.ZodType, description: string]>> = {
  Localized: [localizedSchema, 'Our own words, in each language of the interface.'],
  SourceSpan: [
    sourceSpanSchema,
    'The place of a text in its source: file, 1-based lines and columns, both ends included.',
  ],
  Source: [sourceEntrySchema, 'One verbatim input text.'],
  Edition: [
    editionSchema,
    'The date of a text, with the evidence for it. If the text states none, date is null, and notBefore and before limit it.',
  ],
  Rights: [rightsSchema, 'Who owns the content of the file.'],
  Correction: [
    appliedCorrectionSchema,
    'A place where the source is damaged: its reading, the right text, and why.',
  ],
  Printed: [printedSchema, 'A line of a source, corrected, with its place in the source.'],
  PrintedCard: [printedCardSchema, 'A card as the source prints it; null for a missing line.'],
  Status: [
    statusSchema,
    'How far a text holds today: unchecked (nobody has compared it), current (no later change that we know of concerns it), changed (worded otherwise today, in the same sense as far as is known), partly, outdated.',
  ],
  Block: [plainBlockSchema, 'A paragraph, list or numbered list, without markers.'],
  Anomaly: [anomalySchema, 'A difference between what the source prints about a card and known facts.'],
  Card: [publishedCardSchema, 'One card with its rulings.'],
  Clause: [clauseSchema, 'The smallest unit that can be cited, in all its languages.'],
  ClauseText: [clauseTextSchema, 'The official text of a clause; paragraphs are joined by a blank line.'],
  Annotation: [annotationSchema, 'Commentary on a clause; never official text.'],
  AlsoPrinted: [alsoPrintedSchema, 'Text of the clause that a source prints in another language.'],
  Missing: [missingSchema, 'A language in which the clause is missing, and why.'],
  Reason: [reasonSchema, 'Why a text is missing or differs, with the words concerned as printed.'],
  Chapter: [publishedChapterSchema, 'A chapter of the FAQ.'],
  FaqSection: [faqSectionSchema, 'A section of a chapter.'],
  SourceCoverage: [
    sourceCoverageSchema,
    'The rows of one source: those on pages, and those left out, by their reason; rows is the sum of the other numbers.',
  ],
  ReadableTexts: [
    readableTextsSchema,
    'The number of texts of a kind that are readable in each language, officially or only in an unofficial translation.',
  ],
  Unofficial: [
    unofficialTextSchema,
    'A translation that is not official. It stands in for a text that none of our sources has in that language; with newer, it translates a newer edition than that of the official text above it. Without readBy, no second person has read it. Blank lines separate paragraphs, “- ” begins an item, “1. ” a step.',
  ],
  Document: [publishedDocumentSchema, 'A publication: a guide with numbered sections, or the FAQ of a set.'],
  Current: [
    currentSchema,
    'Where the publisher keeps the current text; seen is the day on which somebody last saw it there.',
  ],
  Elsewhere: [
    publishedElsewhereSchema,
    'An official text that none of our sources has. Without page, it is that of the whole document. Address and date are given if known.',
  ],
  LeftOut: [leftOutSchema, 'A text of a source that is on no page, and why.'],
  Term: [publishedTermSchema, 'An entry of the term base.'],
  TermPlace: [
    termPlaceSchema,
    'Where a term appears: an address without language and base path, and the language of the text.',
  ],
  Change: [changeSchema, 'A dated change to texts, corrections or notes.'],
  LaterChange: [
    laterChangeSchema,
    'A change to the rules of the game or to a guide since texts were written, in our own words.',
  ],
  Check: [checkSchema, 'A comparison of texts with what holds today.'],
  File: [dataFileSchema, 'A file; paths are relative to the index.'],
};
for (const [id, [schema, description]] of Object.entries(named)) definitions.add(schema, { id, description });
