import { z } from 'zod';
import { anomalySchema, type CardRecord, printedCardSchema } from './card.ts';
import { printedSchema } from './correction.ts';
import { documentIdSchema } from './document.ts';
import { languagesOf, localizedSchema, perLanguage } from './language.ts';
import { sinceInAllShape } from './since.ts';
import { slugSchema } from './slug.ts';
import { sourceSpanSchema } from './source.ts';
import { type Unofficial, unofficialSchema } from './unofficial.ts';

/** Prose, a bullet, an example, a numbered step, the heading of a list of steps, or a quoted rule. */
export const noteKindSchema = z.enum(['paragraph', 'bullet', 'example', 'step', 'heading', 'rule']);
export type NoteKind = z.infer<typeof noteKindSchema>;

export const noteIdSchema = z.string().regex(/^[a-z][a-z-]*-\d+$/u, 'Write a word and a number: combat-7.');

const noteSchema = z.strictObject({
  id: noteIdSchema,
  kind: noteKindSchema,
  /** The printed number of a step, without its punctuation. */
  label: z.string().optional(),
  /** Belongs to the bullet or step above it. */
  inner: z.literal(true).optional(),
  texts: perLanguage(printedSchema.extend({ text: z.string().min(1) })),
  unofficial: unofficialSchema.optional(),
  ...sinceInAllShape,
  anomalies: z.array(anomalySchema).optional(),
});
export type Note = z.infer<typeof noteSchema>;

/** A card shown as a box in a chapter. */
const cardBoxSchema = z.strictObject({
  slug: slugSchema,
  /** The note before the box; null at the start of the section. */
  after: noteIdSchema.nullable(),
  texts: perLanguage(z.strictObject({ printed: printedCardSchema, source: sourceSpanSchema })),
});

export const faqSectionSchema = z.strictObject({
  id: slugSchema,
  /** None for the text above the first heading of a chapter. */
  headings: perLanguage(printedSchema),
  titles: localizedSchema,
  notes: z.array(noteSchema),
  boxes: z.array(cardBoxSchema),
});
export type FaqSection = z.infer<typeof faqSectionSchema>;

/** A heading of the rulings chapter (a color, artifacts, lands), with the cards under it. */
const cardGroupSchema = z.strictObject({
  headings: perLanguage(printedSchema),
  /** Our names, in languages that print none. */
  titles: perLanguage(z.string()).optional(),
  cards: z.array(slugSchema),
  /** Anomalies of the heading itself; a card under the wrong heading has an anomaly of its own. */
  anomalies: z.array(anomalySchema).optional(),
});

/** One chapter of a set FAQ: `content/docs/<set>/<chapter>.mdx`. */
export const faqChapterSchema = z.strictObject({
  schemaVersion: z.literal(4),
  document: documentIdSchema,
  slug: slugSchema,
  headings: perLanguage(printedSchema),
  titles: localizedSchema,
  dates: perLanguage(z.iso.date()),
  /** The date of the first language in `dates`. */
  asOf: z.iso.date(),
  sections: z.array(faqSectionSchema),
  groups: z.array(cardGroupSchema).optional(),
});
export type FaqChapter = z.infer<typeof faqChapterSchema>;

/** The translations of a card's rules text, if every box of the card in this chapter prints that text. */
export function translationOfBox(
  { sections }: Pick<FaqChapter, 'sections'>,
  slug: string,
  card: Pick<CardRecord, 'texts' | 'unofficial'> | undefined,
): Unofficial | undefined {
  const boxes = sections.flatMap((section) => section.boxes).filter((box) => box.slug === slug);
  const isSame = boxes.every(({ texts }) =>
    languagesOf(texts).every(
      (each) => texts[each]?.printed.text.map(({ text }) => text).join() === card?.texts[each]?.text.join(),
    ),
  );
  return isSame ? card?.unofficial : undefined;
}
