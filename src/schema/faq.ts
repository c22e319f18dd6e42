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
  label: z.string().optional().describe('The printed number of a step, without its punctuation.'),
  inner: z.literal(true).optional().describe('Belongs to the bullet or step above it.'),
  texts: perLanguage(printedSchema.extend({ text: z.string().min(1) })).describe('The official texts.'),
  unofficial: unofficialSchema.optional(),
  ...sinceInAllShape,
  anomalies: z.array(anomalySchema).optional().describe('Wordings of the note that are in doubt.'),
});
export type Note = z.infer<typeof noteSchema>;

/** A card shown as a box in a chapter. */
const cardBoxSchema = z.strictObject({
  slug: slugSchema,
  after: noteIdSchema.nullable().describe('The note before the box; null at the start of the section.'),
  texts: perLanguage(z.strictObject({ printed: printedCardSchema, source: sourceSpanSchema })),
});

export const faqSectionSchema = z.strictObject({
  id: slugSchema,
  headings: perLanguage(printedSchema).describe('None for the text above the first heading of a chapter.'),
  titles: localizedSchema.describe('Our name for the section.'),
  notes: z.array(noteSchema),
  boxes: z.array(cardBoxSchema),
});
export type FaqSection = z.infer<typeof faqSectionSchema>;

/** A color heading of the rulings chapter, with the cards under it. */
const cardGroupSchema = z.strictObject({
  headings: perLanguage(printedSchema),
  titles: perLanguage(z.string()).optional().describe('Our names, in languages that print none.'),
  cards: z.array(slugSchema),
  anomalies: z
    .array(anomalySchema)
    .optional()
    .describe('Anomalies of the heading itself; a card under the wrong heading has an anomaly of its own.'),
});

/** One chapter of a set FAQ: `content/docs/<set>/<chapter>.mdx`. */
export const faqChapterSchema = z.strictObject({
  schemaVersion: z.literal(4),
  document: documentIdSchema,
  slug: slugSchema,
  headings: perLanguage(printedSchema),
  titles: localizedSchema,
  dates: perLanguage(z.iso.date()).describe('From the heads of the marked texts.'),
  asOf: z.iso.date().describe('The date in the first of these languages.'),
  sections: z.array(faqSectionSchema),
  groups: z
    .array(cardGroupSchema)
    .optional()
    .describe('The color headings of the rulings chapter, each with the cards under it.'),
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
