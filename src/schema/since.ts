import { z } from 'zod';
import { languageSchema, localizedSchema, perLanguage } from './language.ts';
import { slugSchema } from './slug.ts';
import { statuses } from './status.ts';

export const statusSchema = z.enum(statuses);

const concernSchema = z.strictObject({
  change: slugSchema,
  status: statusSchema,
  /** The languages whose text is older than the change; absent: all. */
  langs: z.array(languageSchema).min(1).optional(),
  /** What the change means for this text, if the description of the change does not say so. */
  note: localizedSchema.optional(),
});
export type Concern = z.infer<typeof concernSchema>;

const sinceShape = {
  changes: z.array(concernSchema).optional(),
  /** The day on which somebody compared the text with the later changes. */
  checked: z.iso.date().optional(),
};

/** For a clause: its texts can be of different editions, so each language has a status. */
export const sinceByLanguageShape = { status: perLanguage(statusSchema), ...sinceShape };

/** For a ruling, a note or a printed card: one status for all languages. */
export const sinceInAllShape = { status: statusSchema, ...sinceShape };
