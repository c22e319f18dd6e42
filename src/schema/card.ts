import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { localizedSchema, perLanguage } from './language.ts';
import { printedSchema } from './printed.ts';
import { sourceSpanSchema } from './source.ts';
import { validitySchema } from './validity.ts';

/** `ajani-goldmane`: from the English name. */
export const slugSchema = z.string().regex(/^[a-z][a-z0-9-]*$/u);

/** `{2}{W}{W}`, `{W/U}`, `{W/P}`, `{X}`, `{0}`. */
export const manaCostSchema = z.string().regex(/^(?:\{(?:\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])\})+$/u);
const colorSchema = z.enum(['W', 'U', 'B', 'R', 'G']);
const raritySchema = z.enum(['common', 'uncommon', 'rare', 'mythic', 'land']);

/** What is known of a card independent of any source text: `content/cards/*.json`. */
export const cardFactSchema = z.strictObject({
  slug: slugSchema,
  /** Set code and collector number, for the cards of a set we have; absent for cards only mentioned. */
  set: z.string().optional(),
  number: z.int().min(1).optional(),
  names: z.strictObject({ en: z.string(), zh: z.string().optional(), ja: z.string().optional() }),
  /** Kana reading of the Japanese name, only where the name is kana and so the reading is certain. */
  kana: z.string().optional(),
  /** Names that a source uses although they are not the printed ones. */
  alsoCalled: z.array(z.strictObject({ lang: z.enum(['zh', 'ja', 'en']), name: z.string() })).optional(),
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

/** A block of a ruling, as plain text without its markers. */
export const plainBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ type: z.enum(['list', 'steps']), items: z.array(z.string()).min(1) }),
]);
export type PlainBlock = z.infer<typeof plainBlockSchema>;

/** `r1` */
const rulingIdSchema = z.string().regex(/^r\d+$/u);

/** One bullet of a card's rulings. */
export const rulingSchema = z.strictObject({
  id: rulingIdSchema,
  /** The blocks joined by line breaks, without markers. */
  text: z.string().min(1),
  blocks: z.array(plainBlockSchema).min(1),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
  validity: validitySchema,
});
export type Ruling = z.infer<typeof rulingSchema>;

/** A card as a source prints it, line by line; null for a line that is not there. */
export const printedCardSchema = z.strictObject({
  name: printedSchema.nullable(),
  /** The English name, where it is printed beside the name. */
  nameEn: printedSchema.optional(),
  manaCost: printedSchema.nullable(),
  typeLine: printedSchema.nullable(),
  /** Power and toughness (`1/1`) or loyalty (`4`). */
  stats: printedSchema.nullable(),
  text: z.array(printedSchema),
});
export type PrintedCard = z.infer<typeof printedCardSchema>;

/** A difference between what the source prints and what is known: both readings, nothing decided. */
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
  /** The ruling it stands in, where it is not of the card's head. */
  ruling: rulingIdSchema.optional(),
  /** Why a wording is in doubt, in our own words. */
  reason: localizedSchema.optional(),
});
export type Anomaly = z.infer<typeof anomalySchema>;

/**
 * Why a card is here: it has an entry of its own, it stands as an example in a chapter, its entry is lost
 * with a page of the source, or only its facts are known.
 */
const cardRoleSchema = z.enum(['entry', 'example', 'lost', 'fact']);
export type CardRole = z.infer<typeof cardRoleSchema>;

/** One card with its rulings: the frontmatter of `content/docs/m10/cards/<slug>.mdx`, and a row of `/data/m10/cards.json`. */
export const cardRecordSchema = z.strictObject({
  schemaVersion: z.literal(1),
  set: z.string(),
  slug: slugSchema,
  role: cardRoleSchema,
  number: z.int().min(1).optional(),
  rarity: raritySchema.optional(),
  names: z.strictObject({ en: z.string(), zh: z.string().optional(), ja: z.string().optional() }),
  /** The name as the source prints it, where that is not the printed one. */
  nameInSource: z.string().optional(),
  manaCost: manaCostSchema.optional(),
  manaValue: z.number().optional(),
  colors: z.array(colorSchema),
  typeLine: perLanguage(z.string()),
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  /** Rules text, a paragraph each, as the source prints it, corrected. */
  text: z.array(z.string()),
  /** The same and the lines of the head, each with its place; null where the source prints nothing of it. */
  printed: printedCardSchema.nullable(),
  rulings: z.array(rulingSchema),
  /** Where the entry (or the box in a chapter) stands. */
  source: sourceSpanSchema.optional(),
  /** The color heading it stood under, as printed. */
  heading: z.string().optional(),
  anomalies: z.array(anomalySchema),
  /** Only where a change of the game's rules touches the printed card itself, its type line or its text. */
  validity: validitySchema.optional(),
  /** Where other texts name the card: `ipg/2.3/#example-c`, `m10/cards/clone/#r1`, in reading order. */
  mentionedIn: z.array(z.string()),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;
