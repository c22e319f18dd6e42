import { describe, expect, it } from 'vitest';
import { joinPieces, sideOfText } from './side.ts';
import { readText } from './testing.fixture.ts';

const text = `5.9 Sample

Definition

First sentence. These lean on it. Third one.

Another clause.

Examples

A. A player draws a card.
`;

describe('sideOfText', () => {
  const { sentences } = sideOfText(readText('en', text).structure, 'en', []);

  it('cuts clauses into sentences and knows what kind of cut each is', () => {
    expect(sentences.map(({ cut }) => cut)).toEqual([
      'paragraph',
      'leaning',
      'sentence',
      'paragraph',
      'paragraph',
    ]);
  });

  it('knows parts from headings and labels', () => {
    expect(sentences.at(-1)?.voices.en?.places).toEqual([
      { part: 'examples', isPartSure: true, label: 'A', lettersInARow: 1 },
    ]);
    expect(sentences[0]?.voices.en?.places).toEqual([
      { part: 'definition', isPartSure: true, ifLost: { likely: [], all: [] } },
    ]);
  });

  it('joins the pieces of a block with what stands between them', () => {
    const pieces = sentences.slice(0, 3).flatMap((sentence) => sentence.pieces.en ?? []);
    expect(joinPieces(pieces).map(({ flow }) => flow.text)).toEqual([
      'First sentence. These lean on it. Third one.',
    ]);
  });
});
