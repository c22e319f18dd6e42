import { z } from 'zod';
import { addressSchema } from './address.ts';
import { perLanguage } from './language.ts';

/**
 * Synonyms by language: what people say or type instead of the official words (`DEC`, 多抓牌, 引きすぎ). Only the search uses
 * them; no text is searched for them, and alignment, differences, pages and `/data` ignore them. Each synonym holds in
 * every context of its term or card, and is a short part of a question, never a whole question.
 */
export const saidSchema = perLanguage(z.array(z.string().min(1)).min(1));

/**
 * `content/said.yml`: phrases by the address of the clause, annotation, ruling or note that answers,
 * `ipg/2.3/#remedy-5: { zh: [多摸] }`; and situations by the row of the infraction in the contents, with or without a
 * text here, `ipg/#s-3.1: { zh: [堵车没赶上] }`.
 */
export const saidFileSchema = z.record(addressSchema, saidSchema);
export type SaidFile = z.infer<typeof saidFileSchema>;
