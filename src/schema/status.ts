import { z } from 'zod';
import { type Language, languageSchema, localizedSchema, perLanguage } from './language.ts';
import { slugSchema } from './slug.ts';

/**
 * How far a text holds today, from nothing known to strictest:
 * - `unchecked`: nobody has compared it with what holds today
 * - `current`: no later change that we know of concerns it
 * - `changed`: the newest wording is another one, its sense is not, as far as is known
 * - `partly`, `outdated`: part of it, or none of it, holds under the rules or the guide of today
 */
export const statuses = ['unchecked', 'current', 'changed', 'partly', 'outdated'] as const;
export const statusSchema = z.enum(statuses);
export type Status = z.infer<typeof statusSchema>;

/** Whether a text misleads if it is read without what has changed since. */
export const isOverruled = (status: Status | undefined): status is 'partly' | 'outdated' =>
  status === 'partly' || status === 'outdated';

/** The strictest of some statuses; `unchecked` if there is none. */
export const strictest = (found: readonly Status[]): Status =>
  statuses.findLast((status) => found.includes(status)) ?? 'unchecked';

/** A later change that concerns a text. */
const concernSchema = z.strictObject({
  change: slugSchema.describe('The ID of the change.'),
  status: statusSchema.describe('How far the text holds because of it.'),
  langs: z
    .array(languageSchema)
    .min(1)
    .optional()
    .describe('The languages whose text is older than the change; absent: all.'),
  note: localizedSchema
    .optional()
    .describe('What it means for this text, if the description of the change does not say so.'),
});
export type Concern = z.infer<typeof concernSchema>;

/** What has changed since a text was written, whatever its language. */
const sinceShape = {
  changes: z.array(concernSchema).optional().describe('The later changes that concern it.'),
  checked: z.iso.date().optional().describe('The day on which it was compared with the later changes.'),
};

/** Of a clause, whose texts are of different editions. */
export const sinceByLanguageShape = {
  status: perLanguage(statusSchema).describe('How far the text of each language holds today.'),
  ...sinceShape,
};

/** Of a ruling, a note or a printed card: the same in every language. */
export const sinceInAllShape = {
  status: statusSchema.describe('How far it holds today.'),
  ...sinceShape,
};

/** What has a status. */
export interface Judged {
  readonly status?: Status | Partial<Record<Language, Status>> | undefined;
}

/** The status of a text in a language. */
export const statusOf = ({ status = {} }: Judged, lang: Language): Status =>
  typeof status === 'string' ? status : (status[lang] ?? 'unchecked');
