import { nameOfSpan, type SourceSpan } from '../schema/source.ts';

/**
 * The positions of a text, joined by `;`: `FILE:LINES`, with `:COLUMNS` for part of a line. A test compares
 * the pages with the sources at these positions.
 */
export const sourceAttribute = (source: SourceSpan | readonly SourceSpan[] | undefined) =>
  source && toSourceAttribute([source].flat().map(nameOfSpan).join(';'));

/** `'a.txt:47-47' // => 'a.txt:47'` */
export const toSourceAttribute = (names: string): string => names.replace(/:(\d+)-\1(?!\d)/gu, ':$1');
