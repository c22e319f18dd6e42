import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { PlacedPiece } from '../account/account.ts';
import { enrich, referencesOf } from '../inline/rich.ts';
import { findReferences, type Lexicon } from '../references/references.ts';
import type { PreparedSource } from '../structure/prepare-source.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Enrich } from './emit-section.ts';

/** The desk every text passes on its way to a page: it makes it rich, and keeps the books. */
export interface Desk {
  readonly enrich: Enrich;
  /** Notes that a text names a card. */
  readonly mention: (slug: string, address: string) => void;
  /** Where a card is named, in the order in which the texts passed. */
  readonly mentionsOf: (slug: string) => readonly string[];
  readonly placedOf: (source: SourceText) => readonly PlacedPiece[];
  /** Reports the corrections that no text has met. */
  readonly unusedCorrections: (prepared: PreparedSource) => readonly Diagnostic[];
}

/** A desk for all the sources of an edition. */
export const createDesk = (sources: readonly PreparedSource[], lexicon: Lexicon): Desk => {
  const editsOf = new Map(sources.map(({ source, edits }) => [source, edits]));
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
        .filter(({ correction }) => !used.has(`${source.file} ${correction.id}`))
        .map(({ start, end, correction }): Diagnostic => {
          const pieces = placed.get(source) ?? [];
          // Of a character that is missing, the one before it tells where it would be.
          const isOnPage = pieces.some(({ piece }) =>
            piece.flow.offsets.some((offset) => offset >= start - 1 && offset < end),
          );
          const at = { severity: 'error', file: source.file, line: correction.line } as const;
          return isOnPage
            ? {
                code: 'correct/crosses-mark',
                ...at,
                message: `Correction ${correction.id} reaches across a mark (emphasis, a symbol, an address) or the end of a paragraph.`,
                hint: 'Write one correction for the text on each side of the mark, with new IDs.',
              }
            : {
                code: 'correct/not-applied',
                ...at,
                message: `Correction ${correction.id} stands in text that is on no page.`,
                hint: 'Take the correction out of content/corrections, or give its text a row in the registry.',
              };
        }),
  };
};
