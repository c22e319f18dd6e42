import { z } from 'zod';
import { appliedCorrectionSchema, printedSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import {
  commonLanguage,
  inOtherLanguages,
  type Language,
  languageSchema,
  languages,
  notesSchema,
  perLanguage,
} from './language.ts';
import { plainBlockSchema } from './plain-block.ts';
import { neverIn } from './scripts.ts';
import { sinceInAllShape, statusSchema } from './since.ts';
import { slugSchema } from './slug.ts';
import { sourceSpanSchema } from './source.ts';
import { synonymsSchema } from './synonyms.ts';
import { unofficialSchema } from './unofficial.ts';

/** `{2}{W}{W}`, `{W/U}`, `{W/P}`, `{X}`, `{0}`. */
export const manaCostSchema = z
  .string()
  .regex(/^(?:\{(?:\d+|[WUBRGCXYZS]|[WUBRG2]\/[WUBRGP])\})+$/u, 'Write it like {2}{W}{W}.');
const colorSchema = z.enum(['W', 'U', 'B', 'R', 'G']);
const raritySchema = z.enum(['common', 'uncommon', 'rare', 'mythic', 'land']);

export const cardNamesSchema = z.strictObject({
  [commonLanguage]: z
    .string()
    .refine((name) => name !== '' && !neverIn[commonLanguage].test(name), {
      error: 'Write the English name, or leave it out: the page then has the printed one.',
    })
    .optional(),
  ...inOtherLanguages(z.string().optional()),
});
export type CardNames = z.infer<typeof cardNamesSchema>;

/** The first of `wanted`, English and all languages that has a name; `wanted` if none has. */
export const languageOfName = (names: CardNames, wanted: Language): Language => {
  const inOrder: readonly Language[] = [wanted, commonLanguage, ...languages];
  return inOrder.find((lang) => names[lang]) ?? wanted;
};

/** The facts of a card, from outside the source texts: a row of `content/cards/*.json`. */
export const cardFactSchema = z.strictObject({
  slug: slugSchema.describe(
    'From the English name (`ajani-goldmane`) or, if unknown, from the reading of the printed name.',
  ),
  set: z.string().optional().describe("The ID of the set's FAQ; absent for cards that texts only mention."),
  number: z.int().min(1).optional().describe('The collector number in the set.'),
  names: cardNamesSchema,
  kana: z
    .string()
    .optional()
    .describe(
      'The Japanese name in kana; only if the name is printed in kana, or its reading is printed with it.',
    ),
  alsoCalled: z
    .array(z.strictObject({ lang: languageSchema, name: z.string() }))
    .optional()
    .describe('Other names that a source uses for the card.'),
  synonyms: synonymsSchema.optional(),
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

const rulingIdSchema = z.string().regex(/^r\d+$/u, 'Write r and a number: r1.');

const rulingTextSchema = z.strictObject({
  /** The paragraphs and items of `blocks`, joined by line breaks. */
  text: z.string().min(1),
  blocks: z.array(plainBlockSchema).min(1),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type RulingText = z.infer<typeof rulingTextSchema>;

const rulingSchema = z.strictObject({
  id: rulingIdSchema,
  texts: perLanguage(rulingTextSchema),
  unofficial: unofficialSchema.optional(),
  ...sinceInAllShape,
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

/** A place where a source differs from the facts, or is doubted. The page does not decide which is right. */
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
  /** Absent if the entry is lost. */
  lang: languageSchema.optional(),
  /** Only for an anomaly of a ruling. */
  ruling: rulingIdSchema.optional(),
  reason: notesSchema.optional(),
});
export type Anomaly = z.infer<typeof anomalySchema>;

/**
 * `entry`: with its rulings. `example`: only as a box in a chapter. `lost`: the entry is lost with a page of the
 * source. `fact`: only named by a text, or affected by a later change.
 */
const cardRoleSchema = z.enum(['entry', 'example', 'lost', 'fact']);

const cardTextSchema = z.strictObject({
  /** The printed name, if it differs from the name of the card. */
  nameInSource: z.string().optional(),
  /** The paragraphs of the rules text, with corrections. */
  text: z.array(z.string()),
  /** The lines of the entry; null for a card without an entry. */
  printed: printedCardSchema.nullable(),
  /** The lines of the entry with its rulings, or of the box in a chapter. */
  source: sourceSpanSchema,
  /** The color heading above the entry, as printed. */
  heading: z.string().optional(),
});
export type CardText = z.infer<typeof cardTextSchema>;

const knownShape = cardFactSchema.omit({ kana: true, alsoCalled: true, synonyms: true }).shape;

/** One card of a set with its rulings: `content/docs/<set>/cards/<slug>.mdx`, and a row of `/data/<set>/cards.json`. */
export const cardRecordSchema = z.strictObject({
  schemaVersion: z.literal(4),
  document: documentIdSchema.describe('The set FAQ that rules on, shows or names the card.'),
  ...knownShape,
  set: z.string(),
  role: cardRoleSchema,
  colors: z.array(colorSchema),
  typeLine: perLanguage(z.string()),
  texts: perLanguage(cardTextSchema),
  /** Translations of the rules text. */
  unofficial: unofficialSchema.optional(),
  rulings: z.array(rulingSchema),
  anomalies: z.array(anomalySchema),
  ...sinceInAllShape,
  /** Present only if a later change affects the printed card itself, its type line or rules text. */
  status: statusSchema.optional(),
  /** The texts that name the card: `ipg/2.3/#example-c`, `m10/cards/clone/#r1`. */
  mentionedIn: z.array(z.string()),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;
