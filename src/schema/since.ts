import { z } from 'zod';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';
import { slugSchema } from './slug.ts';
import { statuses } from './status.ts';

export const statusSchema = z.enum(statuses);

const concernSchema = z.strictObject({
  change: slugSchema.describe('The ID of the change.'),
  status: statusSchema.describe('How far the text holds after the change.'),
  langs: z
    .array(languageSchema)
    .min(1)
    .optional()
    .describe('The languages whose text is older than the change; absent: all.'),
  note: localizedSchema
    .optional()
    .describe('The meaning of the change for this text, if its description does not give it.'),
});
export type Concern = z.infer<typeof concernSchema>;

const sinceShape = {
  changes: z.array(concernSchema).optional().describe('The later changes that concern the text.'),
  checked: z.iso.date().optional().describe('The day on which the text was compared with the later changes.'),
};

/** For a clause: its texts can be of different editions, so each language has a status. */
export const sinceByLanguageShape = {
  status: perLanguage(statusSchema).describe('How far the text of each language holds today.'),
  ...sinceShape,
};

/** For a ruling, a note or a printed card: one status for all languages. */
export const sinceInAllShape = {
  status: statusSchema.describe('How far the text holds today.'),
  ...sinceShape,
};
