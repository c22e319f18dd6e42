import { z } from 'zod';
import { addressSchema } from './address.ts';
import { cardNamesSchema } from './card.ts';
import { differenceRuleSchema } from './difference-rule.ts';
import { clauseIdSchema, missingReasonSchema, reasonSchema } from './guide.ts';
import { languageSchema, notesSchema, perLanguage } from './language.ts';
import { slugSchema } from './slug.ts';

// Decisions across languages: `content/decisions/<document>/<section or chapter>.yml`. A clause that needs no decision
// has no entry.

const dismissedSchema = z.strictObject({
  lang: languageSchema,
  rule: differenceRuleSchema,
  reason: notesSchema,
});

const clauseDecisionSchema = z.strictObject({
  differs: perLanguage(z.array(reasonSchema).min(1))
    .optional()
    .describe('How the text of a language differs from the others, and why.'),
  missing: perLanguage(missingReasonSchema).optional().describe('Why a language has no text.'),
  dismissed: z.array(dismissedSchema).optional(),
});
export type ClauseDecision = z.infer<typeof clauseDecisionSchema>;

const everyPage = {
  after: z
    .record(z.string(), z.string())
    .optional()
    .describe('Rows to move, each with the row that it is to follow: `{ remedy-4: remedy-1 }`.'),
  retired: z
    .record(z.string(), addressSchema.or(z.literal('')))
    .optional()
    .describe(
      'IDs of the page that are gone, each with the address that its links lead to: `{ remedy-4: ipg/2.3/#remedy-3 }`. The key is the whole address if the ID is of another page, such as a card. A retired page includes everything on it.',
    ),
};

export const sectionDecisionsSchema = z.strictObject({
  titles: perLanguage(
    z.strictObject({
      text: z.string(),
      from: addressSchema,
    }),
  )
    .optional()
    .describe('The name of the section for languages whose sources lack it, and where it is from.'),
  clauses: z.partialRecord(clauseIdSchema, clauseDecisionSchema).optional(),
  ...everyPage,
});
export type SectionDecisions = z.infer<typeof sectionDecisionsSchema>;

/** Our titles, usually for languages whose text prints none. */
const titlesSchema = perLanguage(z.string());

export const chapterDecisionsSchema = z.strictObject({
  titles: titlesSchema.optional(),
  sections: z
    .record(slugSchema, titlesSchema)
    .optional()
    .describe('The titles of its sections, by their IDs.'),
  groups: z
    .record(slugSchema, titlesSchema)
    .optional()
    .describe('The titles of its groups of cards, by the slug of a card in the group.'),
  names: z
    .record(slugSchema, cardNamesSchema)
    .optional()
    .describe('Names of cards without facts, by slug: the printed ones, and the English one if known.'),
  ...everyPage,
});
export type ChapterDecisions = z.infer<typeof chapterDecisionsSchema>;
