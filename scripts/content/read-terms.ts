import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Term, termFileSchema } from '../../src/schema/term.ts';
import { readData } from './read-file.ts';

/** The terms; none if their file is missing or has errors, because alignment works without them too. */
export const readTerms = (root: string): readonly Term[] =>
  existsSync(join(root, termFile))
    ? (readData(join(root, termFile), termFile, termFileSchema).value ?? [])
    : [];

const termFile = 'content/terms.yml';
