import { z } from 'zod';
import { addressSchema } from './address.ts';
import { perLanguage } from './language.ts';

/**
 * Synonyms by language: what people say or type instead of the official words (`DEC`, 多抓牌, 引きすぎ). Only the search
 * uses them. Each must hold in every context of what it names, and be a short part of a question, never a whole
 * question.
 */
export const synonymsSchema = perLanguage(z.array(z.string().min(1)).min(1));

/**
 * `content/phrases.yml`, by address. For a clause, annotation, ruling or note: the phrases that it answers,
 * `ipg/2.3/#remedy-5: { zh: [多摸] }`. For a row in the contents of a guide: situations that are this infraction,
 * even if its section is not published here, `ipg/#s-3.1: { zh: [堵车没赶上] }`.
 */
export const phrasesFileSchema = z.record(addressSchema, synonymsSchema);
export type PhrasesFile = z.infer<typeof phrasesFileSchema>;
