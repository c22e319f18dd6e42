import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import type { Entry } from './entries.ts';
import { report } from './findings.ts';

/**
 * Short lines apart from the others that end no sentence and are no point, example or row: headings that are not known, or
 * text. They are taken as text. In a text that has many of them they are nothing special.
 */
export const reportHeadings = (source: SourceText, entries: readonly Entry[]): readonly Diagnostic[] => {
  const texts = entries.filter(({ paragraph }) => paragraph !== undefined);
  const found = texts.filter(({ block: { flow, label, part }, paragraph }, index) => {
    const next = texts[index + 1]?.paragraph;
    if (!next || next.isListItem || paragraph?.isListItem || label !== undefined || part === 'examples')
      return false;
    const isApart = (paragraph?.blanksBefore ?? 0) > 0 || next.blanksBefore > 0;
    return isApart && isHeadingLike(flow.text, 40) && !/[\n|｜\t,，、;；…—–-]/u.test(flow.text);
  });
  if (found.length > 5 && found.length * 3 > texts.length) return [];
  return found.map(({ line, block }) => report(source, 'structure/unknown-heading', line, block.flow.text));
};
