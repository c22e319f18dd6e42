import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wordingSchema } from '../../schema/wording.ts';
import { createMentionReader } from '../align/mentions.ts';

const file = new URL('../../../tests/invented/content/wording.yml', import.meta.url);

/** The common words that the repository has: tests of alignment use the list that people maintain. */
export const wording = wordingSchema.parse(parse(readFileSync(file, 'utf8')));

/** A reader of mentions that knows common words and no terms. */
export const readMentions = createMentionReader([], wording);
