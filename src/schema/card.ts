import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import { commonLanguage, inOtherLanguages, languageSchema, notesSchema, perLanguage } from './language.ts';
import { blocksToLines, plainBlockSchema } from './plain-block.ts';
import { printedSchema } from './printed.ts';
import { saidSchema } from './said.ts';
import { slugSchema } from './slug.ts';
import { sourceSpanSchema } from './source.ts';
import { unofficialSchema } from './unofficial.ts';
import { validitySchema } from './validity.ts';

/** `{2}{W}{W}`, `{W/U}`, `{W/P}`, `{X}`, `{0}`. */
export const manaCostSchema = z.string().regex(/^(?:\{(?:\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])\})+$/u);
const colorSchema = z.enum(['W', 'U', 'B', 'R', 'G']);
const raritySchema = z.enum(['common', 'uncommon', 'rare', 'mythic', 'land']);

/** The names printed on a card. */
export const cardNamesSchema = z.strictObject({
  [commonLanguage]: z.string(),
  ...inOtherLanguages(z.string().optional()),
});
export type CardNames = z.infer<typeof cardNamesSchema>;

/** The facts of a card, from outside the source texts: a row of `content/cards/*.json`. */
export const cardFactSchema = z.strictObject({
  /** Made from the English name: `ajani-goldmane`. */
  slug: slugSchema,
  /** The ID of the set's FAQ and (`number`) collector number; absent for cards that texts only mention. */
  set: z.string().optional(),
  number: z.int().min(1).optional(),
  names: cardNamesSchema,
  /** The kana reading of the Japanese name; only for names in kana, where it is certain. */
  kana: z.string().optional(),
  /** Other names that a source uses for the card. */
  alsoCalled: z.array(z.strictObject({ lang: languageSchema, name: z.string() })).optional(),
  said: saidSchema.optional(),
  manaCost: manaCostSchema.optional(),
  manaValue: z.number().optional(),
  colors: z.array(colorSchema).optional(),
  typeLine: perLanguage(z.string()).optional(),
  rarity: raritySchema.optional(),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
});
export type CardFact = z.infer<typeof cardFactSchema>;
export const cardFactFileSchema = z.array(cardFactSchema);

/** `r1` */
const rulingIdSchema = z.string().regex(/^r\d+$/u, 'Write r and a number: r1.');

/** What a file leaves out because another of its fields says it, put in where that can be read. */
const filledIn = <Value>(
  missing: (written: Readonly<Record<string, unknown>>) => unknown,
  schema: z.ZodType<Value>,
) =>
  z.preprocess((written) => {
    if (typeof written !== 'object' || written === null || 'text' in written) return written;
    const text = missing(written as Readonly<Record<string, unknown>>);
    return text === undefined ? written : { ...written, text };
  }, schema);

/** A ruling in one language. A file has the blocks alone. */
export const rulingTextSchema = filledIn(
  ({ blocks }) => {
    const read = z.array(plainBlockSchema).safeParse(blocks).data;
    return read && blocksToLines(read);
  },
  z.strictObject({
    /** The blocks, joined by line breaks. */
    text: z.string().min(1),
    blocks: z.array(plainBlockSchema).min(1),
    source: sourceSpanSchema,
    corrections: z.array(appliedCorrectionSchema).optional(),
  }),
);
export type RulingText = z.infer<typeof rulingTextSchema>;

/** One bullet of a card's rulings. */
export const rulingSchema = z.strictObject({
  id: rulingIdSchema,
  /** The official texts. */
  texts: perLanguage(rulingTextSchema),
  unofficial: unofficialSchema.optional(),
  validity: validitySchema,
});
export type Ruling = z.infer<typeof rulingSchema>;

/** A card as a source prints it, line by line; null for a line that it does not print. */
export const printedCardSchema = z.strictObject({
  name: printedSchema.nullable(),
  /** The English name, if it is printed beside the name. */
  nameEn: printedSchema.optional(),
  manaCost: printedSchema.nullable(),
  typeLine: printedSchema.nullable(),
  /** Power and toughness (`1/1`) or loyalty (`4`). */
  stats: printedSchema.nullable(),
  text: z.array(printedSchema),
});
export type PrintedCard = z.infer<typeof printedCardSchema>;

/** A difference between what the source prints (`source`) and the facts (`fact`), shown without deciding which is right. */
export const anomalySchema = z.strictObject({
  kind: z.enum([
    'cost',
    'type',
    'name',
    'heading',
    'power-toughness',
    'loyalty',
    'lost',
    'lost-head',
    'section-reference',
    'wording',
  ]),
  source: z.string(),
  fact: z.string(),
  /** The language of the text that prints it; absent if the text lacks it. */
  lang: languageSchema.optional(),
  /** The ruling that it is in; absent for the head of the card. */
  ruling: rulingIdSchema.optional(),
  /** Why a wording is in doubt, in our own words. */
  reason: notesSchema.optional(),
});
export type Anomaly = z.infer<typeof anomalySchema>;

/**
 * Why a card has a page: it has an entry of its own, it is an example in a chapter, its entry is lost with a page of
 * the source, or (`fact`) a text names it or a rule change affects it.
 */
const cardRoleSchema = z.enum(['entry', 'example', 'lost', 'fact']);

/** What the text of a set in one language prints of a card. A file has the printed lines alone, where there are any. */
export const cardTextSchema = filledIn(
  ({ printed }) => printedCardSchema.safeParse(printed).data?.text.map(({ text }) => text),
  z.strictObject({
    /** The name in the source, if it differs from that of the card. */
    nameInSource: z.string().optional(),
    /** The paragraphs of the rules text in the source, with corrections. */
    text: z.array(z.string()),
    /** The lines of the card's own entry with their positions in the source; null if it has no entry. */
    printed: printedCardSchema.nullable(),
    /** The lines of the entry, or of the box in a chapter. */
    source: sourceSpanSchema,
    /** The color heading above the entry, as printed. */
    heading: z.string().optional(),
  }),
);
export type CardText = z.infer<typeof cardTextSchema>;

/** One card of a set with its rulings: the frontmatter of `content/docs/<set>/cards/<slug>.mdx`, and a row of `/data/<set>/cards.json`. */
export const cardRecordSchema = z.strictObject({
  schemaVersion: z.literal(2),
  /** The set FAQ whose text treats, shows or names the card. */
  document: documentIdSchema,
  set: z.string(),
  slug: slugSchema,
  role: cardRoleSchema,
  number: z.int().min(1).optional(),
  rarity: raritySchema.optional(),
  names: cardNamesSchema,
  manaCost: manaCostSchema.optional(),
  manaValue: z.number().optional(),
  colors: z.array(colorSchema),
  typeLine: perLanguage(z.string()),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  /** What the text of each language prints of it. */
  texts: perLanguage(cardTextSchema),
  /** Translations of its rules text. Oracle text decides what the card says. */
  unofficial: unofficialSchema.optional(),
  rulings: z.array(rulingSchema),
  anomalies: z.array(anomalySchema),
  /** Present only if a rule change affects the printed card itself, its type line or rules text. */
  validity: validitySchema.optional(),
  /** The texts that name the card, in reading order: `ipg/2.3/#example-c`, `m10/cards/clone/#r1`. */
  mentionedIn: z.array(z.string()),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;
