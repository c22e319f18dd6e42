import { z } from 'zod';
import { addressSchema } from './address.ts';
import { localizedSchema } from './language.ts';

/** A row of `content/changes.yml`: a change of this site, for readers. */
export const changeSchema = z.strictObject({
  date: z.iso.date(),
  what: localizedSchema,
  where: z
    .array(addressSchema)
    .default([])
    .describe('The addresses that changed, without language and base (`ipg/2.3/#definition-1`).'),
});
export type Change = z.infer<typeof changeSchema>;
export const changeFileSchema = z.array(changeSchema);
