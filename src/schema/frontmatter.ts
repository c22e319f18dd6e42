import { z } from 'zod';
import { cardFactSchema } from './card.ts';
import { documentIdSchema } from './document.ts';
import { guideSectionSchema } from './guide.ts';
import { perLanguage } from './language.ts';
import { statusSchema } from './since.ts';
import { slugSchema } from './slug.ts';
import { dateRangeShape } from './source.ts';

/*
 * The frontmatter of the pages in `content/docs`, for people and other programs. Texts are in the body of a page;
 * only rulings have their official text here, too. The whole record is in `/data`.
 */

/** Lines of the source in a language: `8`, `8-10`; several places as `8-10, 12`. */
const linesSchema = perLanguage(
  z.union([z.int().min(1), z.string().regex(/^\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*$/u)]),
);

const textSchema = z.strictObject({ id: z.string(), lines: linesSchema.optional() });

const sourcesSchema = perLanguage(
  z.strictObject({ file: z.string(), date: z.iso.date().optional(), ...dateRangeShape }),
);

export const sectionHeadSchema = guideSectionSchema
  .pick({ document: true, section: true, titles: true })
  .extend({
    penalty: guideSectionSchema.shape.penalty.optional(),
    sources: sourcesSchema.optional(),
    compared: z.iso.date().optional(),
    clauses: z.array(
      textSchema.extend({
        status: perLanguage(statusSchema).optional(),
        annotations: z.array(textSchema).optional(),
      }),
    ),
  });
export type SectionHead = z.infer<typeof sectionHeadSchema>;

export const chapterHeadSchema = z.strictObject({
  document: documentIdSchema,
  chapter: slugSchema,
  titles: perLanguage(z.string()),
  sources: sourcesSchema.optional(),
  sections: z
    .array(
      z.strictObject({
        id: slugSchema,
        titles: perLanguage(z.string()),
        notes: z.array(textSchema.extend({ status: statusSchema })).optional(),
        cards: z.array(slugSchema).optional(),
      }),
    )
    .optional(),
  groups: z
    .array(z.strictObject({ titles: perLanguage(z.string()).optional(), cards: z.array(slugSchema) }))
    .optional(),
});
export type ChapterHead = z.infer<typeof chapterHeadSchema>;

export const cardHeadSchema = cardFactSchema
  .pick({
    number: true,
    rarity: true,
    manaCost: true,
    typeLine: true,
    power: true,
    toughness: true,
    loyalty: true,
  })
  .extend({
    document: documentIdSchema,
    card: slugSchema,
    set: z.string().optional(),
    names: perLanguage(z.string()),
    sources: sourcesSchema.optional(),
    lines: linesSchema.optional(),
    /** The status of the printed card, if a later change affects it. */
    status: statusSchema.optional(),
    rulings: z.array(textSchema.extend({ status: statusSchema, text: perLanguage(z.string()) })).optional(),
  });
export type CardHead = z.infer<typeof cardHeadSchema>;
