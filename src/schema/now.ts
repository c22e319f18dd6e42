import { localizedSchema } from './language.ts';

/** Of a change that made a section outdated: what happens there today, in our words and with its sources. */
export const nowSchema = localizedSchema
  .optional()
  .describe(
    'What a judge does today in the sections that the change made outdated, with its sources; shown at their head.',
  );
