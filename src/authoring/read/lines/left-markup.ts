import type { SourceText } from '../../../pipeline/text/source-text.ts';
import { type Problem, problemInside } from '../problems.ts';
import { collectPlaced } from './conserve.ts';

/** Mark-up of web pages and wikis: links, footnotes, tags, entities, fences of code. */
const leftMarkup =
  /\[\[[^[\]]{1,200}\]\]|\]\(https?:[^()\s]{1,400}\)|\(\([^()]{1,400}\)\)|<\/?[a-z][a-z\d]{0,15}(?: [^<>]{0,200})?\/?>|\{\{[^{}]{1,200}\}\}|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});|```/giu;

/**
 * Reports mark-up that was taken as text because no grammar knows it: `[[牌库|库]]`, `<br>`, `&nbsp;`. Only the first in
 * each line is reported.
 */
export const findLeftMarkup = (source: SourceText, structure: object): readonly Problem[] => {
  const { ledger: _, ...pages } = structure as { readonly ledger?: unknown };
  const found = collectPlaced(pages).flows.flatMap((flow) =>
    Array.from(flow.text.matchAll(leftMarkup), ({ 0: mark, index }) =>
      problemInside(source, flow.offsets[index] ?? 0, 'structure/left-markup', mark.slice(0, 24)),
    ),
  );
  return [...Map.groupBy(found, ({ line }) => line).values()].flatMap(([first]) => first ?? []);
};
