import { z } from 'zod';
import { addressSchema } from './address.ts';
import { documentIdSchema } from './document.ts';
import { type Localized, localizedSchema, perLanguage } from './language.ts';
import { synonymsSchema } from './synonyms.ts';

/** The basic penalties of the Infraction Procedure Guide. */
const penaltySchema = z.enum(['none', 'warning', 'game-loss', 'match-loss', 'disqualification']);
export type Penalty = z.infer<typeof penaltySchema>;

const numberSchema = z.string().regex(/^\d+(?:\.\d+)?$/u, 'Write it like "2" or "2.3".');

const unofficialTitlesSchema = perLanguage(z.string())
  .optional()
  .describe('Our translation of the name, for languages without a confirmed name.');

/** A section of a guide, whether or not its text is published here. */
const contentsSectionSchema = z.strictObject({
  number: numberSchema,
  titles: perLanguage(z.string()).describe('The names; languages without a confirmed name are left out.'),
  unofficial: unofficialTitlesSchema,
  abbreviation: z.string().optional(),
  aliases: z.array(z.string()).min(1).optional().describe('Other printed names, as in older editions.'),
  penalty: penaltySchema.optional().describe('The basic penalty, where the section has one.'),
  repeated: localizedSchema
    .optional()
    .describe('The upgrade for repeated Warnings, if it differs from `repeated` of the chapter.'),
  synonyms: synonymsSchema
    .optional()
    .describe('Synonyms of the section for the search, if no term has them.'),
});
export type ContentsSection = z.infer<typeof contentsSectionSchema>;

/** The end of a path through the questions: the possible sections; none if there is no infraction. */
const forkEndSchema = z.strictObject({
  say: localizedSchema,
  sections: z.array(numberSchema).max(3).describe('Several if no published text tells them apart.'),
  penalty: penaltySchema
    .optional()
    .describe('The penalty, if it is upgraded from the basic one of the section.'),
  because: z
    .array(addressSchema)
    .optional()
    .describe('The clauses and annotations that prove it; absent if the names of the sections suffice.'),
});
export type ForkEnd = z.infer<typeof forkEndSchema>;

/** The questions that lead to a section; at most three in a row. */
const forkSchema = z.strictObject({ title: localizedSchema, ...question(answer(answer(forkEndSchema))) });
export type Fork = z.infer<typeof forkSchema>;

/**
 * `content/contents/<guide>.yml`: the chapters and sections of a guide. Without it, the page of the guide lists the
 * sections that are published here.
 */
export const contentsSchema = z.strictObject({
  document: documentIdSchema,
  edition: z.iso.date().describe('The date of the edition that has these sections, names and penalties.'),
  chapters: z.array(
    z.strictObject({
      number: numberSchema,
      titles: perLanguage(z.string()),
      unofficial: unofficialTitlesSchema,
      repeated: localizedSchema
        .optional()
        .describe('The upgrade for repeated Warnings for an infraction of the chapter, in our own words.'),
      sections: z.array(contentsSectionSchema),
    }),
  ),
  fork: forkSchema.optional().describe('Questions that lead to the section of an infraction.'),
});
export type Contents = z.infer<typeof contentsSchema>;

/** Returns the upgrade for repeated Warnings of a section, if its basic penalty is a Warning. */
export const repeatedOf = (contents: Contents | undefined, number: string): Localized | undefined =>
  contents?.chapters
    .flatMap(({ sections, repeated }) => sections.map((section) => ({ repeated, ...section })))
    .find((section) => section.number === number && section.penalty === 'warning')?.repeated;

/** The fields of a question. The reader takes the first answer that applies. */
function question<Answer extends z.ZodType>(one: Answer) {
  return { ask: localizedSchema, answers: z.array(one).min(2) };
}

function answer<Next extends z.ZodType>(next: Next) {
  return z.union([forkEndSchema, z.strictObject({ say: localizedSchema, ...question(next) })]);
}
