import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wordingSchema } from '../../schema/wording.ts';
import { createMentionReader } from '../align/mentions.ts';

const file = new URL('wording.yml', import.meta.url);

/** Common words for tests of alignment, in the form of `content/wording.yml`. */
export const wording = wordingSchema.parse(parse(readFileSync(file, 'utf8')));

/** A reader of mentions that knows common words and no terms. */
export const readMentions = createMentionReader([], wording);
