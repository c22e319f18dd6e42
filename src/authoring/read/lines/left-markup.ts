import { positionAt, type SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { collectPlaced } from './conserve.ts';

/** Mark-up of web pages and wikis: links, footnotes, tags, entities, fences of code. */
const leftMarkup =
  /\[\[[^[\]]{1,200}\]\]|\]\(https?:[^()\s]{1,400}\)|\(\([^()]{1,400}\)\)|<\/?[a-z][a-z\d]{0,15}(?: [^<>]{0,200})?\/?>|\{\{[^{}]{1,200}\}\}|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});|```/giu;

/**
 * Reports mark-up that was taken as text because no grammar knows it: `[[牌库|库]]`, `<br>`, `&nbsp;`. Only the first in
 * each line is reported.
 */
export const findLeftMarkup = (source: SourceText, structure: object): readonly Diagnostic[] => {
  const { ledger: _, ...pages } = structure as { readonly ledger?: unknown };
  const lines = new Set<number>();
  return collectPlaced(pages).flows.flatMap((flow) =>
    [...flow.text.matchAll(leftMarkup)].flatMap(({ 0: found, index }): readonly Diagnostic[] => {
      const place = positionAt(source, flow.offsets[index] ?? 0);
      if (lines.has(place.line)) return [];
      lines.add(place.line);
      return [
        {
          code: 'structure/left-markup',
          severity: 'warning',
          file: source.file,
          ...place,
          message: `“${found.slice(0, 24)}” looks like the mark-up of a site or a wiki; it was taken as text.`,
          hint: 'Copy the text from the page that readers see, not from its source code; or remove the mark-up with a correction.',
        },
      ];
    }),
  );
};
