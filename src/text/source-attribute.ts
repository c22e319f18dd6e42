import { nameOfSpan, type SourceSpan } from '../schema/source.ts';

/**
 * The positions of a text, joined by `;`: `FILE:LINES`, with `:COLUMNS` if lines are shared. A test checks with
 * them that no text of a source is lost.
 */
export const sourceAttribute = (source: SourceSpan | readonly SourceSpan[] | undefined) =>
  source && toSourceAttribute([source].flat().map(nameOfSpan).join(';'));

/** `'a.txt:47-47' // => 'a.txt:47'` */
export const toSourceAttribute = (names: string): string => names.replace(/:(\d+)-\1(?!\d)/gu, ':$1');
