import { z } from 'zod';
import { localizedSchema } from './language.ts';

/** One dated line of `content/changes.yml`: what changed here in texts, corrections or notes. */
export const changeSchema = z.strictObject({
  date: z.iso.date(),
  what: localizedSchema,
  /** Addresses concerned, without language and base (`ipg/2.3/#definition-1`). */
  where: z.array(z.string()).default([]),
});
export type Change = z.infer<typeof changeSchema>;
export const changeFileSchema = z.array(changeSchema);
