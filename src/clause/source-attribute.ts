import type { SourceSpan } from '../schema/source.ts';

/**
 * What `data-source` says: `FILE:FROM-TO`, with `:C1-C2` where lines are shared, several joined by `;`.
 * A test reads these elements back and proves that nothing of a source is lost.
 */
export function sourceAttribute(source: SourceSpan | readonly SourceSpan[]): string {
  return (Array.isArray(source) ? source : [source]).map(spanToText).join(';');
}

function spanToText({ file, lines, columns }: SourceSpan): string {
  return `${file}:${lines.join('-')}${columns ? `:${columns.join('-')}` : ''}`;
}
