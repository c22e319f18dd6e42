import { z } from 'zod';
import { documentIdSchema } from './document.ts';
import { localizedSchema, perLanguage } from './language.ts';
import { saidSchema } from './said.ts';

/** The basic penalties of the Infraction Procedure Guide. */
const penaltySchema = z.enum(['none', 'warning', 'game-loss', 'match-loss', 'disqualification']);
export type Penalty = z.infer<typeof penaltySchema>;

const numberSchema = z.string().regex(/^\d+(?:\.\d+)?$/u);

/** A section of a guide, whether a text of it is here or not. */
const contentsSectionSchema = z.strictObject({
  number: numberSchema,
  /** A language in which nobody could confirm the name is left out. */
  titles: perLanguage(z.string()),
  abbreviation: z.string().optional(),
  /** The basic penalty, where the section has one. */
  penalty: penaltySchema.optional(),
  /** Of an infraction without a text here, what has no term of its own. */
  said: saidSchema.optional(),
});
export type ContentsSection = z.infer<typeof contentsSectionSchema>;

/** A question that tells infractions apart: where it is answered with yes, it is `yes`. */
const forkQuestionSchema = z.strictObject({
  ask: localizedSchema,
  yes: numberSchema,
  /** Addresses of the clauses that say so: `ipg/2.3/#definition-4`. */
  because: z.array(z.string().regex(/^[a-z][a-z0-9-]*\/[\d.]+\/#[a-z0-9-]+$/u)).min(1),
});

/** `content/contents/<guide>.yml`: what a guide consists of. Without it, its page lists the sections that are here. */
export const contentsSchema = z.strictObject({
  document: documentIdSchema,
  /** The date of the edition that has these sections, names and penalties. */
  edition: z.iso.date(),
  chapters: z.array(
    z.strictObject({
      number: numberSchema,
      titles: perLanguage(z.string()),
      sections: z.array(contentsSectionSchema),
    }),
  ),
  /** Infractions that are taken for one another; the first question answered with yes decides. */
  fork: z.strictObject({ title: localizedSchema, questions: z.array(forkQuestionSchema).min(1) }).optional(),
});
export type Contents = z.infer<typeof contentsSchema>;
