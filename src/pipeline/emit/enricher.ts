import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { PlacedPiece } from '../account/account.ts';
import { errorAt } from '../diagnostics.ts';
import { isStructural, placeOfCorrection } from '../edition/correct.ts';
import type { PreparedSource } from '../edition/prepare-source.ts';
import { enrich, referencesOf } from '../inline/rich.ts';
import type { Lexicon } from '../references/lexicon.ts';
import { findReferences } from '../references/references.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Enrich } from './text.ts';

/** Makes texts rich for their pages, and records what was placed, which cards are named and which corrections applied. */
export interface Enricher {
  readonly enrich: Enrich;
  /** Records that a text names a card. */
  readonly mention: (slug: string, address: string) => void;
  /** The addresses of the texts that name a card, in the order in which they were made rich. */
  readonly mentionsOf: (slug: string) => readonly string[];
  readonly placedOf: (source: SourceText) => readonly PlacedPiece[];
  /** Reports the corrections that were applied nowhere. */
  readonly unusedCorrections: (prepared: PreparedSource) => readonly Diagnostic[];
}

/** Makes the enricher for all sources of an edition. */
export const createEnricher = (sources: readonly PreparedSource[], lexicon: Lexicon): Enricher => {
  const editsOf = new Map(
    sources.map(({ source, edits }) => [source, edits.filter(({ correction }) => !isStructural(correction))]),
  );
  const placed = new Map<SourceText, PlacedPiece[]>();
  const mentions = new Map<string, Set<string>>();
  const used = new Set<string>();
  const mention = (slug: string, address: string): void => {
    mentions.set(slug, (mentions.get(slug) ?? new Set()).add(address));
  };
  return {
    enrich: (piece, lang, address, self = address.replace(/#.*$/u, '')) => {
      const rich = enrich(piece, {
        edits: editsOf.get(piece.source) ?? [],
        findReferences: (text, context) => findReferences(text, lexicon, context),
        lang,
        self,
      });
      const pieces = placed.get(piece.source) ?? [];
      pieces.push({ piece, inlineMarkup: rich.markup });
      placed.set(piece.source, pieces);
      for (const { id } of rich.corrections) used.add(`${piece.source.file} ${id}`);
      for (const target of referencesOf(rich.nodes))
        if (target.kind === 'card') mention(target.slug, address);
      return rich;
    },
    mention,
    mentionsOf: (slug) => [...(mentions.get(slug) ?? [])],
    placedOf: (source) => placed.get(source) ?? [],
    unusedCorrections: ({ source, edits }) =>
      edits
        .filter(({ correction }) => !isStructural(correction) && !used.has(`${source.file} ${correction.id}`))
        .map(({ start, end, correction, index }): Diagnostic => {
          const pieces = placed.get(source) ?? [];
          // A missing character has no offset: the one before it tells whether its text is on a page.
          const isOnPage = pieces.some(({ piece }) =>
            piece.flow.offsets.some((offset) => offset >= start - 1 && offset < end),
          );
          const at = placeOfCorrection(source.file, index);
          return isOnPage
            ? errorAt(
                'correct/crosses-markup',
                at,
                `Correction ${correction.id} crosses emphasis, a symbol, an address or the end of a paragraph.`,
                'Write a correction of its own, with a new ID, for the text on each side.',
              )
            : errorAt(
                'correct/not-applied',
                at,
                `Correction ${correction.id} is for text that is on no page.`,
                'Remove the correction, or give its text an ID in the margin.',
              );
        }),
  };
};
