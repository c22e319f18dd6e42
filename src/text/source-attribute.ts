import { nameOfSpan, type SourceSpan } from '../schema/source.ts';

/**
 * What `data-source` says: the names of the positions of a text, joined by `;`. A test reads these elements back and
 * proves that nothing of a source is lost.
 */
export const sourceAttribute = (source: SourceSpan | readonly SourceSpan[] | undefined) =>
  source && [source].flat().map(nameOfSpan).join(';');
