import { z } from 'zod';
import { noteKindSchema } from './faq.ts';
import { partSchema } from './guide.ts';
import { languageSchema } from './language.ts';
import { segmentRefSchema } from './segment-ref.ts';

/**
 * What the lines of a source are, as people have confirmed it: `content/structure/<document>/<source>.yml`. The reader in
 * `src/authoring` proposes it; the build obeys it and looks at no line to decide what it is.
 */

/** A mark of print that is no text (bullet, letter of an example, colon of a heading): as printed, or where it is. */
const markSchema = z.union([z.string().min(1), z.strictObject({ at: segmentRefSchema })]);

const textShape = {
  /**
   * The lines, with columns where a line holds more than this. Several lines become one paragraph; in a list, each
   * entry stays a line of its own.
   */
  at: z.union([segmentRefSchema, z.array(segmentRefSchema).min(2)]),
  /** The marks in these lines, in their order. */
  mark: z.union([markSchema, z.array(markSchema).min(2)]).optional(),
  /** A person has looked at these lines: that the reader sees something else is reported no more. */
  decided: z.literal(true).optional(),
};

/** A line that only divides (`-----`). */
const dividerSchema = z.strictObject({ ...textShape, is: z.literal('divider') });

const guideRowSchema = z.discriminatedUnion('is', [
  z.strictObject({ ...textShape, is: z.literal('title'), lang: languageSchema }),
  z.strictObject({
    ...textShape,
    is: z.enum(['heading', 'subheading', 'penalty']),
    part: partSchema.optional(),
    lang: languageSchema,
  }),
  z.strictObject({
    ...textShape,
    is: z.literal('clause'),
    part: partSchema,
    lang: languageSchema,
    /** Printed letter or number of an example. */
    label: z.string().optional(),
  }),
  z.strictObject({
    ...textShape,
    is: z.literal('annotation'),
    part: partSchema,
    lang: languageSchema,
    /** What it is about if that is not the clause before it: `part`, or the letter of an example. */
    about: z.string().optional(),
  }),
  dividerSchema,
]);
export type GuideRow = z.infer<typeof guideRowSchema>;

const optionalText = { ...textShape, at: textShape.at.optional() };

const faqRowSchema = z.discriminatedUnion('is', [
  z.strictObject({ ...textShape, is: z.literal('title') }),
  z.strictObject({ ...optionalText, is: z.literal('chapter'), kind: z.enum(['notes', 'rulings']) }),
  /** Headings, without lines where none is printed; a card's is its name, a ruling's its first paragraph. */
  z.strictObject({ ...optionalText, is: z.enum(['section', 'group', 'card', 'ruling']) }),
  z.strictObject({
    ...textShape,
    is: z.literal('note'),
    kind: noteKindSchema,
    /** Printed number of a step. */
    label: z.string().optional(),
    /** Part of the bullet or step before it. */
    inner: z.literal(true).optional(),
  }),
  z.strictObject({
    ...textShape,
    is: z.enum(['english-name', 'mana-cost', 'type-line', 'stats', 'rules-text']),
  }),
  /** More of the ruling before it. */
  z.strictObject({ ...textShape, is: z.enum(['paragraph', 'item', 'step']) }),
  dividerSchema,
]);
export type FaqRow = z.infer<typeof faqRowSchema>;

export const structureFileSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    source: z.string(),
    kind: z.literal('guide'),
    /** Number of the section, if the text prints it. */
    section: z.string().optional(),
    lines: z.array(guideRowSchema),
  }),
  z.strictObject({
    source: z.string(),
    kind: z.literal('set-faq'),
    /** The date that the text gives itself. */
    asOf: z.iso.date().optional(),
    lines: z.array(faqRowSchema),
  }),
]);
export type StructureFile = z.infer<typeof structureFileSchema>;
