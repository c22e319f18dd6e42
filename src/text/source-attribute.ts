import { nameOfSpan, type SourceSpan } from '../schema/source.ts';

/**
 * The value of `data-source`: the positions of a text, joined by `;`, each `FILE:LINES`, with `:COLUMNS` if lines are
 * shared. A test reads these elements and proves that no text of a source is lost.
 */
export const sourceAttribute = (source: SourceSpan | readonly SourceSpan[] | undefined) =>
  source && toSourceAttribute([source].flat().map(nameOfSpan).join(';'));

/** Shortens names of a single line: `'a.txt:47-47' // => 'a.txt:47'` */
export const toSourceAttribute = (names: string): string => names.replace(/:(\d+)-\1(?!\d)/gu, ':$1');
