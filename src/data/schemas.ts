import { z } from 'zod';
import { anomalySchema, printedCardSchema, rulingSchema } from '../schema/card.ts';
import { changeSchema } from '../schema/change.ts';
import { appliedCorrectionSchema } from '../schema/correction.ts';
import { ledgerEntrySchema, sourceCoverageSchema } from '../schema/coverage.ts';
import { type Document, documentIdSchema } from '../schema/document.ts';
import { cardBoxSchema, noteSchema } from '../schema/faq.ts';
import {
  alsoPrintedSchema,
  annotationSchema,
  headingSchema,
  missingSchema,
  reasonSchema,
} from '../schema/guide.ts';
import { localizedSchema } from '../schema/language.ts';
import { plainBlockSchema } from '../schema/plain-block.ts';
import { knownSchema, policyChangeSchema } from '../schema/policy.ts';
import { printedSchema } from '../schema/printed.ts';
import {
  dataFileSchema,
  dataIndexSchema,
  mentionedCardsSchema,
  publishedCardSchema,
  publishedCardsSchema,
  publishedChangesSchema,
  publishedChapterSchema,
  publishedClauseSchema,
  publishedClauseTextSchema,
  publishedCoverageSchema,
  publishedFaqSchema,
  publishedFaqSectionSchema,
  publishedPolicySchema,
  publishedRuleChangesSchema,
  publishedSectionSchema,
  publishedSourceSchema,
  publishedTermSchema,
  publishedTermsSchema,
  readableTextsSchema,
  rightsSchema,
  termPlaceSchema,
} from '../schema/published.ts';
import { editionSchema, sourceSpanSchema } from '../schema/source.ts';
import { unofficialTextSchema } from '../schema/unofficial.ts';
import { ruleChangeSchema, validitySchema } from '../schema/validity.ts';

/** The schema of each kind of JSON file, by the name under which `/data/schema/<name>.json` serves it. */
export const schemasOf = (documents: readonly Document[]): Readonly<Record<string, z.ZodType>> => ({
  index: dataIndexSchema,
  ...Object.fromEntries(idsOf(documents, 'guide').map((id) => [`${id}-section`, publishedSectionSchema])),
  cards: publishedCardsSchema,
  card: publishedCardSchema,
  'cards-mentioned': mentionedCardsSchema,
  faq: publishedFaqSchema,
  terms: publishedTermsSchema,
  coverage: publishedCoverageSchema,
  changes: publishedChangesSchema,
  'rule-changes': publishedRuleChangesSchema,
  'policy-changes': publishedPolicySchema,
});

const idsOf = (documents: readonly Document[], kind: Document['kind']): string[] =>
  documents.flatMap((document) => (document.kind === kind ? [document.id] : []));

/**
 * A schema as JSON Schema 2020-12. `base` is the address of the folder of schemas, a slash at its end; it may
 * be root-relative. Objects are left open: a field may be added within a `schemaVersion`, and a reader who
 * keeps an older copy of the schema must not be stopped by it. (That we publish no field by mistake, the
 * strict zod schemas see to.)
 */
export const toJsonSchema = (
  name: string,
  base: string,
  documents: readonly Document[],
): Record<string, unknown> => {
  const schema = schemasOf(documents)[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    metadata: definitions,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === documentIdSchema) fixDocument(jsonSchema, name, documents);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // The range of `z.int()` is that of the language, not of the data.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // A default matters to those who write the content, not to those who read the data.
      delete jsonSchema.default;
      if (Array.isArray(jsonSchema.prefixItems)) {
        Object.assign(jsonSchema, { items: false, minItems: jsonSchema.prefixItems.length });
      }
    },
  });
  return { $schema, $id: `${base}${name}.json`, title: `Sidejudge: ${name}`, ...rest };
};

/** The schema of a section names its guide, the others the sets. */
const fixDocument = (
  jsonSchema: z.core.JSONSchema.BaseSchema,
  name: string,
  documents: readonly Document[],
): void => {
  const guide = idsOf(documents, 'guide').filter((id) => name === `${id}-section`);
  const [only = '', ...more] = guide.length > 0 ? guide : idsOf(documents, 'set-faq');
  delete jsonSchema.pattern;
  if (more.length === 0) jsonSchema.const = only;
  else jsonSchema.enum = [only, ...more];
};

