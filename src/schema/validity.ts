import { z } from 'zod';
import { addressSchema } from './address.ts';
import { inOtherLanguages, localizedSchema, notesSchema } from './language.ts';
import { nowSchema } from './now.ts';
import { slugSchema } from './slug.ts';

/** `in-doubt`: its rules have not changed, but its wording is probably a mistake (`content/doubts.yml`). */
const validityStateSchema = z.enum(['still-true', 'changed', 'partly', 'in-doubt', 'not-checked']);

/** Whether a text still holds, and the rows of `content/rule-changes.yml` that concern it. */
export const validitySchema = z.strictObject({
  state: validityStateSchema,
  changes: z.array(z.string()),
  policyChanges: z
    .array(z.string())
    .optional()
    .describe('For a clause: the rows of `content/policy-changes.yml` that concern it in every language.'),
  notes: z
    .array(z.strictObject({ change: z.string(), text: localizedSchema }))
    .optional()
    .describe('What a change means for this text, if the description of the change does not say so.'),
  checked: z.iso
    .date()
    .optional()
    .describe('The day on which the text was checked against the table of changes.'),
});
export type Validity = z.infer<typeof validitySchema>;

/** Whether a ruling, a note or what a card prints no longer holds, in whole or in part. */
export const isChanged = ({ validity }: { readonly validity?: Validity | undefined }): boolean =>
  validity?.state === 'changed' || validity?.state === 'partly';

const ruleNumberSchema = z.string().regex(/^\d{3}(?:\.\d+[a-z]?)?$/u, 'Write it like 702.13 or 702.13a.');

/** A change of the game's rules since a text was written, in our own words, never official ones. */
export const ruleChangeSchema = z.strictObject({
  id: slugSchema,
  since: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, 'Write the year and the month: 2019-07.')
    .nullable()
    .describe('Year and month; null if unknown.'),
  occasion: z.string().describe('The occasion in English, such as the rules update of a set.'),
  occasionNames: z
    .strictObject(inOtherLanguages(z.string().optional()))
    .optional()
    .describe('Its name as printed in Chinese and Japanese, if that is certain.'),
  rules: z.array(ruleNumberSchema).optional().describe('The numbers of the rules concerned, as of today.'),
  what: localizedSchema,
  now: nowSchema,
  affects: z
    .array(
      z.strictObject({
        target: addressSchema,
        state: validityStateSchema.exclude(['in-doubt', 'not-checked']),
        note: localizedSchema.optional(),
      }),
    )
    .describe(
      'The rulings (`m10/cards/clone/#r3`), notes (`m10/rules-changes/#combat-7`), sections (`m10/rules-changes/#combat`), clauses (`ipg/2.4/#definition-1`) and printed cards (`m10/cards/clone/`) that it affects. `still-true`: their rule has a new wording or number, but the same outcome.',
    ),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;
export const ruleChangeFileSchema = z.array(ruleChangeSchema);

/**
 * `content/validity.yml`: which rulings and notes were checked against the table of changes, and when. `..` means a run
 * of them: `m10/cards/clone/#r1..6`, `m10/rules-changes/#combat-1..33`.
 */
export const validityPassFileSchema = z.array(
  z.strictObject({ date: z.iso.date(), what: localizedSchema, targets: z.array(addressSchema) }),
);
export type ValidityPass = z.infer<typeof validityPassFileSchema>[number];

/** `m10/cards/clone/#r1..2 // => ['m10/cards/clone/#r1', 'm10/cards/clone/#r2']` */
export const expandTarget = (target: string): readonly string[] => {
  const { stem, from, to } = /^(?<stem>.*?)(?<from>\d+)\.\.(?<to>\d+)$/u.exec(target)?.groups ?? {};
  if (stem === undefined) return [target];
  const first = Number(from);
  return Array.from({ length: Math.max(0, Number(to) - first + 1) }, (_, index) => `${stem}${first + index}`);
};

/** `content/rule-numbers.yml`: a number of the Comprehensive Rules in a text, and the number of the same rule today. */
export const ruleNumberFileSchema = z.array(
  z.strictObject({
    document: z.string().describe('The document that cites it, with the number of its time.'),
    number: ruleNumberSchema,
    now: z
      .array(ruleNumberSchema)
      .min(1)
      .describe('The numbers of today: several if the rule has been split.'),
    topic: localizedSchema.describe('What the rule is about, in our own words.'),
  }),
);
export type RuleNumber = z.infer<typeof ruleNumberFileSchema>[number];

/**
 * A wording of a ruling or note that is probably a mistake, though nothing proves that the source is damaged. The page
 * shows it as an anomaly and leaves the text as it is.
 */
const doubtSchema = z.strictObject({
  target: addressSchema.describe(
    'A ruling or a note: `m10/cards/warp-world/#r1`, `m10/general-notes/#planeswalkers-1`.',
  ),
  reads: z.string().min(1).describe('The words in question, as the source prints them.'),
  sense: z.string().min(1).describe('What was probably meant.'),
  reason: notesSchema,
});
export type Doubt = z.infer<typeof doubtSchema>;

/** `content/doubts.yml`. */
export const doubtFileSchema = z.array(doubtSchema);
