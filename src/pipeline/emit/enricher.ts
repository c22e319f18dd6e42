import { pageOf } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { errorAt } from '../diagnostics.ts';
import { enrich, nodesOf } from '../inline/rich.ts';
import { isStructural, placeOfCorrection, toAppliedCorrection } from '../marked-text/correct.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import type { Lexicon } from '../references/lexicon.ts';
import { findReferences } from '../references/references.ts';
import type { Enrich } from './text.ts';

/** Creates `enrich` for texts. It records the cards that they name, and the corrections that it has applied. */
export const createEnricher = (sources: readonly PreparedSource[], lexicon: Lexicon) => {
  const editsOf = Map.groupBy(
    sources.flatMap(({ edits }) => edits),
    ({ piece }) => piece,
  );
  const mentions = new Map<string, Set<string>>();
  const used = new Set<string>();
  const mention = (slug: string, address: string): void => {
    mentions.set(slug, (mentions.get(slug) ?? new Set()).add(address));
  };
  const enrichPiece: Enrich = (piece, lang, address, self = pageOf(address)) => {
    const edits = editsOf.get(piece) ?? [];
    const rich = enrich(piece, {
      edits: edits.filter(({ correction }) => !isStructural(correction)),
      findReferences: (text, context) => findReferences(text, lexicon, context),
      lang,
      self,
    });
    for (const { id } of rich.corrections) used.add(`${piece.source.file} ${id}`);
    for (const { target } of nodesOf(rich.nodes, 'reference'))
      if (target.kind === 'card') mention(target.slug, address);
    // The page shows structural corrections beside the text. Those of a line of a card are anomalies.
    const structural = edits.filter(({ correction }) => isStructural(correction) && !correction.line);
    return { ...rich, corrections: [...rich.corrections, ...structural.map(toAppliedCorrection)] };
  };
  return {
    enrich: enrichPiece,
    mention,
    mentionsOf: (slug: string): readonly string[] => [...(mentions.get(slug) ?? [])],
    unusedCorrections: ({ source, edits }: PreparedSource): readonly Diagnostic[] =>
      edits
        .filter(({ correction }) => !isStructural(correction) && !used.has(`${source.file} ${correction.id}`))
        .map(({ correction, index }) =>
          errorAt(
            'correct/not-applied',
            placeOfCorrection(source.file, index),
            `Correction ${correction.id} is not applied to any text.`,
            'A correction cannot cross emphasis, a symbol, an address or the end of a paragraph: write one for each side. If the text is on no page, delete the correction, or give the text an ID in the margin.',
          ),
        ),
  };
};

export type Enricher = ReturnType<typeof createEnricher>;
