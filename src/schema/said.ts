import { z } from 'zod';
import { addressSchema } from './address.ts';
import { perLanguage } from './language.ts';

/**
 * What people say or type instead of the official words (`DEC`, 多抓牌, 引きすぎ), by language. For search alone: no
 * text is searched for these words, and neither alignment, differences, pages nor `/data` use them. Each is true wherever
 * the term or card is, and is a short building block of a question, never a whole question.
 */
export const saidSchema = perLanguage(z.array(z.string().min(1)).min(1));

/**
 * `content/said.yml`: what people say where a clause, annotation, ruling or note has the answer, by its address:
 * `ipg/2.3/#remedy-5: { zh: [多摸] }`; and what happened where it is an infraction, with a text here or not, by its row in
 * the contents: `ipg/#s-3.1: { zh: [堵车没赶上] }`.
 */
export const saidFileSchema = z.record(addressSchema, saidSchema);
export type SaidFile = z.infer<typeof saidFileSchema>;
