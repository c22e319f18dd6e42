import { z } from 'zod';
import { addressSchema } from './address.ts';
import { documentIdSchema } from './document.ts';
import { commonLanguage, inOtherLanguages, languageSchema, localizedSchema } from './language.ts';
import { statusSchema } from './since.ts';
import { slugSchema } from './slug.ts';
import { dateRangeShape, isValidRange, sha256Schema } from './source.ts';

const langsSchema = z.array(languageSchema).min(1).optional();

/** The number of a rule of the Comprehensive Rules. */
export const ruleNumberSchema = z
  .string()
  .regex(/^\d{3}(?:\.\d+[a-z]?)?$/u, 'Write it like 702.13 or 702.13a.');

/** A change of the game's rules or of a guide since the texts were written. The words are ours, never official. */
export const laterChangeSchema = z
  .strictObject({
    id: slugSchema,
    document: documentIdSchema
      .optional()
      .describe('The guide that has changed; absent: the rules of the game, or of tournaments.'),
    since: z
      .string()
      .regex(
        /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/u,
        'Write the day or the month: 2019-07-12, 2019-07.',
      )
      .nullable()
      .describe('The month or day on which it took effect; null if unknown: then a range can be given.'),
    ...dateRangeShape,
    occasion: z
      .strictObject({ [commonLanguage]: z.string(), ...inOtherLanguages(z.string().optional()) })
      .describe('The set, edition or website that brought the change, by its printed name if certain.'),
    rules: z.array(ruleNumberSchema).optional().describe('The numbers of the rules concerned, as of today.'),
    what: localizedSchema,
    now: localizedSchema
      .optional()
      .describe('For the head of outdated sections: what a judge does today, in two short sentences.'),
    affects: z.array(
      z.strictObject({
        target: z
          .string()
          .describe(
            'A clause (`ipg/2.4/#remedy-1`), ruling (`m10/cards/clone/#r3`), note (`m10/rules-changes/#combat-7`), section of a chapter (`m10/rules-changes/#combat`) or printed card (`m10/cards/clone/`).',
          ),
        langs: langsSchema.describe('The languages whose text is older than the change; absent: all.'),
        status: statusSchema
          .extract(['changed', 'partly', 'outdated'])
          .describe('`changed`: since reworded, renumbered or removed, with the same outcome.'),
        note: localizedSchema
          .optional()
          .describe('What the change means for this text, if `what` does not say so.'),
      }),
    ),
  })
  .refine(({ since, ...range }) => isValidRange(since, range), {
    error: 'Give either `since`, or a range: `notBefore`, `before` or both, with the earlier day first.',
  });
export type LaterChange = z.infer<typeof laterChangeSchema>;

/** A comparison with today's rules or guide. A text that no change names gets `status`, by default `current`. */
export const checkSchema = z.strictObject({
  date: z.iso.date().describe('The day of the comparison.'),
  edition: z.iso
    .date()
    .optional()
    .describe('The edition of the guide compared with; absent: the changes of this file.'),
  texts: z
    .record(z.string(), sha256Schema)
    .optional()
    .describe('The compared sources with their checksums. The check counts until a source is replaced.'),
  langs: langsSchema.describe('The languages that were compared; absent: those of `texts`, or all.'),
  status: z
    .literal('changed')
    .optional()
    .describe('The texts are worded differently, in the same sense; absent: they are current.'),
  wordForWord: z.literal(true).optional().describe('The texts are the same, word for word.'),
  targets: z
    .array(addressSchema)
    .describe('Texts as in `affects`, a whole page (`ipg/2.3/`) or a run (`m10/cards/clone/#r1..6`).'),
});
export type Check = z.infer<typeof checkSchema>;

/** `content/later-changes.yml` */
export const laterChangesFileSchema = z.strictObject({
  checks: z.array(checkSchema),
  changes: z.array(laterChangeSchema),
});
export type LaterChanges = z.infer<typeof laterChangesFileSchema>;

/** `expandTarget('m10/cards/clone/#r1..2') // => ['m10/cards/clone/#r1', 'm10/cards/clone/#r2']` */
export const expandTarget = (target: string): readonly string[] => {
  const { stem, from, to } = /^(?<stem>.*?)(?<from>\d+)\.\.(?<to>\d+)$/u.exec(target)?.groups ?? {};
  if (stem === undefined) return [target];
  const first = Number(from);
  return Array.from({ length: Math.max(0, Number(to) - first + 1) }, (_, index) => `${stem}${first + index}`);
};