/** Schemas that get a name and a sentence in `$defs`. */
const definitions = z.registry<{ id: string; description: string }>();
const named: readonly (readonly [schema: z.ZodType, id: string, description: string])[] = [
  [localizedSchema, 'Localized', 'Our own words, in each language of the interface.'],
  [
    sourceSpanSchema,
    'SourceSpan',
    'Where a text is in its source: file, 1-based lines and columns, both ends included.',
  ],
  [publishedSourceSchema, 'Source', 'One verbatim input text; date is the one it states, or null.'],
  [
    editionSchema,
    'Edition',
    'What dates a text; date is null where the text does not state one: then notBefore and before are the range that the evidence leaves.',
  ],
  [rightsSchema, 'Rights', 'Who owns the content of the file.'],
  [
    appliedCorrectionSchema,
    'Correction',
    'A place where the source is damaged: its reading, the right text, and why.',
  ],
  [printedSchema, 'Printed', 'A line of a source, corrected, with its place in the source.'],
  [printedCardSchema, 'PrintedCard', 'A card as the source prints it; null for a missing line.'],
  [
    validitySchema,
    'Validity',
    'Whether the text still holds; changes are IDs in rule-changes.json, policyChanges in policy-changes.json.',
  ],
  [plainBlockSchema, 'Block', 'A paragraph, list or numbered list, without markers.'],
  [rulingSchema, 'Ruling', 'One ruling; text is the text of its blocks, joined by line breaks.'],
  [anomalySchema, 'Anomaly', 'A difference between what the source prints about a card and known facts.'],
  [publishedCardSchema, 'Card', 'One card with its rulings.'],
  [publishedClauseSchema, 'Clause', 'The smallest unit that can be cited, in all its languages.'],
  [
    publishedClauseTextSchema,
    'ClauseText',
    'The official text of a clause; paragraphs are joined by a blank line.',
  ],
  [annotationSchema, 'Annotation', 'Commentary on a clause; never official text.'],
  [alsoPrintedSchema, 'AlsoPrinted', 'Text of the clause that a source prints in another language.'],
  [missingSchema, 'Missing', 'A language in which the clause is missing, and why.'],
  [reasonSchema, 'Reason', 'Why a text is missing or differs, with the words concerned as printed.'],
  [headingSchema, 'Heading', 'A printed heading.'],
  [publishedChapterSchema, 'Chapter', 'A chapter of the FAQ.'],
  [publishedFaqSectionSchema, 'FaqSection', 'A section of a chapter.'],
  [noteSchema, 'Note', 'A paragraph, bullet or step of a chapter that can be cited.'],
  [cardBoxSchema, 'CardBox', 'A card shown in a chapter, after a note or at the head of its section.'],
  [
    sourceCoverageSchema,
    'SourceCoverage',
    'Where the non-blank characters of one source went; total is the sum of the other numbers.',
  ],
  [
    readableTextsSchema,
    'ReadableTexts',
    'How many texts of a kind can be read in each language, officially or only in an unofficial translation.',
  ],
  [
    unofficialTextSchema,
    'Unofficial',
    'A translation that is not official, where a language has no official text. Blank lines separate paragraphs, “- ” begins an item, “1. ” a step.',
  ],
  [ledgerEntrySchema, 'LedgerEntry', 'A piece of source text that is on no page.'],
  [publishedTermSchema, 'Term', 'An entry of the term base.'],
  [
    termPlaceSchema,
    'TermPlace',
    'Where a term appears: an address without language and base path, and the language of the text.',
  ],
  [changeSchema, 'Change', 'A dated change to texts, corrections or notes.'],
  [policyChangeSchema, 'PolicyChange', 'A change to the guide, in our own words.'],
  [
    knownSchema,
    'Known',
    'What is known about a text compared with the edition that its section was compared with.',
  ],
  [ruleChangeSchema, 'RuleChange', 'A change to the rules of the game, in our own words.'],
  [dataFileSchema, 'File', 'A file; paths are relative to the index.'],
];
for (const [schema, id, description] of named) definitions.add(schema, { id, description });
