import { z } from 'zod';
import { addressSchema } from './address.ts';
import { anomalySchema } from './card.ts';
import { notesSchema } from './language.ts';

/** A probable mistake without proof. The page shows it as an anomaly and does not correct the text. */
const doubtSchema = z.strictObject({
  target: addressSchema.describe(
    'A ruling or a note: `m10/cards/warp-world/#r1`, `m10/general-notes/#planeswalkers-1`.',
  ),
  kind: anomalySchema.shape.kind
    .extract(['wording', 'section-reference'])
    .default('wording')
    .describe('`section-reference`: it calls a section by a wrong name.'),
  reads: z.string().min(1).describe('The doubtful words, as printed.'),
  sense: z.string().min(1).describe('The words or section probably meant.'),
  reason: notesSchema.optional(),
});
export type Doubt = z.infer<typeof doubtSchema>;

/** `content/doubts.yml`. */
export const doubtFileSchema = z.array(doubtSchema);
