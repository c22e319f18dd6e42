import { z } from 'zod';
import { addressSchema } from './address.ts';
import { documentIdSchema } from './document.ts';
import { languageSchema, localizedSchema } from './language.ts';
import { nowSchema } from './now.ts';
import { slugSchema } from './slug.ts';
import { dateRangeShape, isSaneRange, sha256Schema } from './source.ts';

/**
 * How a text compares with the latest edition of the guide that it was compared with:
 * - `word-for-word`: the same; `same`: the same in substance
 * - `partly`, `changed`: changed in part, or wholly
 * - `gone`: no longer in the guide, but with the same outcome
 * - `older-edition`: known to be an older wording
 * - `as-english`, `unlike-english`: a translation that was not compared itself; its English text was, and it has no
 *   recorded difference from that, or has one
 * - `not-compared`: none of these
 */
export const knownSchema = z.enum([
  'word-for-word',
  'same',
  'partly',
  'changed',
  'gone',
  'older-edition',
  'unlike-english',
  'as-english',
  'not-compared',
]);
export type Known = z.infer<typeof knownSchema>;

/** A comparison of a section with a later edition of its guide: what was found to be the same. */
export const comparisonSchema = z.strictObject({
  document: documentIdSchema,
  section: z.string(),
  edition: z.iso.date().describe('The edition that it was compared with.'),
  checked: z.iso.date().describe('The day of the comparison.'),
  texts: z
    .record(z.string(), sha256Schema)
    .describe(
      'The sources that were compared, with their checksums: the comparison does not count for a newer source.',
    ),
  results: z.array(
    z.strictObject({
      state: knownSchema.extract(['word-for-word', 'same']),
      clauses: z
        .array(z.string())
        .min(1)
        .optional()
        .describe('Absent: every clause. The rows of `changes` override it.'),
      langs: z
        .array(languageSchema)
        .min(1)
        .optional()
        .describe('Absent: those of the sources that were compared.'),
    }),
  ),
});

/** A change of a guide since a text was written, in our own words, never official ones. */
export const policyChangeSchema = z
  .strictObject({
    id: slugSchema,
    since: z
      .string()
      .regex(
        /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/u,
        'Write the day or the month: 2019-07-12, 2019-07.',
      )
      .nullable()
      .describe(
        'The month or day of the edition that brought it; null if that is unknown, with a range of days if there is one.',
      ),
    ...dateRangeShape,
    occasion: localizedSchema,
    what: localizedSchema,
    now: nowSchema,
    affects: z.array(
      z.strictObject({
        target: addressSchema.describe('A clause: `ipg/2.4/#remedy-1`.'),
        langs: z
          .array(languageSchema)
          .min(1)
          .optional()
          .describe('The languages whose text is older than the change; absent: all that the clause is in.'),
        state: z
          .enum(['changed', 'partly', 'gone', 'new'])
          .describe('`new`: the change added the clause, and the languages in `langs` do not have it.'),
        note: localizedSchema.optional(),
      }),
    ),
  })
  .refine(({ since, ...range }) => isSaneRange(since, range), {
    error: 'Give either `since`, or `notBefore` and `before` with the earlier day first.',
  });
export type PolicyChange = z.infer<typeof policyChangeSchema>;

/** `content/policy-changes.yml`. */
export const policyFileSchema = z.strictObject({
  comparisons: z.array(comparisonSchema),
  changes: z.array(policyChangeSchema),
});
export type PolicyFile = z.infer<typeof policyFileSchema>;
