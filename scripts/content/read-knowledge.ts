import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from '../../src/authoring/align/knowledge.ts';
import { cardFactFileSchema } from '../../src/schema/card.ts';
import { termFileSchema } from '../../src/schema/term.ts';
import { filesIn } from './read-content.ts';
import { readData } from './read-file.ts';

/**
 * Card facts and terms for the aligner, as far as the project's content is there and readable: an alignment is
 * proposed without them too.
 */
export const readKnowledge = (root: string): Knowledge => ({
  cards: filesIn(root, 'content/cards', '.json').flatMap(
    (name) => readData(join(root, name), name, cardFactFileSchema).value ?? [],
  ),
  terms: existsSync(join(root, termFile))
    ? (readData(join(root, termFile), termFile, termFileSchema).value ?? [])
    : [],
});

const termFile = 'content/terms.yml';
