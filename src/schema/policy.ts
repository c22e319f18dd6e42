import { z } from 'zod';
import { languageSchema, localizedSchema } from './language.ts';
import { dateRangeShape, isSaneRange } from './source.ts';

/**
 * What is known of a text against the newest edition of the guide it was compared with: `word-for-word` the same,
 * `same` in substance, `partly` or wholly `changed`, `gone` from the guide with the same outcome. Of a translation that
 * nobody compared itself: `older-edition` (its wording is known to be an older one), `unlike-english` or `as-english`
 * (a difference from the English text, which was compared, is recorded or not). Else `not-compared`.
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

/** A comparison of a section with a later edition of its guide: what was found the same, in which texts. */
const comparisonSchema = z.strictObject({
  section: z.string(),
  /** The edition that it was compared with, the newest that anybody here has seen. */
  edition: z.iso.date(),
  /** The day of the comparison. */
  checked: z.iso.date(),
  /** The texts that were compared, each with its checksum: of a text that has been replaced nobody knows. */
  texts: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/u)),
  results: z.array(
    z.strictObject({
      state: knownSchema.extract(['word-for-word', 'same']),
      /** Absent: every clause. What has changed stands among the changes, which go first. */
      clauses: z.array(z.string()).min(1).optional(),
      /** Absent: every language. */
      langs: z.array(languageSchema).min(1).optional(),
    }),
  ),
});

/** What has changed in a guide since a text was written: our own words, never official ones. */
export const policyChangeSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/u),
    /** Month or day of the edition that brought it, null where only the fact is certain, or a range of days. */
    since: z
      .string()
      .regex(/^\d{4}-\d{2}(?:-\d{2})?$/u)
      .nullable(),
    ...dateRangeShape,
    occasion: localizedSchema,
    what: localizedSchema,
    affects: z.array(
      z.strictObject({
        /** A clause: `ipg/2.4#remedy-1`. */
        target: z.string(),
        /** The languages whose text is older than the change; absent: the text in every language. */
        langs: z.array(languageSchema).min(1).optional(),
        /** `new`: the clause came with the change, and the languages named do not have it. */
        state: z.enum(['changed', 'partly', 'gone', 'new']),
        note: localizedSchema.optional(),
      }),
    ),
  })
  .refine(({ since, ...range }) => isSaneRange(since, range), {
    error: 'Give either `since`, or `notBefore` and `before` with the earlier day first.',
    path: ['since'],
  });
export type PolicyChange = z.infer<typeof policyChangeSchema>;

/** `content/policy-changes.yml`. */
export const policyFileSchema = z.strictObject({
  comparisons: z.array(comparisonSchema),
  changes: z.array(policyChangeSchema),
});
export type PolicyFile = z.infer<typeof policyFileSchema>;
