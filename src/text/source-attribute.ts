import { nameOfSpan, type SourceSpan } from '../schema/source.ts';

/**
 * What `data-source` says: the positions of a text, joined by `;`, each `FILE:LINES` and, where lines are shared,
 * `:COLUMNS`. A test reads these elements back and proves that nothing of a source is lost.
 */
export const sourceAttribute = (source: SourceSpan | readonly SourceSpan[] | undefined) =>
  source && toSourceAttribute([source].flat().map(nameOfSpan).join(';'));

/** The same of names: one line is said once. `'a.txt:47-47' // => 'a.txt:47'` */
export const toSourceAttribute = (names: string): string => names.replace(/:(\d+)-\1(?!\d)/gu, ':$1');
